/** The small pictures on the counters, drawn around 0, 0 in the current colour, some 34 wide and 18 high. */
import type { Counter } from '../../../engine/firstSaratoga';

export const CROWN = 'M-7.5 5L-9 -4L-4.6 -.4L0 -7L4.6 -.4L9 -4L7.5 5Z';
export const STAR = 'M0 -7L1.9 -2.3L7 -2.2L3 1L4.3 6L0 3.2L-4.3 6L-3 1L-7 -2.2L-1.9 -2.3Z';

const MUSKETS =
  'M-17 -8.2L-14.6 -9.4L12 4.6L17 9L13.6 9.6L9.6 5.6ZM17 -8.2L14.6 -9.4L-12 4.6L-17 9L-13.6 9.6L-9.6 5.6Z';
const HORN =
  'M-15 -5C-14 5 -6 9 2 7C8 5.6 10.6 2 11 -2L17 -7L16 7L12 4.4C9.6 9 5 11.4 -1 11.4C-11 11.4 -17.6 4.6 -18 -4Z';
const RIFLE =
  'M-19 3.4L-16 -1.4L-7 -1.8L17 -2.2V-.4L-5 .6L-9 4L-13 5.4ZM-8 6.5C-3 11 7 10.6 13 5L15 6.8C8 14 -4 14.4 -10 8Z';
const TRICORN = 'M-18 6C-14 -3 -9 -4 -7 -4C-6 -10 6 -10 7 -4C9 -4 14 -3 18 6C12 3 7 5 0 9C-7 5 -12 3 -18 6Z';
const GUN =
  'M-8 -6L16 -10.4L17 -7L-1 -2.4A8.4 8.4 0 1 1 -10.4 2.6L-20 10L-21.4 8L-10 -2ZM-3 -1A5.6 5.6 0 1 0 -2.9 -1Z';
const GRENADE =
  'M0 -2A7 7 0 1 1 -.1 -2ZM-2.6 -3C-8 -6 -7 -9.4 -4 -12C-4 -9.6 -2.6 -9 -2 -9.6C-1.4 -12 0 -14 2.6 -14.8C2 -12 4 -11 4.4 -8.4C7 -6 6 -4 2.6 -3Z';
/** A head in profile under a cocked hat, the fashion of the time. */
export const CAMEO =
  'M-9.5 15C-8.8 9.6 -5.6 8.2 -4 6.6C-4.4 5 -5.6 3.6 -5.8 1.6L-8.4 4.4C-8.6 1.2 -7.8 -2 -6.6 -4.2L-12 -5.4C-8 -9.4 -3.6 -12.6 1.2 -12.4C5.6 -12.2 9.4 -9.4 12.4 -5.2L6.4 -4.4C6.7 -3.2 6.5 -2.4 6.6 -1.6C7.2 -.6 8.2 .4 8 1.1C7.8 1.6 7 1.6 6.9 2C6.8 2.5 7.3 2.8 7 3.3C6.8 3.6 6.9 4 6.6 4.4C6.7 5.6 6 6.2 4.6 6.1C3.6 6 2.8 6.2 2.6 7.4C3 9 8.4 9.4 9.5 15Z';

export function symbolOf(counter: Counter): string {
  switch (counter.kind) {
    case 'leader':
      return CAMEO;
    case 'artillery':
      return GUN;
    case 'militia':
    case 'irregular':
      return TRICORN;
    case 'infantry':
      return MUSKETS;
    case 'battalion':
      if (counter.front.type === 'R') return RIFLE;
      if (counter.front.type === 'L') return HORN;
      return counter.name.startsWith('Gren') ? GRENADE : MUSKETS;
  }
}
