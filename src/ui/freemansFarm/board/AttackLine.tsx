/** Who strikes whom: the attack under way, or the one that a button would make. */
import { sideOf } from '../../../engine/freemansFarm';
import { useSpot } from '../spot';
import { useTable } from '../table';
import { boxCentre } from './sheet';

export function AttackLine() {
  const pointed = useSpot((spot) => spot.line);
  const view = useTable((table) => table.view);
  const attack = view?.attack;
  const line = pointed ?? (attack && { from: attack.attacker, to: attack.target });
  if (!view || !line) return null;
  const [a, b] = [boxCentre(view.formations[line.from].at), boxCentre(view.formations[line.to].at)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const at = (part: number) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  const [start, end] = [at(48 / length), at(1 - 52 / length)];
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <g className={`ff-attack ${sideOf(line.from)} ${attack && !pointed ? 'real' : ''}`}>
      <path className="under" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      <path
        className="head"
        d="M14 0L-14 -15L-7 0L-14 15Z"
        transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
      />
    </g>
  );
}
