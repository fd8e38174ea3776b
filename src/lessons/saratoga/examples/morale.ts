/** 3.8: morale, breaking, retreat, withdrawal. */
import { example } from './example';

export const MORALE = [
  example(
    'oct7 british fire step 3; morale formation poor; 0605 b-24; 0606 a-1nh**; 0608 a-2nh L-poor; morale poor 5',
    '0504 0709',
    {
      '3.8': 'The 1st New Hampshire has been turned over, so Poor’s formation tests.',
      '3.8.1': 'Two dice: not more than the number of its box, and it holds; more, and it breaks.',
      R81: 'The number is that of the box where the marker stands; the marker moves only if it holds.',
      R82: 'In the last box the marker moves no farther.',
    },
  ),
  example(
    'oct7 british fire step 3; break formation poor; 0605 b-24 b-li; 0506 b-9; 0606 a-1nh** a-2nh; 0609 a-3nh L-poor; broken poor hamilton; fired b-li 0606',
    '0404 0709',
    {
      '3.8.2': 'Poor’s formation breaks: the infantry next to it fires once more, and then it falls back.',
      R85: 'The 1st and 2nd, in the zone, fall back now; the 3rd, out of it, in its next Movement Phase.',
      R86: 'The Light Infantry has fired already, and fires again in this round; nobody fires back.',
      R87: 'Only those about to fall back are targets, and what they suffer tests nobody.',
      R88: 'This round, the retreat and the advances come first; then the order of fire goes on.',
      R122: 'The 9th belongs to a broken formation itself and stays out of it.',
    },
  ),
  example(
    'oct7 british fire step 3; break formation poor stage retreat; 0605 b-24; 0606 L-poor a-1nh** a-2nh; 0708 a-3nh; broken poor',
    '0504 0709',
    {
      '3.8.3': 'The 1st New Hampshire must fall back to an empty hex outside the zone, toward the south.',
      R89: 'South are 0507, 0607 and 0707; between equals the owner chooses.',
      R91: 'Into an enemy zone nobody retreats, not even to friends.',
      R126: 'Poor stays with the last unit of his hex, and leaves with it.',
    },
  ),
  example(
    'oct7 american fire step 3; break formation fraser stage retreat; 0605 b-24**; 0705 a-va; 0404 a-10ma; 0406 a-12ma; broken fraser',
    '0403 0807',
    {
      R120: 'Every way north is shut: the 24th may step straight back to 0606, out of reach of every enemy.',
    },
  ),
  example(
    'oct7 british movement; 0604 b-24; 0501 b-li; 0505 L-fraser; 0612 a-1nh; 0504 a-va; broken fraser',
    '0401 0712',
    {
      R92: 'The 24th must end its move a hex farther from its nearest enemy, toward the north.',
      R93: 'The Light Infantry stands at the edge: it has no way but off the map, and is lost there.',
      R95: 'Fraser himself may stay, or go where he likes.',
      R96: 'Nothing mends the break, whatever becomes of Fraser.',
    },
  ),
  example('oct7 american fire step 2; 0605 L-fraser b-24; 0606 a-1nh; broken fraser', '0504 0708', {
    R72: 'Fraser’s formation is broken, and still his bonus helps it to defend itself.',
    R94: 'Broken units fire in defence and recover, but do not close in.',
  }),
] as const;
