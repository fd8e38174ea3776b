/** Lesson 1: a hand, a card, a Command and its price, the dice, rolling again, a purchase, the enemy's turn; then a choice of one's own. */
import { byButton, byChoice, type FarmLesson, keepWith, want } from './hands';

export const mill: FarmLesson = {
  id: 'mill',
  title: 'Five minutes at The Mill',
  aim: 'Play a card, pay for an attack, roll again, and buy a card with what is left.',
  minutes: 5,
  cases: ['5', '6.1 step 1', '6.1 step 2', '6.1 step 4', '6.1 step 4.A', '6.1 step 6', '7', '10.2', '12'],
  position: { scenario: 'freemansFarm', edition: 4, open: true },
  dice: [
    [7, 2, 3, 10, 5, 10], // Hamilton 3, Fraser 2, Hamilton 1, Phillips 2, Riedesel 1, Breymann 3
    [2, 1, 1, 1, 1, 1], // Learned 2, 1, 2, 3, Poor 1, 1
    [30, 9, 11], // Aide-de-Camp, Crashing Volley, Press Them Hard
    [6, 6, 2, 2, 1], // Hamilton on Poor
    [4, 4, 3], // and the three that hurt or lay idle again
    [3, 4], // a card for the row, a card for the British: of Hamilton’s, whichever two were kept beside his
    [4, 4, 1, 1, 2], // Learned on Fraser
    [3, 1],
  ].flat(),
  frame: [],
  steps: [
    {
      say: [
        '19 September 1777. You lead the British, in red. Each box is a formation: its markers are men, the number is its Morale. Acting wears it down, and so does the enemy.',
        'Break or destroy three American formations within 15 rounds and you have won. At 0 Morale a formation breaks; at 5 or less every loss is tested with a die.',
      ],
      go: 'I see',
      part: '.ff-aim',
    },
    {
      say: [
        'These six cards are dealt to you, and three you keep. A card lets its formation act; its cubes are Momentum, which pays for more.',
        'Hamilton’s with three cubes is one to keep. The other two are as you like.',
      ],
      how: byChoice(
        'Hamilton with three cubes and two more cards',
        'Press 3 and two more numbers',
        'Keep these three',
      ),
      wanted: [keepWith('british.hamilton.4', 'british.fraser.2', 'british.phillips.2')],
      answers: [{ kind: 'keep', cards: ['american.learned.2', 'american.learned.4', 'american.poor.1'] }],
      part: '.question .ff-hand',
      hint: 'A press marks a card, another takes the mark off. With three marked, the orange button keeps them.',
      wrong: 'Nearly: Hamilton’s card with three cubes should be among the three.',
    },
    {
      say: [
        'One card a turn. Hamilton stands in the middle, before The Mill, and his card brings 3 cubes. Play it.',
        'In this lesson the American hand lies open, too; in play it is hidden.',
      ],
      how: byChoice('Hamilton’s card', 'Press its number', 'Play Hamilton 3'),
      wanted: [want({ kind: 'play', card: 'british.hamilton.4' })],
      part: '.question .ff-hand',
      hint: 'Mark Hamilton’s card, read what it would bring, then the orange button.',
      wrong: 'A good card for later. Hamilton first: he brings the most cubes and has the enemy before him.',
    },
    {
      say: [
        'A Command must be chosen. “Attack by The Mill” rolls 5 dice against Poor; below it stands what they do on average. Further down are Commands that cannot be chosen now, and why.',
        'Attack by The Mill.',
      ],
      how: byButton('Attack by The Mill'),
      wanted: [want({ kind: 'command', command: 'hamilton.attackMill', target: 'poor' })],
      part: '.question .ff-list',
      hint: 'It is the one with a frame. The others below say why they cannot be chosen.',
      wrong: 'The Mill first: nothing of Hamilton’s leads farther while the Americans sit in it.',
    },
    {
      say: [
        'Every Command costs 1 Morale or 1 marker, before the dice. Hamilton has 10 of the one and 5 of the other, so nothing can break yet.',
        'Pay with either. Then five dice fall.',
      ],
      how: {
        mouse: 'Click one of the two buttons.',
        touch: 'Tap one of the two buttons.',
        keys: 'Tab to one of the two buttons, Enter.',
      },
      wanted: [want({ kind: 'pay', with: 'morale' }, ({ kind }) => kind === 'pay')],
      part: '.question .answers',
      hint: 'Morale is lost faster than markers, but a formation without markers is gone as well.',
      wrong: 'The Command is chosen, and has its price: 1 Morale or 1 marker.',
    },
    {
      say: [
        '1s, 2s, 4s, 5s and 6s count in pairs; each 3 is a cube. Two 6s: they drive the American skirmishers from The Mill. Two 2s would cost Hamilton a Morale. The single 1 lies idle.',
        'You may roll any dice again, for 3 cubes, a Morale or a marker. Mark the two 2s and the 1, and pay with your 3 cubes.',
      ],
      how: byChoice(
        '“Idle and harmful”, which marks those three',
        'Tab to “Idle and harmful”, Enter',
        '3 cubes',
      ),
      wanted: [want({ kind: 'reroll', dice: [2, 3, 4], pay: 'cubes' })],
      part: '.question .ff-quick',
      hint: 'A press on a die marks it. Leave the two 6s alone; the button with 3 cubes comes when something is marked.',
      wrong:
        'Not these, or not for that: keep the two 6s, mark the other three, and pay with cubes while you have them.',
    },
    {
      say: [
        'Two 4s: Poor will lose a Morale. The 3 is a cube. The 2s are gone.',
        'You could go on, but Hamilton would pay with his own men. Let the dice stand.',
      ],
      how: byButton('Let them stand', 'S'),
      wanted: [want({ kind: 'stand' })],
      part: '.question .answer.chief',
      hint: 'The orange button. Now the dice do what they show.',
      wrong: 'It cannot get much better, and Hamilton would bleed for it. Let them stand.',
    },
    {
      say: [
        'The Mill is yours, and it opens the way to Freeman’s Farm; Poor is at 11. The 3 has brought a cube.',
        'At the end of a turn you may buy one Tactics card. The Aide-de-Camp costs a cube: from your next turn on he can fetch you a card of your choice instead of one drawn by chance, once.',
      ],
      how: byButton('Buy Aide-de-Camp, 1 cube'),
      wanted: [want({ kind: 'buy', slot: 0 })],
      part: '.question .ff-row',
      hint: 'Where it says “too few”, a card costs more than you have. If nobody buys, the bottom card leaves the row.',
      wrong: 'A cube saved is not wrong, but the Aide-de-Camp is cheap. Take him.',
    },
    {
      say: [
        'You have drawn a card for the one you played, another of Hamilton’s. Now the Americans do the same: a card, a Command, the price, the dice. Learned, at the left of the map, has Fraser before him.',
      ],
      go: 'Let them',
      answers: [
        { kind: 'play', card: 'american.learned.2' },
        { kind: 'command', command: 'learned.attackFraser1', target: 'fraser' },
        { kind: 'pay', with: 'morale' },
        { kind: 'stand' },
        { kind: 'pass' },
      ],
    },
    {
      say: [
        'Two 4s: Fraser is at 9. Two 1s: Learned has lost a marker of his own. That is the game in one roll: every attack bleeds both.',
        'Round 2, and now decide yourself. Since The Mill is yours, the card of Hamilton’s that you drew takes him into the Farm with 6 dice; others have their own roads. Any card is right, and with it the lesson ends.',
      ],
      how: byChoice('a card, read what it would bring', 'Press a number', 'Play …'),
      wanted: [
        want(
          { kind: 'play', card: 'british.hamilton.2' },
          ({ kind }) => kind === 'play' || kind === 'countermand',
        ),
      ],
      part: '.question .ff-hand',
      hint: 'Mark one card after the other and compare what they bring and could do. Burgoyne may take over once a game.',
      wrong: 'Any card you like, but one card: that is the turn.',
    },
    {
      say: [
        'That is how it goes on: one card a turn, and with every roll the question how far to push the men you will need next round.',
        'Generals can once overrule a card or save a formation that fails its test. The rules are behind the book at the top; the computer waits on the first screen.',
      ],
      go: 'Good',
    },
  ],
};
