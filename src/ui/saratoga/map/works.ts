/** Works: a breastwork around the hex with a small bastion at each corner. */
import { hexOf } from '../../../engine/hexmap/hexId';
import { type Battle, isWork, MAP } from '../../../engine/saratoga';
import { centreOf, cornersAround, polygon } from '../../hexboard/layout';
import { between, short } from '../../hexboard/drawing/curve';

export interface WorkDrawing {
  readonly id: string;
  readonly inPlay: boolean;
  readonly wall: string;
  readonly inner: string;
  readonly bastions: string;
  readonly stakes: string;
}

const WALL = 45;

export function works(battle: Battle): WorkDrawing[] {
  return MAP.works.map((work) => {
    const centre = centreOf(hexOf(work.hex));
    const corners = cornersAround(centre, WALL);
    let stakes = '';
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % 6];
      // The side under the hex number stays plain.
      if (!b || i === 5) return;
      for (let part = 0.22; part < 0.8; part += 0.112) {
        const foot = between(a, b, part);
        const out = between(centre, foot, 1.1);
        stakes += `M${short(foot.x)} ${short(foot.y)}L${short(out.x)} ${short(out.y)}`;
      }
    });
    return {
      id: work.hex,
      inPlay: isWork(hexOf(work.hex), battle),
      wall: polygon(corners),
      inner: polygon(cornersAround(centre, WALL - 4.5)),
      bastions: corners.map((corner, i) => bastion(corner, i * 60 - 60)).join(''),
      stakes,
    };
  });
}

/** An arrow-head that points away from the middle of the work. */
function bastion(corner: { x: number; y: number }, degrees: number): string {
  const at = (forward: number, side: number) => {
    const angle = (degrees * Math.PI) / 180;
    const x = corner.x + forward * Math.cos(angle) - side * Math.sin(angle);
    const y = corner.y + forward * Math.sin(angle) + side * Math.cos(angle);
    return `${short(x)} ${short(y)}`;
  };
  return `M${at(7.5, 0)}L${at(1, 6.5)}L${at(-5.5, 4)}L${at(-5.5, -4)}L${at(1, -6.5)}Z`;
}
