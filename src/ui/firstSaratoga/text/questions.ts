/** Who is asked what, in a sentence, with a word of help. */
import type { DecisionKind, RollFor, View } from '../../../engine/firstSaratoga';
import { capital } from '../../text/common';
import { modeNames } from './combat';
import { ending, endingCase } from './ending';
import { fieldNow } from '../field';
import { counterName, counterNames, hexName, points, signed } from './names';
import { sideNames } from './sides';

export interface Asked {
  readonly who: string;
  readonly question: string;
  readonly hint?: string | undefined;
  readonly case: string;
}

export function questionFor(view: View): Asked {
  const { decision } = view;
  if (!decision) {
    const { ending: end } = view;
    return { who: 'The end', question: end ? ending(end) : '', case: end ? endingCase(end) : '' };
  }
  if (decision.kind === 'roll') return { who: 'Dice', ...ROLLS[decision.roll](view), case: decision.case };
  return { who: capital(sideNames[decision.by]), ...QUESTIONS[decision.kind](view), case: decision.case };
}

type Say = (view: View) => { readonly question: string; readonly hint?: string | undefined };

const QUESTIONS: Readonly<Record<DecisionKind, Say>> = {
  assignEntry: () => ({
    question: 'Which column comes by which entry?',
    hint: `One column to each entry. ${fieldNow()
      .scenario.entries.filter(({ dieModifier }) => dieModifier !== 0)
      .map(
        ({ id, dieModifier }) => `At ${id} the movement die of a foggy turn counts ${signed(dieModifier)}.`,
      )
      .join(' ')}`,
  }),
  place: () => ({
    question: 'Where do the Americans stand?',
    hint: 'Take a counter, then press a lit hex. Leaders stand with a unit, so place the units first.',
  }),
  rally: ({ options: { recovery } }) => ({
    question: 'Who rallies?',
    hint: `Whoever rallies does not move this turn. Out of the enemy’s zone of control order comes back ${recovery === 'free' ? 'without a die' : 'with a morale test'}.`,
  }),
  move: ({ fog }) => ({
    question: 'Who moves?',
    hint: fog
      ? 'Fog: every group rolls when it sets out. The die or the printed allowance counts, whichever is lower.'
      : 'Press a stack, then a lit hex. The number is what the way costs.',
  }),
  moveGroup: ({ about, control, phasing }) => ({
    question:
      about?.kind === 'group' && about.stuck.length > 0
        ? control[phasing === 'british' ? 'colonial' : 'british'].includes(about.hex)
          ? 'Next to the enemy: they go no farther.'
          : 'They go no farther from here.'
        : about?.kind === 'group'
          ? `Where to? ${points(about.allowance - about.spent)} of ${points(about.allowance)} MP left.`
          : 'Where to?',
    hint:
      about?.kind === 'group' && about.stuck.length > 0
        ? `${counterNames(about.counters.filter((id) => !about.stuck.includes(id)))} could go on alone: press the others to leave them here.`
        : about?.kind === 'group'
          ? `${counterNames(about.counters)} under way. Press a stack in a hex that is not lit, and they stop here.`
          : undefined,
  }),
  relocateLeader: ({ about }) => ({
    question:
      about?.kind === 'relocation'
        ? `Where does ${counterName(about.counters[0] ?? '')} flee to?`
        : 'Where does the leader flee to?',
    hint: 'He was run over, and goes to the nearest of his own units.',
  }),
  attack: () => ({
    question: 'Attack whom?',
    hint: 'Press a ringed enemy. Every hex can be attacked once, and every unit attacks once.',
  }),
  choosePrimary: ({ about }) => ({
    question:
      about?.kind === 'attack' ? `Who stands in front in ${hexName(about.hex)}?` : 'Who stands in front?',
    hint: 'It tests morale for the hex and takes the loss.',
  }),
  exchange: () => ({
    question: 'An exchange: a step each. Take it?',
  }),
  hold: ({ about }) => ({
    question: 'They held. Pay a step and stay?',
    hint:
      about?.kind === 'attack'
        ? `The loss falls on ${counterName(about.result.startsWith('A') ? about.primary : (about.defender ?? about.primary))}.`
        : undefined,
  }),
  giveGround: () => ({
    question: 'Stand disrupted, or give ground?',
  }),
  afterLongShot: () => ({
    question: 'Shot at from afar: disrupted. Stay or go back?',
    hint: 'The long rifles have shaken them. They may leave the range at once.',
  }),
  retreat: ({ about }) => ({
    question:
      about?.kind === 'retreat' && about.units.some(({ routs }) => routs)
        ? `${counterNames(about.units.filter(({ routs }) => routs).map(({ unit }) => unit))} runs. Where to?`
        : 'Back where?',
    hint: 'One to three hexes, each farther from where they stood. A rout runs as far as it can.',
  }),
  advance: ({ about }) => ({
    question: about?.kind === 'advance' ? `${hexName(about.hexes[0] ?? 0)} is empty. Advance?` : 'Advance?',
    hint: 'Attacking infantry beside it may enter at once, free of cost and of zones of control.',
  }),
  counterattack: () => ({
    question: 'Counterattack?',
    hint: 'These enemies stood before you and did not attack. Each of their hexes may be struck once.',
  }),
};

const ROLLS: Readonly<Record<RollFor, Say>> = {
  fog: () => ({ question: 'Does the fog lie?' }),
  rally: ({ about }) => ({
    question: about?.kind === 'rally' ? `${counterName(about.unit)} tries to rally.` : 'A rally.',
  }),
  movement: ({ about }) => ({
    question: 'How far do they get?',
    hint: about?.kind === 'group' ? counterNames(about.counters) : undefined,
  }),
  militia: ({ about }) => ({
    question:
      about?.kind === 'group'
        ? `Does ${counterName(about.checking[0]?.unit ?? '')} dare to go near the enemy?`
        : 'Does the militia dare?',
  }),
  combat: ({ about }) => ({
    question:
      about?.kind === 'attack'
        ? `${counterNames(about.units)}: ${(about.counter ? 'counterattack' : modeNames[about.mode]).toLowerCase()} on ${hexName(about.hex)}.`
        : 'The combat die.',
  }),
  leader: ({ about }) => ({
    question:
      about?.kind === 'attack' ? `Is ${counterName(about.leaders[0] ?? '')} hit?` : 'Is a leader hit?',
  }),
  morale: ({ about }) => ({
    question:
      about?.kind === 'attack' && about.check
        ? `Does ${counterName(about.check.unit)} hold?`
        : 'Do they hold?',
  }),
};
