/** The small pictures on the counters, drawn around 0, 0 in the current colour, some 44 wide and 24 high. */
import type { Arm } from '../../../engine/saratoga';

export function ArmSymbol({ arm }: { arm: Arm }) {
  switch (arm) {
    case 'line':
      return (
        <g className="symbol">
          <Musket turn={28} />
          <Musket turn={-28} mirrored />
        </g>
      );
    case 'light':
      return <path className="symbol solid" d={HORN} />;
    case 'grenadier':
      return <path className="symbol solid" d={GRENADE} />;
    case 'rifle':
      return (
        <g className="symbol">
          <g transform="translate(0 -4) scale(1.12)">
            <Musket turn={0} />
          </g>
          <path className="solid" d={POWDER_HORN} />
        </g>
      );
    case 'irregular':
      return <path className="symbol solid" d={TRICORN} />;
    case 'gun':
      return <path className="symbol solid" fillRule="evenodd" d={FIELD_GUN} />;
  }
}

function Musket({ turn, mirrored = false }: { turn: number; mirrored?: boolean }) {
  return (
    <g transform={`rotate(${turn}) scale(${mirrored ? -1 : 1} 1)`}>
      <path className="solid" d="M-22 3.4L-20 -1.4L-11 -1.7L-8 -1.5H13V0H-7L-10 1.4L-13 4.6L-15 4.9Z" />
      <path className="solid" d="M12 -1.3H23L12 .1Z" />
      <path className="solid" d="M-7 0q1.4 3.4 3.2 0z" />
    </g>
  );
}

const HORN =
  'M-20 -6C-19 6 -8 11.5 3 9C10 7.4 13.6 2.6 14 -2L22 -8L21 8L15.6 5.4C12.4 11 7 14 0 14C-13 14 -22 6 -23 -5ZM-14 -8q5 -5 10 0t10 0v2.4q-5 5 -10 0t-10 0z';

const GRENADE =
  'M0 -1.5A8.2 8.2 0 1 1 -.1 -1.5ZM-3 -2.6C-9 -6 -8 -10 -4.4 -13C-4.6 -10 -3 -9.4 -2.2 -10C-1.6 -13 0 -15 3 -16C2 -13 4.6 -11.6 5 -8.6C6 -9 6.4 -10 6.2 -11.4C9 -7 7 -4 3 -2.6Z';

const TRICORN =
  'M-22 7C-17 -3 -11 -4 -8 -4C-7 -11 7 -11 8 -4C11 -4 17 -3 22 7C15 3.4 9 5.6 0 10C-9 5.6 -15 3.4 -22 7ZM-3.4 1.2L0 -2L3.4 1.2L0 4.4Z';

const POWDER_HORN = 'M-15 4C-10 13 4 13 13 5L15 7.4C6 17 -11 17 -18 5.6Z';

/** A gun on its carriage: barrel to the right, trail to the left, a wheel with its spokes. */
const FIELD_GUN =
  'M-9 -6.6L19 -11L20 -7.6L-2 -2.4A9.6 9.6 0 0 1 5.4 8.6L4 11.6A10 10 0 1 1 -11.6 3L-25 11.6L-26.4 9.6L-11 -2.6L-12.4 -4.6ZM-2.6 -2.6A7.2 7.2 0 1 0 -2.5 -2.6ZM-3.3 -1V3.1L-6.3 .3A5.6 5.6 0 0 1 -3.3 -1ZM-1.7 -1A5.6 5.6 0 0 1 1.3 .3L-1.7 3.1ZM-8.1 2.1A5.6 5.6 0 0 1 -7.4 1.4L-4.6 4.2H-8.2ZM-8.1 5.8H-4.5L-7.3 8.4A5.6 5.6 0 0 1 -8.1 5.8ZM-3.3 6.9V10.4A5.6 5.6 0 0 1 -6.1 9.5ZM-1.7 6.9L1.1 9.5A5.6 5.6 0 0 1 -1.7 10.4ZM-.5 5.8H3.1A5.6 5.6 0 0 1 2.3 8.4ZM-.4 4.2L2.4 1.4A5.6 5.6 0 0 1 3.1 4.2Z';

/** A shade in the fashion of the time: a head in profile under a cocked hat. */
export const CAMEO =
  'M-9.5 15C-8.8 9.6 -5.6 8.2 -4 6.6C-4.4 5 -5.6 3.6 -5.8 1.6L-8.4 4.4C-8.6 1.2 -7.8 -2 -6.6 -4.2L-12 -5.4C-8 -9.4 -3.6 -12.6 1.2 -12.4C5.6 -12.2 9.4 -9.4 12.4 -5.2L6.4 -4.4C6.7 -3.2 6.5 -2.4 6.6 -1.6C7.2 -.6 8.2 .4 8 1.1C7.8 1.6 7 1.6 6.9 2C6.8 2.5 7.3 2.8 7 3.3C6.8 3.6 6.9 4 6.6 4.4C6.7 5.6 6 6.2 4.6 6.1C3.6 6 2.8 6.2 2.6 7.4C3 9 8.4 9.4 9.5 15Z';

export const STAR = 'M0 -7L1.9 -2.3L7 -2.2L3 1L4.3 6L0 3.2L-4.3 6L-3 1L-7 -2.2L-1.9 -2.3Z';
export const CROWN = 'M-7.5 5L-9 -4L-4.6 -.4L0 -7L4.6 -.4L9 -4L7.5 5Z';
