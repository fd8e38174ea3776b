/** The words of the game's own first screen. */
export const home = {
  lead: 'The first battle in an hour: three British columns, a closed line of works, and a morning in fog. Both sides see everything.',
  two: 'Two players, one screen',
  solo: 'Solo, both sides',
  look: 'See it deployed',
  scenarios: {
    battle: {
      name: 'First Saratoga',
      story:
        'Burgoyne comes from the north by three ways. The Americans stand in their works on Bemis Heights, with Poor, Morgan and Dearborn before them. One British unit in the tavern or at headquarters ends it; holding the heights at nightfall wins too. The Americans can win by getting behind the British, or by breaking more than they lose.',
    },
    outpost: {
      name: 'The picket at Freeman’s Farm',
      story:
        'Half past twelve, the fog is gone. Morgan’s riflemen and Poor’s brigade meet a British picket at the farm; Hamilton’s line and Fraser’s light troops are coming. One British unit over the ravine in 0606 ends it; the Americans win by holding one of six flagged hexes. Four turns, nine units, and every rule of the large game but the works.',
    },
  },
  options: {
    title: 'Set-up, dice, house rules',
    deployment: {
      title: 'Set-up',
      ready: 'Ready-made, as on the day',
      own: 'Your own: the British choose their columns, the Americans their places',
    },
    fogMovement: {
      title: 'Movement in fog',
      case: '4.5',
      lower: 'The die or the printed allowance, whichever is lower',
      die: 'The die itself',
    },
    recovery: {
      title: 'Disrupted units',
      case: '3.2',
      free: 'Out of enemy zones of control order comes back without a die',
      check: 'A morale check is needed, too',
    },
    columns: {
      title: 'British columns',
      case: '13.3',
      open: 'Seen by both from the start',
      secret: 'Face down until both sides are set up (the screen is handed over)',
    },
    dice: {
      title: 'Dice',
      ours: 'Rolled by the page',
      own: 'Your own: you roll and enter the number',
      seed: 'A seed of your own (the same seed rolls the same dice)',
    },
  },
  file: {
    title: 'A scenario of your own',
    what: 'Ground, counters, charts and victory in a JSON file: take the picket as an example, change what you like, and open it here. It plays like the others, also against the computer; saves and links carry it along.',
    open: 'Open a scenario file',
    example: 'Save the picket as an example',
    noJson: (place: { readonly line: number; readonly column: number } | undefined) =>
      place ? `Line ${place.line}, column ${place.column}: this is not JSON.` : 'The file is not JSON.',
    tooLarge: 'The file is too large for a scenario.',
    unread: 'The file cannot be read.',
    wrong: (file: string, count: number) =>
      `${file} cannot be played: ${count === 1 ? 'one mistake' : `${count} mistakes`}`,
    more: (count: number) => `and ${count} more.`,
    facts: (turns: number, british: number, colonial: number) =>
      `${turns} ${turns === 1 ? 'turn' : 'turns'}; British units: ${british}, American units: ${colonial}. No mistakes were found.`,
  },
};
