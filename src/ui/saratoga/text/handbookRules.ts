/** The first page of the key: what the battle is about, how a turn goes, and the words one meets in it. */

/** A few sentences, with the cases that say it exactly. */
export interface Sentences {
  readonly text: string;
  readonly cases: readonly string[];
}

export interface Paragraph extends Sentences {
  readonly name: string;
}

export const handbookRules = {
  aim: {
    name: 'What it is about',
    text: 'Burgoyne wants the road to Albany; Gates and Arnold bar it on Bemis Heights. There are eleven turns at most, and three ways to end:',
    cases: ['1.0', '11.0'],
  } satisfies Paragraph,
  ways: [
    {
      name: 'An army gives up',
      text: 'Three of its five formations are broken when a turn ends: it has lost. If that happens to both, nobody wins.',
      cases: ['9.0', '3.8.2'],
    },
    {
      name: 'The British get round',
      text: 'Four British units at full strength have left the map by the road at 0113: they win on the spot.',
      cases: ['9.0'],
    },
    {
      name: 'The day is over',
      text: 'Points decide: 10 for each enemy formation broken, and some for the steps the enemy lost, good troops counting most. A tie is American.',
      cases: ['10.0'],
    },
  ] satisfies Paragraph[],
  turn: {
    name: 'A turn',
    text: 'Each side rolls a die, and the higher decides who plays first; on equal dice the Americans do. The first player goes through these four phases, then the second.',
    cases: ['4.0'],
  } satisfies Paragraph,
  phases: {
    command: {
      name: 'Command',
      text: 'Burgoyne and Arnold are active by themselves, Gates only if his dice allow it. Each activates formation commanders within his span, up to the number on his counter.',
      cases: ['5.0', '5.2'],
    },
    movement: {
      name: 'Movement',
      text: 'Move whom you like, stack by stack, as far as the movement points go. Whoever comes next to the enemy stops. Two units at most may end in a hex.',
      cases: ['6.0', '3.2.4', '3.1'],
    },
    combat: {
      name: 'Combat',
      text: 'First, closing in: activated infantry and leaders have up to 3 movement points more, if that brings them next to the enemy. Then both sides fire, each unit once, in eight steps: the best first, and in each rating the defender, whose turn it is not, before the attacker.',
      cases: ['7.0', '7.1.3'],
    },
    recovery: {
      name: 'Recovery',
      text: 'One formation may lose its step-loss markers: at once in its commander’s hex, elsewhere by a die, never next to the enemy.',
      cases: ['8.0'],
    },
  } satisfies Record<string, Paragraph>,
  /** Under the combat phase: what happens in each of its steps. */
  fire: { first: 'defender', second: 'attacker' },
  shot: {
    text: 'A shot is one die. Infantry fires into the next hex, guns as far as their range and sight go. Hits count at once.',
    cases: ['7.2', 'CRT', '7.4'],
  } satisfies Sentences,
  end: {
    name: 'End',
    text: 'Has an army given up, or was that the last turn? If not, the next one begins.',
    cases: ['9.0'],
  } satisfies Paragraph,
  wordsTitle: 'Words you will meet',
  words: {
    formation: {
      name: 'Formation',
      text: 'A commander and the units whose band has his colour. Each army has five, and each formation has a morale of its own.',
      cases: ['3.6'],
    },
    span: {
      name: 'Command span',
      text: 'How many hexes a leader’s orders carry. A unit that neither its formation’s commander nor its overall commander reaches is out of command: two movement points fewer, and not activated.',
      cases: ['2.2.5', '3.7'],
    },
    activated: {
      name: 'Activated',
      text: 'Under an active leader. Only such units may go next to the enemy and attack. The others, under a grey veil, move elsewhere and defend themselves.',
      cases: ['5.1'],
    },
    step: {
      name: 'Step loss',
      text: 'A hit. The first one puts a marker on the unit, which recovery may take off again.',
      cases: ['7.3'],
    },
    reduced: {
      name: 'Reduced',
      text: 'The second hit turns the counter to its weaker side for good, the third puts a marker there, the fourth removes it.',
      cases: ['7.3', '8.0'],
    },
    check: {
      name: 'Morale check',
      text: 'Whenever fire turns over or removes a unit, its formation rolls two dice. Up to the number in its box it holds, and its marker drops a box; above, it breaks.',
      cases: ['3.8', '3.8.1'],
    },
    broken: {
      name: 'Broken',
      text: 'Enemy infantry beside it fires once more, its units fall back, and in every turn they must go farther. The formation never attacks again and never rallies.',
      cases: ['3.8.2', '3.8.3'],
    },
  } satisfies Record<string, Paragraph>,
  index: {
    title: 'All cases',
    note: 'Each opens its card: the rule in our own words, and what this game plays where the rulebook leaves a choice.',
    charts: 'The two charts',
  },
};
