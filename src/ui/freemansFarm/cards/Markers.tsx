/** 4.4 Markers of a formation: blocks for infantry, discs for guns; empty spaces stay visible. */
import { FORMATION_BY_ID, type FormationView } from '../../../engine/freemansFarm';

export function Markers({ view }: { view: FormationView }) {
  const { arm, colour } = FORMATION_BY_ID[view.id];
  return (
    <span className={`ff-markers ${arm} ${colour}`} aria-hidden="true">
      {Array.from({ length: view.spaces }, (_, i) => (
        <i key={i} className={i < view.markers ? 'full' : ''} />
      ))}
    </span>
  );
}
