/** What has just happened, where it happened: losses, tests, objectives; and the great moments across the field. */
import {
  BOX_BY_ID,
  type Event,
  type FormationId,
  OBJECTIVE_BY_ID,
  sideOf,
  type View,
} from '../../../engine/freemansFarm';
import { DICE } from '../../../engine/kernel/game';
import type { LogStep } from '../../../store/table';
import { capital } from '../../text/common';
import { useTable } from '../table';
import { nameOf, objectiveNames } from '../text/names';
import { happened } from '../text/happened';
import { play } from '../text/play';
import { sideAdjectives } from '../text/sides';

export function Happenings() {
  const view = useTable((table) => table.view);
  const latest = useTable((table) => table.latest);
  const log = useTable((table) => table.log);
  const step = latest === undefined ? undefined : toldStep(log, latest);
  const events = step === undefined ? undefined : log[step]?.events;
  if (!view || !events) return null;
  const great = events.findLast(isGreat);
  return (
    <div className="ff-happenings" aria-hidden="true" key={step}>
      {notesOf(view, events).map(({ x, y, lines, side }) => (
        <div key={`${x} ${y}`} className={`ff-note ${side}`} style={{ left: `${x}%`, top: `${y}%` }}>
          {lines.map((line, i) => (
            <span key={i}>{line}</span>
          ))}
        </div>
      ))}
      {great && <p className={`ff-moment ${sideOfGreat(great)}`}>{greatWords(great)}</p>}
    </div>
  );
}

/** A card that is drawn afterwards does not wipe away what has just happened on the field. */
function toldStep(log: readonly LogStep<Event>[], latest: number): number | undefined {
  for (let step = latest; step >= 0; step--) {
    const { by, events = [] } = log[step] ?? {};
    if (events.some((event) => isGreat(event) || happened(event) !== undefined)) return step;
    if (by !== DICE) return undefined;
  }
  return undefined;
}

type Great = Extract<Event, { readonly type: 'wentOut' | 'objectiveTaken' }>;
const isGreat = (event: Event): event is Great => event.type === 'wentOut' || event.type === 'objectiveTaken';
const sideOfGreat = (event: Great): string =>
  event.type === 'wentOut' ? sideOf(event.formation) : event.side;
const greatWords = (event: Great): string =>
  event.type === 'wentOut'
    ? play.moments[event.how](capital(nameOf(event.formation)))
    : play.moments.taken(objectiveNames[event.objective], sideAdjectives[event.side]);

interface Note {
  readonly x: number;
  readonly y: number;
  readonly side: string;
  readonly lines: readonly string[];
}

/** All of a place on one slip. */
function notesOf(view: View, events: readonly Event[]): readonly Note[] {
  const slips = new Map<string, { x: number; y: number; side: string; lines: string[] }>();
  for (const event of events) {
    const told = happened(event);
    const at = 'formation' in event ? event.formation : event.type === 'reinforced' ? event.to : undefined;
    const place =
      event.type === 'objectiveTurned' ? OBJECTIVE_BY_ID[event.objective] : at && placeOf(view, at);
    if (told === undefined || !place) continue;
    const key = `${place.x} ${place.y}`;
    const slip = slips.get(key) ?? { x: place.x, y: place.y, side: at ? sideOf(at) : '', lines: [] };
    slip.lines.push(told);
    slips.set(key, slip);
  }
  return [...slips.values()];
}

const placeOf = (view: View, formation: FormationId) => BOX_BY_ID[view.formations[formation].at];
