/** 2 The boxes on the field: who stands there with how many markers, and who may come. */
import {
  ARROWS,
  BOX_LIST,
  type Box,
  type BoxId,
  FORMATION_BY_ID,
  type FormationId,
  type View,
} from '../../../engine/freemansFarm';
import { usePointer } from '../../../store/pointer';
import { Badge } from '../cards/Badge';
import { activeIn, stateWords } from '../cards/FormationChip';
import { Markers } from '../cards/Markers';
import { useSpot } from '../spot';
import { useTable } from '../table';
import { boxNames, titleOf } from '../text/names';
import { play } from '../text/play';
import { refusalOf } from '../text/refusals';
import { barOf } from './Arrows';

export function Boxes() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  return BOX_LIST.map((box) => <BoxPlace key={box.id} box={box} view={view} />);
}

function BoxPlace({ box, view }: { box: Box; view: View }) {
  const open = useSpot((spot) => spot.open);
  const isLit = usePointer(({ highlighted }) => highlighted.includes(placeNumber(view, box.id)));
  const formation = view.boxes[box.id];
  const gone = goneFrom(view, box);
  const held = formation && view.formations[formation];
  const marks = [
    box.kind,
    held?.side ?? box.side ?? 'nobody',
    formation ? 'held' : 'vacant',
    formation !== undefined && activeIn(view) === formation ? 'active' : '',
    formation !== undefined && view.attack?.target === formation ? 'target' : '',
    isLit ? 'lit' : '',
    held?.nextTestFails ? 'shaken' : '',
  ];
  const read = formation ?? gone ?? (box.holds.length === 1 ? box.holds[0] : undefined);
  return (
    <button
      type="button"
      className={`ff-box ${marks.join(' ')}`}
      style={{ left: `${box.x}%`, top: `${box.y}%`, width: `${box.w}%`, height: `${box.h}%` }}
      aria-label={labelOf(view, box, formation)}
      onClick={() => open(read ?? box.holds[0])}
    >
      {held && formation ? (
        <>
          <span className="ff-box-name">
            <Badge side={held.side} />
            <span className="ff-box-title">{titleOf(formation)}</span>
            {held.morale !== undefined && <b className="ff-box-morale">{held.morale}</b>}
          </span>
          <Markers view={held} />
          <span className={`ff-count ${FORMATION_BY_ID[formation].arm}`}>{held.markers}</span>
          {view.attached.some((each) => each.formation === formation) && <i className="ff-breastworks" />}
        </>
      ) : (
        <span className="ff-box-name empty">
          {gone ? `${titleOf(gone)}, ${play.board.out}` : boxNames[box.id]}
        </span>
      )}
    </button>
  );
}

/** A formation that is out leaves its outline. */
const goneFrom = (view: View, box: Box): FormationId | undefined =>
  box.holds.find((id) => view.formations[id].out && view.formations[id].at === box.id);

/** The log names a formation by the number of its starting box. */
function placeNumber(view: View, box: BoxId): number {
  const formation = view.boxes[box];
  const home = formation ? FORMATION_BY_ID[formation].startsAt : box;
  return BOX_LIST.findIndex(({ id }) => id === home) + 1;
}

function labelOf(view: View, box: Box, formation: FormationId | undefined): string {
  const who = formation
    ? `${titleOf(formation)}, ${stateWords(view.formations[formation])}`
    : play.board.empty;
  const ways = ARROWS.filter(({ to }) => to === box.id).flatMap((arrow) => {
    const bar = barOf(view, arrow);
    if (bar === 'away') return [];
    const name = titleOf(arrow.formation);
    return bar
      ? [play.board.mayNot(name, refusalOf(bar.code, bar.at) ?? '', bar.case)]
      : [play.board.mayEnter(name)];
  });
  return [`${who}. ${boxNames[box.id]}`, ...ways].join('. ');
}
