/** What a turning point comes down to: the one thing to be told of it, and the shot or march that brought it about. */
import { counterOf, isUnit, sideOfCounter } from '../data/counters';
import { FORMATION_BY_ID } from '../data/formations';
import type { FormationId, Side } from '../data/types';
import { MAP } from '../data/map';
import type { Event } from '../events';
import { enemyOf } from '../roster';
import type { Ending } from '../state';
import { hexOf } from '../../hexmap/hexId';
import type { TurningPoint } from './turningPoints';

/** The gravest thing that befell the side that lost by a turning point. */
export type Crisis =
  /** 3.8.2 `fallen`: the commander of the one formation, killed in the same phase. */
  | {
      readonly kind: 'broke';
      readonly side: Side;
      readonly formations: readonly FormationId[];
      readonly fallen: string | undefined;
    }
  /** 9.0 full-strength units that left by the road. */
  | { readonly kind: 'away'; readonly units: number }
  /** 7.6 */
  | { readonly kind: 'fell'; readonly leaders: readonly string[] }
  | { readonly kind: 'surrendered' | 'crowded' | 'destroyed'; readonly units: readonly string[] }
  | { readonly kind: 'worn'; readonly side: Side; readonly steps: number; readonly hex: number | undefined }
  /** The lead moved, and no step tells why. */
  | { readonly kind: 'lead'; readonly winner: Side };

export type Stroke =
  | {
      readonly kind: 'shot';
      readonly side: Side;
      readonly unit: string;
      readonly from: number;
      readonly hex: number;
      readonly hit: boolean;
    }
  | {
      readonly kind: 'march';
      readonly side: Side;
      readonly unit: string;
      readonly way: readonly number[];
      /** 9.0 it ends beyond the edge of the map. */
      readonly leaves: boolean;
    };

/** Places of the record around a stroke. */
export interface Scene {
  readonly before: number;
  /** Just after what it brought about. */
  readonly at: number;
  /** When those who had to run have run. */
  readonly after: number;
  readonly stroke: Stroke | undefined;
  readonly hex: number | undefined;
}

type Steps = readonly { readonly events: readonly Event[] }[];

/** The greatest swing toward the side that won; where there is none, the greatest of all. */
export function chiefPoint(
  turning: readonly TurningPoint[],
  ending: Ending | undefined,
): TurningPoint | undefined {
  const bySwing = turning.toSorted((a, b) => b.swing - a.swing || b.place - a.place);
  return bySwing.find(({ winner }) => winner === ending?.winner) ?? bySwing[0];
}

/** `steps`: those of its phase. */
export function crisisOf(point: TurningPoint, steps: Steps): Crisis {
  const { winner, away, broke } = point;
  const side = enemyOf(winner);
  const events = steps.flatMap(({ events: list }) => list);
  const unitsOf = (type: 'surrendered' | 'removedByStacking') =>
    events.flatMap((event) =>
      event.type === type && sideOfCounter(event.unit) === side ? [event.unit] : [],
    );
  const leaders = events.flatMap((event) =>
    event.type === 'leaderKilled' && sideOfCounter(event.leader) === side ? [event.leader] : [],
  );
  const formations = broke.filter((id) => FORMATION_BY_ID[id].side === side);
  const [only] = formations;
  if (only) {
    const fallen = leaders.find((leader) => leader === FORMATION_BY_ID[only].commander);
    return { kind: 'broke', side, formations, fallen: formations.length === 1 ? fallen : undefined };
  }
  if (away > 0) return { kind: 'away', units: away };
  if (leaders.length > 0) return { kind: 'fell', leaders };
  const destroyed = events.flatMap((event) =>
    event.type === 'stepLost' && event.hits === 4 && event.side === side && event.unit !== undefined
      ? [event.unit]
      : [],
  );
  if (destroyed.length > 0) return { kind: 'destroyed', units: destroyed };
  const surrendered = unitsOf('surrendered');
  if (surrendered.length > 0) return { kind: 'surrendered', units: surrendered };
  const crowded = unitsOf('removedByStacking');
  if (crowded.length > 0) return { kind: 'crowded', units: crowded };
  const lost = point.steps[side];
  return lost > 0 ? { kind: 'worn', side, steps: lost, hex: point.hex } : { kind: 'lead', winner };
}

/** Where in its phase the crisis came, and by what. */
export function sceneOf(point: TurningPoint, steps: Steps): Scene {
  const from = point.chapter.place;
  const crisis = crisisOf(point, steps);
  const isCrisis = crisisTest(crisis, point);
  const found = steps.findIndex(({ events }) => events.some(isCrisis));
  const at = found < 0 ? Math.max(0, point.place - from - 1) : found;
  const told = steps[at]?.events.find(isCrisis);
  const [by, stroke] = causeOf(steps, at, told);
  return {
    before: from + by,
    at: from + at + 1,
    after: from + ranUntil(steps, at, crisis),
    stroke,
    hex: hexOfStroke(stroke) ?? (told && 'hex' in told ? told.hex : point.hex),
  };
}

/** The step that brought a crisis about, and its stroke: fire has most of them, feet some. */
function causeOf(steps: Steps, at: number, told: Event | undefined): [number, Stroke | undefined] {
  if (told?.type === 'exited') return wayOut(steps, at, told.counters);
  const isWanted = (stroke: Stroke | undefined) =>
    told?.type === 'leaderKilled' ? stroke !== undefined : stroke?.kind === 'shot';
  const by = steps.slice(0, at + 1).findLastIndex(({ events }) => isWanted(strokeIn(events)));
  return by < 0 ? [at, strokeIn(steps[at]?.events ?? [])] : [by, strokeIn(steps[by]?.events ?? [])];
}

/** 9.0 the march to the road's end in the same phase, and on. */
function wayOut(steps: Steps, at: number, counters: readonly string[]): [number, Stroke] {
  const [unit = ''] = counters;
  const side = sideOfCounter(unit);
  const ways = steps
    .slice(0, at)
    .map(({ events }) =>
      events.flatMap((event) =>
        event.type === 'moved' && event.counters.includes(unit) ? [[event.from, ...event.path]] : [],
      ),
    );
  const by = ways.findLastIndex((list) => list.length > 0);
  return [by < 0 ? at : by, { kind: 'march', side, unit, way: ways[by]?.at(-1) ?? [EXIT], leaves: true }];
}
const EXIT = hexOf(MAP.britishExit);

/** A moment of a record, with what has just happened there. */
export function momentScene(log: Steps, place: number): Scene {
  const recent = log.slice(Math.max(0, place - RECENT), place);
  const back = recent.findLastIndex(({ events }) => strokeIn(events) !== undefined);
  const stroke = strokeIn(recent[back]?.events ?? []);
  const before = stroke ? place - recent.length + back : place;
  return { before, at: place, after: place, stroke, hex: hexOfStroke(stroke) };
}

/** A shot, its morale check, and a retreat. */
const RECENT = 3;

/** The last shot or march among some events. */
export function strokeIn(events: readonly Event[]): Stroke | undefined {
  for (const event of events.toReversed()) {
    if (event.type === 'shot') {
      const { unit, from, hex, hit } = event;
      return { kind: 'shot', side: sideOfCounter(unit), unit, from, hex, hit };
    }
    if (event.type === 'moved') {
      const { shown, from, path } = event;
      return marchOf(shown, [from, ...path]);
    }
    if (event.type === 'advanced') {
      const [unit = ''] = event.counters;
      return marchOf(unit, [...event.from.slice(0, 1), event.hex]);
    }
    if (event.type === 'exited') return marchOf(event.counters[0] ?? '', [EXIT], true);
  }
  return undefined;
}

const marchOf = (unit: string, way: readonly number[], leaves = false): Stroke => ({
  kind: 'march',
  side: sideOfCounter(unit),
  unit,
  way,
  leaves,
});

const hexOfStroke = (stroke: Stroke | undefined): number | undefined =>
  stroke?.kind === 'shot' ? stroke.hex : stroke?.way.at(-1);

function crisisTest(crisis: Crisis, point: TurningPoint): (event: Event) => boolean {
  switch (crisis.kind) {
    case 'broke':
      return (event) => event.type === 'broke' && event.formation === crisis.formations.at(-1);
    case 'away':
      return (event) => event.type === 'exited';
    case 'fell':
      return (event) => event.type === 'leaderKilled' && event.leader === crisis.leaders[0];
    case 'destroyed':
      return (event) => event.type === 'stepLost' && event.hits === 4 && event.unit === crisis.units[0];
    case 'surrendered':
      return (event) => event.type === 'surrendered' && event.unit === crisis.units[0];
    case 'crowded':
      return (event) => event.type === 'removedByStacking' && event.unit === crisis.units[0];
    case 'worn':
      return (event) =>
        event.type === 'stepLost' &&
        event.side === crisis.side &&
        event.hex === point.hex &&
        event.hits !== 1;
    case 'lead':
      return () => false;
  }
}

/** 3.8.2 when the last man of a formation that broke has run, in its phase; where none did, the step of the crisis itself. */
function ranUntil(steps: Steps, at: number, crisis: Crisis): number {
  if (crisis.kind !== 'broke') return at + 1;
  const hasRun = (event: Event) => {
    if (event.type !== 'retreated' && event.type !== 'displaced') return false;
    const counter = counterOf(event.unit);
    return isUnit(counter) && crisis.formations.some((id) => id === counter.formation);
  };
  return (
    Math.max(
      at,
      steps.findLastIndex(({ events }) => events.some(hasRun)),
    ) + 1
  );
}
