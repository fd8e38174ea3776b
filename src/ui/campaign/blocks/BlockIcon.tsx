/** A block beside words or on the battle board: a face where it is known, else bare wood. */
import type { Side } from '../../../engine/campaign';
import { Back, Face } from './Block';

interface Props {
  readonly id?: string | undefined;
  readonly sp?: number;
  readonly side: Side;
  readonly size?: number;
}

export const BlockIcon = ({ id, sp = 0, side, size = 40 }: Props) => (
  <svg
    className="block-icon by-day"
    viewBox="-38 -38 80 80"
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
  >
    {id === undefined ? <Back side={side} /> : <Face key={id} id={id} sp={sp} />}
  </svg>
);
