/** The handbook: what one must know to begin, and the keys. */

export const controls = {
  title: 'Keys',
  keys: [
    ['1 to 9', 'Choose a card, a die or an answer, as they are shown'],
    ['Space', 'The chief answer'],
    ['R', 'Mark the dice that do nothing'],
    ['S', 'Let the dice stand, pass, or the chief answer'],
    ['Q', 'To the question'],
    ['Ctrl+Z, Ctrl+Y', 'Undo, redo'],
    ['K', 'How to play'],
    ['?', 'Point at anything and ask what it is; with the focus on something, ask about that'],
  ],
} as const;

export interface Page {
  readonly name: string;
  readonly text: readonly string[];
  readonly rule: string;
}

export const handbook = {
  title: 'How to play',
  index: 'All cases',
  indexNote: 'Each opens a card; F and a number is a ruling where the rulebook leaves something open.',
  pages: [
    {
      name: 'The aim',
      text: [
        'Put three enemy formations out of the battle. A formation is broken when its Morale is gone or a Morale Test fails, and destroyed when its last marker is gone. After 15 rounds without that the Americans win; against the solitaire opponent, the opponent does.',
      ],
      rule: '12',
    },
    {
      name: 'Your turn',
      text: [
        'Play one of three cards. It brings 1 to 3 cubes and lets its formation carry out one Command: attack, move, reinforce a friend. The formation pays 1 Morale or 1 marker for it. Afterwards you may buy one Tactics card, and you draw a card.',
      ],
      rule: '6.1',
    },
    {
      name: 'The dice',
      text: [
        'An attack rolls up to seven dice. Pairs count: 1s cost you a marker, 2s a Morale; 4s and 5s cost the target a Morale, 6s a marker or its skirmishers. Each single 3 brings you a cube.',
        'Then any dice may be rolled again, and again, each time for 3 cubes, 1 Morale or 1 marker. That is the heart of the game.',
      ],
      rule: '6.1 step 4.A',
    },
    {
      name: 'Nerve',
      text: [
        'Whenever Morale falls to 5 or less, whoever’s turn it is, the formation rolls a die: more than its Morale, and it breaks. A general, once a game, can give it a second chance.',
      ],
      rule: '7',
    },
    {
      name: 'The ground',
      text: [
        'Skirmishers hold Coulter Farm and The Mill. A pair of 6s in an attack there drives them off. Coulter Farm opens Fraser’s way round the American left; The Mill opens Freeman’s Farm, which one formation at a time may hold.',
      ],
      rule: '10',
    },
  ] satisfies readonly Page[],
};
