/** 2 The field with its formations as one drawing, for a picture that stands alone: who stands where with what, and who is gone. */
import {
  BOX_LIST,
  type Box,
  FORMATION_BY_ID,
  type FormationView,
  OBJECTIVE_LIST,
  type View,
} from '../../../engine/freemansFarm';
import { Field } from '../board/Field';
import { objectiveCentre, onSheet } from '../board/sheet';
import { Badge } from '../cards/Badge';
import { objectiveNames, titleOf } from '../text/names';

export function PictureField({ view }: { view: View }) {
  return (
    <g className="by-day">
      <Field />
      {OBJECTIVE_LIST.map(({ id }) => {
        const { x, y } = objectiveCentre(id);
        return (
          <g key={id} className={view.objectives[id]} transform={`translate(${x} ${y})`}>
            <rect className="ff-shot-flag" x={-80} y={-15} width={160} height={30} rx={15} />
            <svg x={-70} y={-10} width={20} height={20}>
              <Badge side={view.objectives[id]} />
            </svg>
            <text className="ff-shot-name" x={12} y={6}>
              {objectiveNames[id]}
            </text>
          </g>
        );
      })}
      {BOX_LIST.map((box) => (
        <BoxDrawn key={box.id} box={box} view={view} />
      ))}
    </g>
  );
}

/** Boxes to which nobody has come are left out. */
function BoxDrawn({ box, view }: { box: Box; view: View }) {
  const formation = view.boxes[box.id];
  const gone = box.holds.find((id) => view.formations[id].out && view.formations[id].at === box.id);
  const id = formation ?? gone;
  if (!id) return null;
  const { x, y } = onSheet(box.x, box.y);
  const { side, morale } = view.formations[id];
  return (
    <g className={side} transform={`translate(${x} ${y})`} opacity={formation ? 1 : 0.75}>
      <rect
        className={formation ? 'ff-shot-box' : 'ff-shot-box gone'}
        x={-WIDE / 2}
        y={-HIGH / 2}
        width={WIDE}
        height={HIGH}
        rx={6}
      />
      <text className="ff-shot-name" x={morale === undefined || !formation ? 0 : -12} y={-8}>
        {titleOf(id)}
      </text>
      {formation && morale !== undefined && (
        <>
          <circle className="ff-shot-morale" cx={WIDE / 2 - 18} cy={-14} r={14} />
          <text className="ff-shot-number" x={WIDE / 2 - 18} y={-8}>
            {morale}
          </text>
        </>
      )}
      {formation ? <MarkersDrawn view={view.formations[id]} /> : <path className="ff-shot-cross" d={CROSS} />}
    </g>
  );
}
const [WIDE, HIGH] = [126, 66] as const;
const CROSS = `M${-WIDE / 2 + 6} ${-HIGH / 2 + 6}L${WIDE / 2 - 6} ${HIGH / 2 - 6}M${WIDE / 2 - 6} ${-HIGH / 2 + 6}L${-WIDE / 2 + 6} ${HIGH / 2 - 6}`;

function MarkersDrawn({ view: { id, markers, spaces } }: { view: FormationView }) {
  const { arm, colour } = FORMATION_BY_ID[id];
  const first = (-(spaces - 1) * STEP) / 2;
  return Array.from({ length: spaces }, (_, i) => {
    const look = `ff-shot-marker ${i < markers ? colour : 'none'}`;
    const middle = first + i * STEP;
    return arm === 'artillery' ? (
      <circle key={i} className={look} cx={middle} cy={15} r={7.5} />
    ) : (
      <rect key={i} className={look} x={middle - 5.5} y={5} width={11} height={20} rx={1.5} />
    );
  });
}
const STEP = 18;
