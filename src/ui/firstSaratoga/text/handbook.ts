/** How to play, on a page. */
export const handbook = {
  sections: [
    {
      title: 'To win',
      lines: [
        ['British: one unit in the tavern or at Gates’s headquarters ends the game at once.', '14.1'],
        ['British: be the last in one of the two flagged hexes of the heights at nightfall.', '14.1'],
        ['Americans: be the last in one of the flagged hexes behind the British.', '14.2'],
        [
          'Any of these is a major victory. If neither side holds such a hex, or both do, points give a minor one: 2 for a brigade, 1 for a battalion or gun.',
          '14.3',
        ],
      ],
    },
    {
      title: 'A turn',
      lines: [
        ['First the weather: one die against the fog of the hour.', '15.5'],
        ['Then the British, then the Americans: rally, move, fight.', '3.1'],
        ['Who stood before the enemy and did not attack may be counterattacked.', '7.2'],
      ],
    },
    {
      title: 'Moving',
      lines: [
        ['Press a stack, then a lit hex. A group moves as its slowest.', '4.1'],
        ['Half a point along a road, one along a track, whatever the ground.', '4.3'],
        ['March: twice as far along roads and tracks, but not near the enemy.', '4.4'],
        ['In fog every group rolls as it sets out, and the garrison needs a leader.', '4.5'],
        ['Stop when you come next to an enemy who controls the hex.', '5.3'],
      ],
    },
    {
      title: 'Fighting',
      lines: [
        ['From each hex one unit attacks, and a battalion may add to it.', '7.4'],
        ['Attack minus defence is the column; one die is the result.', '7.6'],
        ['Woods, streams, creeks and works halve the attacker.', '1.3'],
        ['The loser mostly chooses: stand disrupted, or give ground.', '8.3'],
        ['Hit again while disrupted: a step is gone, and they must go.', '8.7'],
        ['Light troops skirmish without risk; riflemen reach two hexes.', '15.3'],
      ],
    },
    {
      title: 'With the keyboard',
      lines: [
        ['Arrows walk over the map, Enter takes up and orders, N is the next stack.', ''],
        ['Space is the orange button, E ends the phase, U takes back, Q goes to the answers.', ''],
        [
          'Hold Z for zones of control, L for sight, R for where riflemen reach, C for who is open to counterattack, T to see the ground.',
          '',
        ],
      ],
    },
  ] as const,
  counters: 'Reading a counter',
  reading:
    'At the foot: strength, morale, movement, with L for light troops and R for rifles. Dots are steps: two for a brigade, one for a battalion or gun. A gun shows what it fires with and how far. A leader shows what he adds to strength and to morale, and his movement.',
  cases: 'All cases',
  honesty:
    'Cases 1 to 11, the map, the counters and the ranges of fog are our reconstruction; 12 to 15 are the published scenario’s, in our words.',
};
