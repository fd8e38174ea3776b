/** The turning points of a game: the phases in which the lead in victory points moved most, and what happened in them. */
import { sideOfCounter } from '../data/counters';
import { type FormationId, type Side, SIDES } from '../data/types';
import type { Event } from '../events';
import type { SaratogaSession } from '../record';
import { type Tally, tallyAt } from './course';
import type { SaratogaChapter } from '../chapters';

export interface TurningPoint {
  /** The phase in which it happened. */
  readonly chapter: SaratogaChapter;
  /** Just after the gravest event of that phase. */
  readonly place: number;
  /** Where most was lost. */
  readonly hex: number | undefined;
  /** The side that gained by it. */
  readonly winner: Side;
  /** By how many points the lead moved. */
  readonly swing: number;
  /** Steps that each side lost. */
  readonly steps: Readonly<Record<Side, number>>;
  readonly broke: readonly FormationId[];
  readonly lost: readonly string[];
  readonly leaders: readonly string[];
  /** 9.0 full-strength units that left by the road. */
  readonly away: number;
}

const MOST = 3;
/** 9.0 four of them win the battle, as three broken formations do. */
const POINTS_AN_EXIT = 10;

/** At most three, in the order in which they came; fewer where little happened. */
export function turningPoints(
  session: SaratogaSession,
  chapters: readonly SaratogaChapter[],
): readonly TurningPoint[] {
  const last = session.record.actions.length;
  const ends = chapters.map((_, i) => chapters[i + 1]?.place ?? last);
  let before = tallyAt(session, 0);
  const all = chapters.map((chapter, i) => {
    const until = ends[i] ?? last;
    const after = until > chapter.place ? tallyAt(session, until) : before;
    const point = pointOf(session, chapter, until, before, after);
    before = after;
    return point;
  });
  return all
    .filter(({ swing }) => swing > 0)
    .sort((a, b) => b.swing - a.swing || a.place - b.place)
    .slice(0, MOST)
    .sort((a, b) => a.place - b.place);
}

function pointOf(
  session: SaratogaSession,
  chapter: SaratogaChapter,
  until: number,
  before: Tally,
  after: Tally,
): TurningPoint {
  const steps = session.steps.slice(chapter.place, until);
  const events = steps.flatMap(({ events: list }) => list);
  const away = Math.max(0, ...events.map((event) => (event.type === 'exited' ? event.full : 0)));
  const gone = away - awayBefore(session, chapter.place, away);
  const gain = (side: Side) => after.points[side] - before.points[side];
  const lead = gain('british') + gone * POINTS_AN_EXIT - gain('american');
  const winner = lead >= 0 ? 'british' : 'american';
  const lossOf = (side: Side) => after.steps[side] - before.steps[side];
  const gravest = Math.max(0, ...events.map(gravity));
  const at = steps.findIndex(({ events: list }) => list.some((event) => gravity(event) === gravest));
  return {
    chapter,
    place: chapter.place + at + 1,
    hex: worstHex(events, winner),
    winner,
    swing: Math.abs(lead),
    steps: { british: lossOf('british'), american: lossOf('american') },
    broke: events.flatMap((event) => (event.type === 'broke' ? [event.formation] : [])),
    lost: events.flatMap(unitLost),
    leaders: events.flatMap((event) =>
      event.type === 'leaderKilled' || event.type === 'leaderRemoved' ? [event.leader] : [],
    ),
    away: gone,
  };
}

/** How many had left before this phase; nobody need ask where nobody left in it. */
function awayBefore({ steps }: SaratogaSession, place: number, away: number): number {
  if (away === 0) return 0;
  const exits = steps
    .slice(0, place)
    .flatMap(({ events }) => events.map((event) => (event.type === 'exited' ? event.full : 0)));
  return Math.max(0, ...exits);
}

/** From nothing to the breaking of a formation. */
function gravity(event: Event): number {
  switch (event.type) {
    case 'broke':
      return 5;
    case 'exited':
      return 4;
    case 'leaderKilled':
    case 'surrendered':
    case 'removedByStacking':
      return 3;
    case 'stepLost':
      return event.hits === 4 ? 3 : event.hits === 2 ? 2 : 1;
    default:
      return 0;
  }
}

function unitLost(event: Event): string[] {
  switch (event.type) {
    case 'surrendered':
    case 'removedByStacking':
      return [event.unit];
    case 'stepLost':
      return event.hits === 4 && event.unit !== undefined ? [event.unit] : [];
    default:
      return [];
  }
}

/** The hex in which the side that lost by it suffered most; the first of several. */
function worstHex(events: readonly Event[], winner: Side): number | undefined {
  const losses = new Map<number, number>();
  for (const event of events) {
    if (!('hex' in event) || gravity(event) === 0) continue;
    const isLosers = sideHit(event) !== winner;
    losses.set(event.hex, (losses.get(event.hex) ?? 0) + (isLosers ? 10 : 0) + gravity(event));
  }
  let worst: number | undefined;
  for (const [hex, grave] of losses) if (worst === undefined || grave > (losses.get(worst) ?? 0)) worst = hex;
  return worst;
}

function sideHit(event: Event): Side | undefined {
  if ('side' in event) return event.side;
  if ('unit' in event && event.unit !== undefined) return sideOfCounter(event.unit);
  return 'leader' in event ? sideOfCounter(event.leader) : SIDES[0];
}
