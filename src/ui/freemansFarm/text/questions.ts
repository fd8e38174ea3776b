/** Who is asked what, in one sentence, with a hint where one helps. */
import type { DecisionKind, FarmRoll, FormationId, View } from '../../../engine/freemansFarm';
import { capital } from '../../text/common';
import { nameDoes, nameOf } from './names';
import { sideAdjectives, sideNames, sidesFirst } from './sides';

export interface Asked {
  readonly who: string;
  readonly question: string;
  readonly hint?: string | undefined;
  readonly case: string;
}

export function questionFor(view: View): Asked {
  const { decision } = view;
  if (!decision) return over(view);
  if (decision.kind === 'roll') return rolling(view, decision);
  const formation = decision.formation;
  const who = sidesFirst[decision.by];
  return { who, case: decision.case, ...ASKED[decision.kind](view, formation) };
}

type Words = (view: View, formation: FormationId | undefined) => Pick<Asked, 'question' | 'hint'>;

const name = (formation: FormationId | undefined): string => (formation ? nameOf(formation) : 'It');

const ASKED: Readonly<Record<DecisionKind, Words>> = {
  keepHand: () => ({
    question: 'Which three cards do you keep?',
    hint: 'The other three go back into your deck and will come later. Each of your 15 cards comes once in a game, one a round.',
  }),
  playCard: ({ round }) => ({
    question: 'Which card do you play?',
    hint:
      round === 1
        ? 'It brings cubes and lets its formation act. Choose one to see what it would bring.'
        : undefined,
  }),
  chooseFormation: () => ({ question: 'Whom does the general lead?' }),
  chooseCommand: (_, formation) => ({
    question: `What does ${name(formation)} do?`,
  }),
  payCost: (_, formation) => ({
    question: `How does ${name(formation)} pay for it?`,
    hint: 'From 5 down every loss of Morale is tested; markers are few, but only losing the last is fatal. Morale is cheap while it is high, a marker once it nears 5.',
  }),
  prepareAttack: (view) => ({ question: attackWords(view), hint: 'Play a card on the attack, or roll.' }),
  answerAttack: (view) => ({
    question: `${attackWords(view)}: answer with a card?`,
  }),
  maintain: () => ({
    question: 'Roll dice again, or let them stand?',
    hint: 'Choose the dice, then the price. You may do it as often as you can pay.',
  }),
  answerReroll: () => ({
    question: 'They have paid to roll again. Stop them?',
    hint: 'The marked dice would be rolled again. Stopped, all stay as they lie, and what was paid is gone.',
  }),
  rescue: (_, formation) => ({
    question: `${capital(name(formation))} has failed its test and breaks. Save it?`,
  }),
  followUp: (_, formation) => ({ question: `Does ${name(formation)} attack at once?` }),
  purchase: () => ({
    question: 'Buy a Tactics card?',
    hint: 'One a turn. If nobody buys, the row moves down and the bottom card is lost.',
  }),
  drawCard: ({ mayLook }) =>
    mayLook
      ? { question: 'Draw a card, or fetch one?', hint: 'Five cubes fetch any card of your deck.' }
      : { question: 'Draw a card?', hint: 'Three Tactics cards turned in first would bring a cube.' },
};

function attackWords({ attack }: View): string {
  return attack ? `${capital(nameDoes(attack.attacker, 'attack'))} ${nameOf(attack.target)}` : 'An attack';
}

function rolling(view: View, roll: FarmRoll): Asked {
  const side = roll.side ?? view.phasing;
  const who = sidesFirst[side];
  const rule = roll.case;
  switch (roll.what) {
    case 'draw':
      return { who, case: rule, question: rule === '13.2' ? 'A card is turned up.' : 'A card is drawn.' };
    case 'attack':
      return {
        who,
        case: rule,
        question: rule === '13.1' ? 'The 3s are rolled again.' : `${attackWords(view)}.`,
      };
    case 'test':
      return { who, case: rule, question: 'Morale Test: will it hold?' };
  }
}

function over({ ending }: View): Asked {
  const winner = ending?.winner;
  const who = winner ? sideAdjectives[winner] : 'Nobody';
  return {
    who: winner ? `${who} victory` : 'A draw',
    question: winner ? `${capital(sideNames[winner])} have won.` : 'Both armies are spent.',
    case: '12',
  };
}
