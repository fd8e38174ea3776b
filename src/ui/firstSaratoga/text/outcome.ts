/** What an attack came to, unit by unit, in a short line: where everybody is now, and in what state. */
import type { Event } from '../../../engine/firstSaratoga';
import { capital } from '../../text/common';
import { counterOf } from '../field';
import { counterNames, hexNumber, listed, verb } from './names';

export interface Came {
  readonly text: string;
  /** Why it came so, where somebody chose it. */
  readonly case?: string;
}

interface Fate {
  lost?: keyof typeof LOST;
  killed?: boolean;
  back?: number;
  routed?: boolean;
  into?: number;
  readonly states: Set<string>;
}

const LOST = {
  step: ['is destroyed', 'are destroyed'],
  rout: ['runs for good', 'run for good'],
  captured: ['is captured', 'are captured'],
  creek: ['is lost in the creek', 'are lost in the creek'],
  garrison: ['is lost: garrison guns cannot go back', 'are lost: garrison guns cannot go back'],
} as const;

/** Of the events of one attack; undefined where it has brought nothing yet. */
export function outcomeOf(events: readonly Event[]): Came | undefined {
  const fates = fatesIn(events);
  const told = new Map<string, string[]>();
  for (const [id, fate] of fates) told.set(wordsOf(id, fate), [...(told.get(wordsOf(id, fate)) ?? []), id]);
  const sentences = [...told].map(([, ids]) => {
    const [first = ''] = ids;
    const fate = fates.get(first);
    return fate ? `${counterNames(ids)} ${deedOf(ids, fate)}` : '';
  });
  if (sentences.length === 0)
    return events.some(({ type }) => type === 'combatRolled') ? { text: 'Nobody is hurt.' } : undefined;
  const choice = choiceIn(events);
  return {
    text: capital(`${sentences.join('; ')}${choice ? `: ${choice.text}` : ''}.`),
    ...(choice && { case: choice.case }),
  };
}

function fatesIn(events: readonly Event[]): ReadonlyMap<string, Fate> {
  const fates = new Map<string, Fate>();
  const of = (id: string): Fate => {
    const fate = fates.get(id) ?? { states: new Set<string>() };
    fates.set(id, fate);
    return fate;
  };
  for (const event of events)
    switch (event.type) {
      case 'eliminated':
        of(event.unit).lost = event.by;
        break;
      case 'leaderCaptured':
        of(event.leader).lost = 'captured';
        break;
      case 'leaderRolled':
        if (event.killed) of(event.leader).killed = true;
        break;
      case 'routed':
        of(event.unit).routed = true;
        break;
      case 'retreated':
        for (const id of event.units) of(id).back = event.path.at(-1) ?? event.from;
        break;
      case 'advanced':
        for (const id of event.units) of(id).into = event.hex;
        break;
      case 'disrupted':
        for (const id of event.units) of(id).states.add('disrupted');
        break;
      case 'stepLost':
        of(event.unit).states.add('a step less');
        break;
      case 'madeIneffective':
        of(event.counter).states.add('ineffective');
        break;
      default:
    }
  return fates;
}

/** What those share of whom the same is told. */
const wordsOf = (id: string, fate: Fate): string => `${counterOf(id).side} ${deedOf(['', ''], fate)}`;

function deedOf(ids: readonly string[], { lost, killed, back, routed, into, states }: Fate): string {
  const say = (one: string, many: string) => (ids[0] === '' ? many : verb(ids, one, many));
  if (killed) return say('is killed', 'are killed');
  if (lost) {
    const [one, many] = LOST[lost];
    return say(one, many);
  }
  const after = states.size > 0 ? `, ${listed([...states])}` : '';
  if (back !== undefined)
    return `${routed ? say('routs', 'rout') : say('falls back', 'fall back')} to ${hexNumber(back)}${after}`;
  if (into !== undefined) return `${say('takes', 'take')} ${hexNumber(into)}${after}`;
  return `${say('stays', 'stay')}${after}`;
}

function choiceIn(events: readonly Event[]): { readonly text: string; readonly case: string } | undefined {
  const hold = events.find((event) => event.type === 'holdChosen');
  if (hold?.type === 'holdChosen')
    return hold.choice === 'loss'
      ? { text: 'a step was the price of holding', case: '8.4' }
      : { text: 'the step was spared, and they broke off', case: '8.4' };
  const exchange = events.find((event) => event.type === 'exchangeChosen');
  if (exchange?.type === 'exchangeChosen')
    return exchange.choice === 'loss'
      ? { text: 'the exchange was taken', case: '8.6' }
      : { text: 'ground was given instead of a step', case: '8.6' };
  return undefined;
}
