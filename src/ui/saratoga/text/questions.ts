/** What the game asks now: one sentence for each decision and each roll, out of what the viewer may know. */
import {
  type About,
  counterOf,
  FORMATION_BY_ID,
  RATINGS,
  type Side,
  type View,
} from '../../../engine/saratoga';
import { english } from './english';
import { endWords } from './log';
import { capital } from '../../text/common';
import { counterName, counterNames, groupName, hexNumber, targetName } from './names';
import { sideAdjectives, sideNames } from './sides';
import { orLess, orMore, shotDetail } from './shotWords';

export interface QuestionWords {
  /** Whom it is for: a side, or whose dice they are. */
  readonly who: string;
  readonly question: string;
  /** How to answer. */
  readonly hint?: string;
  /** Whether it is the same every time, and so known after the first turn. */
  readonly isRoutine?: boolean;
  readonly case: string;
}

type Words = Omit<QuestionWords, 'case'>;
type AboutOf<Kind extends About['kind']> = Extract<About, { readonly kind: Kind }>;

/** Who is in hand is asked about where one may choose. */
export function questionFor(view: View, inHand?: readonly string[]): QuestionWords {
  if (!view.decision || !view.about) return overFor(view);
  // Who has put down those under way sees no hex lit for them.
  const about =
    inHand?.length === 0 && view.about.kind === 'movement' ? { ...view.about, party: [] } : view.about;
  const words = wordsFor(view, about, deciderOf(view));
  const chosen = inHand ?? [];
  const isUnderWay = about.kind === 'movement' && chosen.some((id) => partyOf(view).includes(id));
  const own =
    about.kind === 'movement' && chosen.length > 0 && !isUnderWay
      ? {
          question: `Where ${chosen.length === 1 ? 'does' : 'do'} ${counterNames(chosen)} go?`,
          ...(about.owing.length + about.doomed.length === 0 && { hint: IN_HAND, isRoutine: true }),
        }
      : {};
  return { ...words, ...own, case: view.decision.case };
}

const IN_HAND = 'Choose a lit hex. Numbers are movement points (MP); in a red hex the move ends.';

const partyOf = ({ about }: View): readonly string[] => (about?.kind === 'movement' ? about.party : []);

function wordsFor(view: View, about: About, decider: Side): Words {
  const who = capital(sideNames[decider]);
  const adjective = sideAdjectives[decider];
  switch (about.kind) {
    case 'placement':
      return { who, ...placement(view, about.side) };
    case 'orderRoll':
      return {
        who: 'Both sides',
        question: `Who rolls higher and chooses the order of turn ${view.turn}?`,
        hint: 'Roll two dice: the first is British, the second American. On a tie the Americans choose.',
      };
    case 'order':
      return {
        who,
        question: `Who goes first in turn ${view.turn}?`,
        hint: 'Choose a side; the other plays after it.',
      };
    case 'gatesRoll':
      return {
        who: 'The Americans',
        question:
          about.needed === undefined
            ? 'Does Gates act this turn?'
            : `Does Gates act this turn: ${about.needed} or more with two dice?`,
        hint: about.needed === 8 ? 'Roll two dice. The enemy is near, so 8 will do.' : 'Roll two dice.',
      };
    case 'activation':
      return {
        who,
        question: activationQuestion(about),
        hint: 'Only active units may move next to the enemy and attack. Choose a name here, or the commander on the map.',
        isRoutine: true,
      };
    case 'movement':
      return { who, ...movement(view, about, adjective) };
    case 'excess':
      return {
        who,
        question:
          about.hexes.length === 0
            ? `Which ${adjective} units beyond two in a hex are given up?`
            : `Too many units in ${english.listed(about.hexes.map(hexNumber))}: two may stay. Which one is lost?`,
        hint: 'Choose a unit in that hex and confirm; it is lost.',
      };
    case 'combatMovement':
      return {
        who,
        question: 'Close in? Active infantry may move up to 3 MP to reach the enemy.',
        hint: view.actions.some(({ kind }) => kind === 'combatMove')
          ? 'Choose counters and a lit hex next to the enemy, or open fire from where you stand. Once nobody else can close in, the fire begins.'
          : isOwn(view, decider)
            ? 'No more units can close in. Go on, so that your opponent learns nothing.'
            : 'They may close in before the fire.',
      };
    case 'fire':
      return { who, ...fire(view, about, adjective) };
    case 'shot':
      return { who: capital(sideNames[counterOf(about.unit).side]), ...shot(about) };
    case 'relocation':
      return {
        who,
        ...relocation(view, about),
      };
    case 'morale':
      return {
        who: capital(sideNames[FORMATION_BY_ID[about.formation].side]),
        question: `Does ${groupName(about.formation)} hold: ${about.number} or less with two dice?`,
        hint: 'Roll two dice. More than that, and it breaks for good.',
      };
    case 'break':
      return { who, ...formationBreak(about, adjective) };
    case 'displacement':
      return {
        who,
        question: `Who makes room in ${hexNumber(about.hex)} for ${counterName(about.newcomer)}, and goes where?`,
        hint: 'Choose one of the two units that stood there before, and one of the hexes offered.',
      };
    case 'advance':
      return {
        who,
        question: `Who advances into ${hexNumber(about.hex)}, if anybody?`,
        hint: 'Choose up to two units that fired at it, with any leaders of their hexes, or decline.',
      };
    case 'recovery':
      return {
        who,
        question: `Which ${adjective} formation tries to recover its step losses?`,
        hint: recoveryHint(view),
      };
    case 'recoveryRoll':
      return {
        who: capital(sideNames[view.phasing]),
        question: `Does ${about.unit === undefined ? `a hidden unit of ${groupName(about.group)}` : counterName(about.unit)} recover its step loss${about.needed === undefined ? '' : `: ${orLess(about.needed)} with one die`}?`,
        hint: 'Roll one die.',
      };
  }
}

/** Whether the side that decides looks, and so sees what it can do. */
const isOwn = ({ viewer, fog }: View, decider: Side): boolean => fog && viewer === decider;

function relocation(view: View, { leader, from }: AboutOf<'relocation'>): Omit<Words, 'who'> {
  if (view.actions.some(({ kind }) => kind === 'decline'))
    return {
      question: `Does a leader leave ${hexNumber(from)}?`,
      hint: 'None was there. Go on, so that your opponent learns nothing.',
    };
  return {
    question: `Which of the nearest friends does ${leader === undefined ? 'the leader, if one was there,' : counterName(leader)} join from ${hexNumber(from)}?`,
    hint: 'Choose one of the hexes offered.',
  };
}

function recoveryHint(view: View): string {
  const groups = view.actions.flatMap((action) => (action.kind === 'recover' ? [action.group] : []));
  if (groups.length === 0 && isOwn(view, view.phasing))
    return 'None of yours can. Go on, so that your opponent learns nothing.';
  const guns = groups.flatMap((group) =>
    group === 'gatesGuns' || group === 'arnoldGuns' ? [`, or ${groupName(group)}`] : [],
  );
  return `Choose one formation${guns.join('')}, or end the phase.`;
}

/** The side that answers; while the dice fall it is of no account. */
const deciderOf = ({ decision, phasing }: View): Side =>
  decision?.by === 'british' || decision?.by === 'american' ? decision.by : phasing;

function overFor({ ending }: View): QuestionWords {
  const who = ending?.winner ? capital(sideNames[ending.winner]) : 'Both sides';
  if (!ending) return { who, question: 'Nothing is asked now.', case: '4.0' };
  return { who, question: endWords(ending), case: '9.0' };
}

function placement(view: View, side: Side): Omit<Words, 'who'> {
  // What is still to be placed is told only to its owner.
  if (view.fog && view.viewer !== side) return { question: `Where do ${sideNames[side]} set up?` };
  const left = view.notPlaced.filter((id) => counterOf(id).side === side);
  const [only] = left;
  if (only === undefined)
    return {
      question: `Everybody has a place: shall the set-up of ${sideNames[side]} stand?`,
      hint: 'Confirm, or take counters up and place them elsewhere.',
    };
  return {
    question:
      left.length === 1
        ? `Where does ${counterName(only)} start?`
        : `Where do ${sideNames[side]} place their remaining ${left.length} counters?`,
    hint: 'Choose a counter and one of the hexes offered, or take the ready-made set-up.',
  };
}

function activationQuestion({ left }: AboutOf<'activation'>): string {
  const parts = Object.entries(left)
    .filter(([, count]) => count > 0)
    .map(
      ([id, count]) =>
        `${counterName(id)} can activate ${count === 1 ? 'one commander' : `${count} commanders`}`,
    );
  return parts.length > 0 ? `${capital(english.listed(parts))}. Which?` : 'Which commanders are activated?';
}

function movement(
  { actions }: View,
  { party, left, owing, doomed }: AboutOf<'movement'>,
  adjective: string,
): Omit<Words, 'who'> {
  const warning =
    doomed.length > 0
      ? ` ${capital(counterNames(doomed))} can fall back nowhere and will be lost when the phase ends.`
      : '';
  const canGoOn = actions.some(
    (action) => action.kind === 'move' && action.counters.every((id) => party.includes(id)),
  );
  if (canGoOn)
    return {
      question: `March on? ${english.mp(left * 2)} MP left.`,
      hint: `Choose a lit hex, another stack, or stop here. Their move ends when you move another stack.${warning}`,
    };
  if (owing.length > 0)
    return {
      question: `Where ${owing.length === 1 ? 'does' : 'do'} ${counterNames(owing)} fall back to?`,
      hint: `Broken units go one by one, farther from the enemy: choose a unit and one of its hexes.${warning}`,
    };
  return {
    question: `Which ${adjective} counters move, and where to?`,
    hint: `Choose a stack, then a lit hex. Numbers are movement points (MP); in a red hex the move ends. Nobody has to move.${warning}`,
    isRoutine: warning === '',
  };
}

function fire(view: View, { step }: AboutOf<'fire'>, adjective: string): Omit<Words, 'who'> {
  const rating = RATINGS[step >> 1] ?? '';
  const manner = step % 2 === 0 ? 'in defence' : 'in attack';
  const units = new Set(view.actions.flatMap((action) => (action.kind === 'fire' ? [action.unit] : [])));
  const left =
    units.size === 0 ? '' : units.size === 1 ? ' One unit can fire.' : ` ${units.size} units can fire.`;
  // R129 the side is asked alone, as a gun may lie where the enemy cannot see it
  if (units.size === 0 && view.actions.length > 0 && view.fog && view.viewer === view.decision?.by)
    return {
      question: `Does any ${adjective} ${rating} unit fire ${manner} out of a closed stack?`,
      hint: `None of yours can. Go on, so that your opponent learns nothing. Step ${step + 1} of 8.`,
    };
  return {
    question: `${capital(adjective)} fire, ${rating} units: choose a unit and a target.`,
    hint: `They fire ${manner}. Step ${step + 1} of 8.${left}`,
  };
}

function shot({ unit, target, hex, odds: { base, best, worst } }: AboutOf<'shot'>): Omit<Words, 'who'> {
  const at = `${targetName(target)} in ${hexNumber(hex)}`;
  const needs =
    best.needed === worst.needed
      ? orMore(best.needed)
      : `${orMore(worst.needed)}, or with ${orMore(best.needed)} if two units stand there`;
  const guess = best.modifiers.length === worst.modifiers.length ? '' : ', perhaps two units +1';
  return {
    question: `Does ${counterName(unit)} hit ${at}, with ${needs}?`,
    hint: `Roll one die. ${shotDetail(unit, base, worst.modifiers)}${guess}.`,
  };
}

function formationBreak(
  { formation, stage, units }: AboutOf<'break'>,
  adjective: string,
): Omit<Words, 'who'> {
  if (stage === 'round')
    return {
      question: `Which ${adjective} infantry fires at ${groupName(formation)} as it breaks?`,
      hint: `Choose a unit and its target, or hold its fire.${units.length > 0 ? ` Driven back: ${counterNames(units)}.` : ''}`,
    };
  return {
    question:
      // Whoever else it is stands in the list below.
      units.length === 0 || units.length > 2
        ? `Where does ${groupName(formation)} retreat to?`
        : `Where ${units.length === 1 ? 'does' : 'do'} ${counterNames(units)} retreat to?`,
    hint: 'Choose a unit and one of the hexes offered, one hex away from the enemy.',
  };
}
