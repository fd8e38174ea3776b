/** Advice in words: who should do what, and where. */
import type { Action, Counsel, FirstSaratogaTypes, View } from '../../../engine/firstSaratoga';
import type { AdviceWords } from '../../../games/contract';
import { capital } from '../../text/common';
import { fieldNow, hexOfCounter } from '../field';
import { modeNames } from './combat';
import { columnName, counterName, counterNames, hexName, hexNumber } from './names';
import { planSentences } from './plans';
import { play } from './play';

export const adviceWords: AdviceWords<FirstSaratogaTypes> = {
  order: (view, { action, counsel }) => {
    const { to = 0, plan } = (counsel ?? {}) as Partial<Counsel>;
    return {
      text: `${capital(orderOf(view, action, to))}.`,
      why: planSentences(plan).map(({ text }) => text),
    };
  },
  missed: (view, { action, counsel }) => {
    const { weighed, to = 0 } = (counsel ?? {}) as Partial<Counsel>;
    const weigh = action.kind === 'begin' ? weighedMarch : weighedBlow;
    return { text: `Another way: ${orderOf(view, action, to)}.`, why: weighed ? weigh(weighed) : [] };
  },
  // 4.5 in fog nobody knows how far anybody would have come.
  judged: ({ fog }) => (fog ? BLOWS : [...MARCHES, ...BLOWS]),
};

const MARCHES: readonly Action['kind'][] = ['begin', 'step', 'halt', 'endMovement'];
const BLOWS: readonly Action['kind'][] = ['attack', 'endCombat'];

const weighedMarch = ({ best, done = 0 }: NonNullable<Counsel['weighed']>): readonly string[] => [
  `As you stand, the computer reckons the day at ${signedTenths(done)} points of victory for you; with them there, at ${signedTenths(best)}.`,
  'It counts men and places, what you could strike next, and what the enemy could.',
];

function signedTenths(value: number): string {
  const told = Math.abs(value).toFixed(1);
  return `${told === '0.0' ? '' : value < 0 ? '−' : '+'}${told}`;
}

const weighedBlow = ({ best, done }: NonNullable<Counsel['weighed']>): readonly string[] => [
  `It promised about ${best.toFixed(1)} points of victory.`,
  done === undefined
    ? 'Nothing was attacked there instead.'
    : `The attack that was made: ${done.toFixed(1)}.`,
  'The computer reckons with the exact odds, and with what a counterattack would cost.',
];

function orderOf(view: View, action: Action, goal: number): string {
  switch (action.kind) {
    case 'assign':
      return `${columnName(action.formation)} by entry ${action.entry}`;
    case 'join':
      return `${counterName(action.leader)} with ${columnName(action.formation)}`;
    case 'place':
      return `${counterName(action.counter)} to ${hexName(action.hex)}`;
    case 'rally':
      return `rally ${counterName(action.unit)}`;
    case 'begin': {
      const hex = hexOfCounter(view.stacks, action.counters[0] ?? '');
      const from = hex === 0 ? '' : ` from ${hexNumber(hex)}`;
      const to = goal > 0 ? ` for ${hexName(goal)}${promiseOf(view, goal)}` : '';
      return `${action.march ? 'march' : 'set out'} with ${counterNames(action.counters)}${from}${to}`;
    }
    case 'step':
      return `on to ${hexName(action.path.at(-1) ?? 0)}`;
    case 'drop':
      return `leave ${counterNames(action.counters)} here`;
    case 'attack':
      return `${modeNames[action.mode].toLowerCase()} on ${hexName(action.hex)} with ${counterNames(action.units)}`;
    case 'counterattack':
      return `counterattack ${hexName(action.hex)} with ${counterNames(action.units)}`;
    case 'choosePrimary':
      return `${counterName(action.unit)} in front`;
    case 'exchange':
      return action.choice === 'loss' ? 'take the exchange' : 'give ground instead';
    case 'hold':
      return action.choice === 'loss' ? 'lose a step and hold' : 'fall back';
    case 'giveGround':
      return `${hexNumber(action.hex)}: ${action.choice === 'stay' ? 'stand, disrupted' : 'give ground'}`;
    case 'retreat':
      return `${counterNames(action.units)} back to ${hexName(action.path.at(-1) ?? 0)}`;
    case 'advance':
      return `advance with ${counterNames([...action.units, ...action.leaders])}`;
    case 'relocate':
      return `${counterName(action.leader)} to ${hexName(action.hex)}`;
    case 'halt':
      return 'stop here';
    case 'endMovement':
    case 'endCombat':
    case 'endRally':
    case 'pass':
    case 'decline':
    case 'deploy':
    case 'ready':
    case 'lift':
    case 'unassign':
    case 'roll':
      return play.actions[action.kind];
  }
}

/** 4.5, 14.1 what lies between them and the hex, and what waits there. */
function promiseOf({ fog, phasing }: View, to: number): string {
  const wins = phasing === 'british' && fieldNow().world.atOnce[to] === 1;
  return `${fog ? ', if the die allows it' : ''}${wins ? ': that wins at once' : ''}`;
}
