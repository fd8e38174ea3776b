/** The words of the set-up. */

export const setUp = {
  title: 'Freeman’s Farm, with cards',
  lead: 'The first battle as a duel of cards, dice and nerve. Forty minutes.',
  people: {
    title: 'The computer, two players, or both sides',
    text: 'The computer thinks for itself: it holds a hand as you do, weighs its dice and buys cards. Hands are hidden between two players: the screen changes hands once a turn. Who plays both sides sees everything and may undo everything.',
    hint: 'Two even players are about evenly matched.',
  },
  alone: {
    title: 'Against printed orders',
    text: 'The opponent of the rulebook has no hand and makes no choice. It turns up a card and follows the first order of that formation that can be played; it shows which, and why the others could not. Its dice need no pairs: each counts by itself.',
    level: 'Level',
    levels: {
      easy: ['Easy', 'each 2 of its dice costs it a Morale.'],
      standard: ['Standard', 'its 2s cost it one Morale an attack at most.'],
      hard: ['Hard', 'its 2s cost it nothing.'],
    },
    free: 'Let me undo everything, rolls too.',
    lead: { british: 'Lead the British', american: 'Lead the Americans' },
    hint: 'On standard the British player wins about two games of three, the American two of five. If time runs out, the opponent has won, whichever side it plays.',
  },
  house: {
    title: 'House rules and dice',
    note: 'Where the rulebook leaves something open, five answers may be chosen otherwise.',
    dice: {
      title: 'Dice',
      ours: 'The page’s: it rolls for both sides.',
      own: 'Your own: you roll attacks and tests on your table and enter what they show. Cards are still drawn by the page.',
    },
    seed: 'Seed of the dice.',
    seedHint: 'Empty: new dice. The same words give the same rolls.',
  },
  options: {
    moraleTest: {
      title: 'Morale Test at 5',
      case: '7',
      oneDie: 'One die, broken if it shows more than the Morale.',
      steady: 'The test at Morale 5 is always passed.',
    },
    noTargets: {
      title: 'Two cubes when nobody can be attacked',
      case: '6.1 step 1',
      allOut: 'Only when every enemy that the card could ever attack is out.',
      noCommand: 'Whenever the formation has no legal Command.',
    },
    lastMarker: {
      title: 'Sending the last marker',
      case: '9.3',
      stays: 'One marker must stay at home, except Breymann’s.',
      mayGo: 'The last may go, and the formation with it.',
    },
    poorAtFarm: {
      title: 'When Poor counts as at Freeman’s Farm',
      case: '11.1',
      counts: 'Also when The Mill is American and the Farm is empty.',
      real: 'Only when he really stands there.',
    },
    bothThirdLosses: {
      title: 'Both sides lose their third formation in one attack',
      case: '12',
      attacker: 'The defender’s falls first: the attacker wins.',
      draw: 'A draw.',
    },
  },
} as const;
