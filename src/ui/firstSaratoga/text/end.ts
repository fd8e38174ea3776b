/** The words of the end card, the losses and the charts. */
export const end = {
  over: 'The end',
  when: (turn: number, turns: number, hour: string, isAtOnce: boolean) =>
    turn >= turns && !isAtOnce ? `Nightfall, after turn ${turns}` : `Turn ${turn}, ${hour}`,
  you: { won: 'You have won.', lost: 'You have lost.' },
  losses: {
    title: 'Losses',
    none: 'None.',
    lost: 'Gone:',
    reduced: 'Reduced:',
    shaken: 'Disrupted or ineffective:',
    worth: (points: number) => `${points} VP`,
  },
  points: {
    title: 'Victory points',
    brigades: 'Brigades and militia, 2 each',
    single: 'Battalions and guns, 1 each',
    total: 'Total',
    note: 'Reduced units and leaders give none. Points decide only if neither side, or both, hold the ground that counts.',
  },
  places: {
    title: 'The ground that counts',
    last: (side: string) => `${side} were there last`,
  },
  luck: 'The dice',
  course: {
    title: 'Points by turn',
    steps: 'Steps lost by turn',
    turn: 'Turn',
    start: 'start',
    working: 'Adding it up.',
  },
  history: {
    title: 'In 1777',
    text: [
      'The fog lifted about eleven. Fraser went round by the west, Riedesel waited at the river, and Hamilton’s four battalions came out at Freeman’s Farm, where Morgan’s riflemen met their picket about half past twelve.',
      'Through the afternoon the farm changed hands again and again. Poor’s brigade and then Learned’s came up from the heights; Gates would not send more. Riedesel marched to the guns in the evening, and the Americans drew back at dusk.',
      'Burgoyne kept the field, and lost some 560 men whom he could not replace; the Americans lost about 320. The line on Bemis Heights was never reached.',
    ],
  },
  tabs: { charts: 'Charts', hex: 'Hex' },
};
