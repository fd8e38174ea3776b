/** A hex and a counter in one spoken sentence. */
import { formatHex, type Hex } from '../../../engine/hexmap/hexId';
import {
  type Counter,
  counterOf,
  hexFacts,
  isUnit,
  type Mark,
  stackAt,
  type View,
} from '../../../engine/saratoga';
import { text } from '.';

export function describeHex(hex: Hex, view: Pick<View, 'battle' | 'stacks' | 'marks'>): string {
  const facts = hexFacts(hex, view.battle);
  if (!facts) return '';
  const words = text.hex;
  const ids = stackAt(view, hex);
  const parts = [
    words.number(formatHex(hex)),
    words.ground(words.terrain[facts.terrain], facts.level),
    ...(facts.work ? [words.work[facts.work]] : []),
    ...(facts.bank ? [words.bank] : []),
    ...facts.roads,
    ...(facts.fords.length > 0 ? [words.ford(facts.fords)] : []),
    ...(facts.exit ? [words.exit] : []),
    ...facts.streams.map((stream) => stream.name),
    ...facts.places.map((place) => place.name),
    words.enterCost(facts.cost),
    ...(facts.climbs.length > 0 ? [words.climb(facts.climbs)] : []),
  ];
  const who = [...ids].reverse().map((id) => describeCounter(counterOf(id), view.marks[id]));
  return `${parts.join(', ')}. ${who.length > 0 ? `${who.join('; ')}.` : words.nobody}`;
}

export function describeCounter(counter: Counter, marks: readonly Mark[] = []): string {
  const words = text.counter;
  const states = marks.map((mark) => text.marks[mark][0].toLowerCase());
  if (!isUnit(counter))
    return [
      counter.kind === 'overall'
        ? words.overall(counter.longName, counter.activation, counter.span, counter.movement)
        : words.leader(counter.longName, counter.bonus, counter.span, counter.movement),
      ...states,
    ].join(', ');
  const rating = marks.includes('reduced') ? counter.rating.reduced : counter.rating.full;
  return [
    words.unit(counter.longName, rating, counter.movement),
    ...(counter.kind === 'artillery' ? [words.range(counter.range)] : []),
    ...states,
  ].join(', ');
}
