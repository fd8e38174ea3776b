/** The table: British cards along the northern edge, the field, American cards along the southern. */
import type { ReactNode } from 'react';
import { formationsOf } from '../../../engine/freemansFarm';
import { FormationChip } from '../cards/FormationChip';
import { play } from '../text/play';
import { sideAdjectives } from '../text/sides';
import { Arrows } from './Arrows';
import { AttackLine } from './AttackLine';
import { Boxes } from './Boxes';
import { Field } from './Field';
import { Happenings } from './Happenings';
import { Objectives } from './Objectives';
import { HEIGHT, WIDTH } from './sheet';

export function BoardArea({ rail, children }: { rail?: ReactNode; children?: ReactNode }) {
  return (
    <main className="map-area ff-area">
      <Edge side="british" />
      <section className="ff-board-place" aria-label={play.board.label}>
        <div className="ff-board by-day">
          <Field />
          <svg
            className="ff-over"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <Arrows />
          </svg>
          <Objectives />
          <Boxes />
          <svg
            className="ff-over above"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <AttackLine />
          </svg>
          <Happenings />
        </div>
      </section>
      <Edge side="american" />
      {rail}
      {children}
    </main>
  );
}

function Edge({ side }: { side: 'british' | 'american' }) {
  return (
    <div className={`ff-edge ${side}`} role="group" aria-label={sideAdjectives[side]}>
      {formationsOf(side).map((id) => (
        <FormationChip key={id} id={id} />
      ))}
    </div>
  );
}
