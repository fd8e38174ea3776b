/** Names of counters, hexes, hours and columns, and how they are listed. */
import { formatHex, type Hex } from '../../../engine/hexmap/hexId';
import { counterOf, fieldNow } from '../field';

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const counterName = (id: string): string => counterOf(id).name.replace("'", '’');

export const counterNames = (ids: readonly string[]): string => listed(ids.map(counterName));

/** A verb for these: ‘Morgan routs’, ‘the Irregulars rout’. */
export const verb = (ids: readonly string[], one: string, many: string): string =>
  ids.length > 1 || /(?:ers|ars|Guns \d)$/.test(counterName(ids[0] ?? '')) ? many : one;

export const hexNumber = (hex: number): string => formatHex(hex as Hex);

/** ‘0214, Bemis’s Tavern’ where the place has a name. */
export function hexName(hex: number): string {
  const number = hexNumber(hex);
  const place = fieldNow().scenario.ground.places.find((each) => each.hex === number);
  return place ? `${number}, ${place.name.replace("'", '’')}` : number;
}

/** ‘0930’ as ‘9:30 a.m.’. */
export function hourName(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${((hour + 11) % 12) + 1}:${time.slice(2)} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

export function partOfDay(time: string): string {
  const hour = Number(time.slice(0, 2));
  return hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
}

const COLUMNS: Readonly<Record<string, string>> = {
  F: 'Fraser’s column',
  H: 'Hamilton’s column',
  R: 'Riedesel’s column',
};
export const columnName = (formation: string): string => COLUMNS[formation] ?? `Column ${formation}`;

/** Points of movement with their halves. */
export function points(value: number): string {
  const whole = Math.floor(value);
  const half = value !== whole ? '½' : '';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

export const percent = (part: number): string => told(Math.round(part * 100), part);

/** Parts of a whole in per cent that add up to a hundred: what is left over goes to the largest remainders. */
export function wholePercents(parts: readonly number[]): readonly number[] {
  const floors = parts.map((part) => Math.floor(part * 100 + TINY));
  const byRemainder = parts
    .map((part, i) => ({ i, rest: part * 100 - (floors[i] ?? 0) }))
    .sort((a, b) => b.rest - a.rest);
  const left =
    Math.round(parts.reduce((sum, part) => sum + part, 0) * 100) - floors.reduce((a, b) => a + b, 0);
  const raised = new Set(byRemainder.slice(0, left).map(({ i }) => i));
  return floors.map((floor, i) => floor + (raised.has(i) ? 1 : 0));
}

/** The same in words. */
export function percents(parts: readonly number[]): readonly string[] {
  const whole = wholePercents(parts);
  return parts.map((part, i) => told(whole[i] ?? 0, part));
}

const told = (value: number, part: number): string =>
  value === 0 && part > 0 ? '<1%' : value === 100 && part < 1 ? '>99%' : `${value}%`;

/** Some of these parts together, as they are told one by one. */
export function percentTogether(parts: readonly number[], counts: (i: number) => boolean): string {
  const sum = (numbers: readonly number[]) =>
    numbers.reduce((total, each, i) => total + (counts(i) ? each : 0), 0);
  return told(sum(wholePercents(parts)), sum(parts));
}

/** A third of a hundred and such may come out a hair too low. */
const TINY = 1e-9;
