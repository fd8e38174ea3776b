/**
 * Every case of the rules on a card, in our own words, with what the game plays where the rulebook leaves a choice.
 * Long and only read when somebody asks, so it is loaded late.
 */
import type { CaseCard, CaseFinder } from '../../../games/contract';
import { rulingsOf } from './rulings';

/** The card of a case: a case without one is on that of the step or the section that it belongs to. */
export function cardFor(rule: string): CaseCard | undefined {
  for (let name = rule.trim(); name !== ''; name = shorter(name))
    if (Object.hasOwn(caseCards, name)) return caseCards[name];
  return undefined;
}

/** ‘6.1 step 1 bonus’, ‘6.1 step 1’, ‘6.1’, ‘6’. */
function shorter(name: string): string {
  const step = /^(\S+ step \d+)./.exec(name)?.[1];
  if (step !== undefined) return step;
  return name.includes(' ')
    ? name.slice(0, name.indexOf(' '))
    : name.slice(0, Math.max(0, name.lastIndexOf('.')));
}

interface Told extends Omit<CaseCard, 'rulings'> {
  readonly rulings?: readonly number[];
}

const CARDS: Readonly<Record<string, Told>> = {
  '2': {
    title: 'The field',
    text: [
      'A box is a place where a formation stands, with a space for each of its markers. Solid boxes hold a formation at the start, dashed ones may be entered later. Arrows show the ways from box to box.',
      'Freeman’s Farm takes one formation, of either side. Coulter Farm and The Mill are objectives: skirmishers hold them, no formation enters.',
    ],
    rulings: [1],
    see: ['9.1', '10', '11.1'],
  },
  '3': {
    title: 'Who plays',
    text: [
      'Two people, or one person of either side against a solitaire opponent that follows printed orders.',
    ],
    see: ['5', '13'],
  },
  '4.1': {
    title: 'Formation cards',
    text: [
      'A card has the formation’s Morale track and its Commands: what it may do when it is activated, from which box, against whom and with how many dice. One Command an activation.',
    ],
    see: ['9', '7'],
  },
  '4.2': {
    title: 'Activation cards',
    text: [
      'Each side has 15. A card names a formation and shows 1 to 3 icons: the cubes it brings. A card of a formation that is out still brings its cubes and counts as the card of the turn.',
      'When you draw, 5 cubes fetch a card of your choice from your deck instead.',
    ],
    rulings: [2, 10, 12],
    see: ['6.1 step 1', '6.1 step 7'],
  },
  '4.3': {
    title: 'Tactics cards',
    text: [
      'They are bought with cubes from an open row and lie open. Each is played at its own moment, as many as you like, and is gone afterwards; Breastworks stays with its formation.',
      'At any decision of yours three of them can be turned in for one cube.',
    ],
    rulings: [13, 14, 15, 18, 19, 71, 72, 75, 76],
    see: ['6.1 step 6'],
  },
  '4.4': {
    title: 'Markers, cubes, guns',
    text: [
      'Markers are a formation’s strength: without any it is destroyed and never comes back. Breymann alone stays when his are gone.',
      'The American Artillery has no cards and never moves. Glover, Paterson and Nixon can fire it with their own activation, and pay for it. Phillips has cards of his own and moves.',
      'There are 25 Momentum cubes, shared by both sides.',
    ],
    rulings: [11, 22, 23, 30, 51, 77],
    see: ['6.1 step 2', '12'],
  },
  '5': {
    title: 'Set-up',
    text: [
      'Formations stand in their start boxes with full Morale and markers, American skirmishers hold both objectives. Each player is dealt six Activation cards, keeps three and returns the others. Three Tactics cards make the row.',
    ],
    rulings: [4, 5],
    see: ['6'],
  },
  '6': {
    title: 'Rounds',
    text: ['A round is a British turn, then an American one. There are at most 15.'],
    rulings: [54],
    see: ['6.1', '12'],
  },
  '6.1': {
    title: 'A turn',
    text: [
      '1. Play a card: cubes, and a Command of its formation. 2. Pay for it. 3. Play cards on the attack. 4. Roll, and roll again for a price. 5. Apply the results. 6. Buy one Tactics card. 7. Draw a card.',
    ],
    see: ['6.1 step 1', '6.1 step 2', '6.1 step 4', '6.1 step 6'],
  },
  '6.1 step 1': {
    title: 'Play a card',
    text: [
      'One card of the hand must be played. It brings as many cubes as it has icons. Its formation then carries out one Command, if any is legal.',
      'The third card in a row with the same number of icons brings 2 cubes more; then the count begins anew. If every enemy that the formation could ever attack is out and nothing else can be done, it brings 2 more as well, and costs nothing.',
    ],
    rulings: [6, 7, 9, 10, 11],
    see: ['6.1 step 1.A', '6.1 step 2', '9'],
  },
  '6.1 step 1.A': {
    title: 'A general takes over',
    text: [
      'Instead of the card’s formation a general activates one of his own. His 3 cubes replace those of the card. Burgoyne and Arnold lead for nothing and add dice; Gates’s formations pay as usual. A general acts once a game, so, or to save a formation.',
    ],
    rulings: [8, 55],
    see: ['8'],
  },
  '6.1 step 2': {
    title: 'The cost',
    text: [
      'The formation pays 1 Morale or 1 marker before it acts. A Morale that is lost this way may call for a test, and a formation that goes out does not act.',
    ],
    rulings: [20, 21, 22, 23, 24, 68],
    see: ['7'],
  },
  '6.1 step 3': {
    title: 'Cards before the roll',
    text: ['The attacker plays the cards he wants, then the defender may answer with one that fits.'],
    rulings: [19, 31, 69],
    see: ['4.3'],
  },
  '6.1 step 4': {
    title: 'The roll',
    text: [
      'Roll the dice of the Command with everything that adds or takes away: at most seven, at least two. Pairs count; four alike are two pairs.',
    ],
    table: {
      head: ['Pair of', 'does'],
      rows: [
        ['1', 'attacker loses a marker'],
        ['2', 'attacker loses 1 Morale'],
        ['3', 'each single 3: a cube for the attacker'],
        ['4', 'target loses 1 Morale'],
        ['5', 'target loses 1 Morale'],
        ['6', 'target loses a marker, or its skirmishers are driven off'],
      ],
    },
    rulings: [28, 30, 31, 70],
    see: ['6.1 step 4.A', '6.1 step 5', '10'],
  },
  '6.1 step 4.A': {
    title: 'Roll again',
    text: [
      'Any dice may be rolled again for 3 cubes, 1 Morale or 1 marker, as often as you pay. A Morale that is paid may call for a test at once: if the payer goes out, the attack is void.',
    ],
    rulings: [25, 32, 33, 72],
    see: ['6.1 step 5', '7'],
  },
  '6.1 step 5': {
    title: 'Results',
    text: [
      'When rolling has stopped, results are applied: skirmishers, the target’s markers, its Morale, then the attacker’s markers, his Morale, and his cubes. Cubes from 3s cannot pay for this attack.',
    ],
    rulings: [26, 27, 29, 74],
    see: ['7', '10', '12'],
  },
  '6.1 step 6': {
    title: 'Buy a card',
    text: [
      'Buy one card of the row for its price, and the gap is filled; or buy none, and the row moves on: the last card is gone, a new one comes.',
    ],
    rulings: [15, 16, 17],
    see: ['4.3'],
  },
  '6.1 step 7': {
    title: 'Draw a card',
    text: ['Draw one Activation card. When the deck is empty the hand is played out.'],
    rulings: [12, 54],
    see: ['4.2'],
  },
  '7': {
    title: 'The Morale Test',
    text: [
      'When Morale falls to 5 or less, in anybody’s turn, the formation rolls one die. More than its Morale: it breaks. At 0 it breaks without a roll. Gaining Morale calls for no test.',
    ],
    rulings: [3, 29, 33],
    see: ['8', '12'],
  },
  '8': {
    title: 'Generals',
    text: [
      'Burgoyne for the British, Arnold for Learned and Poor, Gates for Glover, Paterson and Nixon. Once a game each either takes over a card or gives a formation that failed its test a second one; with Burgoyne its Morale counts one higher. Nobody saves a formation at Morale 0.',
      'Back in the Saddle makes a used general ready again.',
    ],
    rulings: [34, 35],
    see: ['6.1 step 1.A', '7'],
  },
  '9': {
    title: 'Commands',
    text: ['Attack, move, move and attack, reinforce, or fire the guns: what the Formation card lists.'],
    rulings: [6, 45, 46],
    see: ['9.1', '9.2', '9.3'],
  },
  '9.1': {
    title: 'Moving',
    text: ['All markers of a formation move together along an arrow, never into a box where another stands.'],
    rulings: [44, 45, 46, 47],
    see: ['11.1'],
  },
  '9.2': {
    title: 'Attacking',
    text: ['An attack has the dice of its Command and the modifiers that hold now: ground, flank, guns.'],
    rulings: [46, 48, 50],
    see: ['6.1 step 4'],
  },
  '9.3': {
    title: 'Reinforcing',
    text: ['Markers go to a friend, into empty spaces only, and at most as many as the card allows.'],
    rulings: [36, 37, 68],
    see: ['6.1 step 2'],
  },
  '10': {
    title: 'Skirmishers',
    text: [
      'Where an attack threatens an objective that the enemy holds, its first pair of 6s drives the skirmishers off instead of removing a marker. Lost Morale counts as usual.',
    ],
    rulings: [48, 49],
    see: ['10.1', '10.2', '11'],
  },
  '10.1': {
    title: 'Coulter Farm',
    text: [
      'Fought for by Fraser and Learned. Once it is British, Fraser must turn the flank when he is next activated: he goes to his second box and attacks Learned from there. As long as it is American he cannot go.',
      'If Learned goes out it turns British, if Fraser does, American. Once Fraser stands on the flank it can no longer be taken back.',
    ],
    rulings: [43, 45],
    see: ['10'],
  },
  '10.2': {
    title: 'The Mill',
    text: [
      'Fought for by Hamilton and Riedesel against Poor, and Glover once Poor is out. Whoever holds it may enter Freeman’s Farm, nobody else.',
      'If Poor goes out it turns British, if Hamilton does, American, unless Riedesel stands in the Farm or in the centre.',
    ],
    rulings: [39, 40, 41, 42, 73],
    see: ['10', '11', '11.1'],
  },
  '11': {
    title: 'Who inherits the skirmishers',
    text: [
      'Objectives change hands as often as they are won. When Poor is out Glover may win The Mill back; when Hamilton is out Riedesel may keep it.',
    ],
    rulings: [39, 40, 41, 73],
    see: ['10.2'],
  },
  '11.1': {
    title: 'Freeman’s Farm',
    text: [
      'One formation at a time. When The Mill is British and the Farm is empty, Hamilton must go in when he is next activated, and attacks from there.',
      'Poor counts as standing there also when The Mill is American and the Farm is empty.',
    ],
    rulings: [38, 44, 45],
    see: ['10.2'],
  },
  '12': {
    title: 'How to win',
    text: [
      'Three enemy formations broken or destroyed: you win at once, in the middle of whatever it is. Breymann does not count. After 15 rounds without that the Americans win.',
    ],
    rulings: [51, 52, 53, 54],
    see: ['7', '13.3'],
  },
  '13': {
    title: 'The solitaire game',
    text: ['One player against an opponent that follows printed orders and makes no choice.'],
    see: ['13.1', '13.2', '13.3'],
  },
  '13.1': {
    title: 'The solitaire opponent',
    text: [
      'It has no hand, no cubes and no Tactics cards. Each of its formations has a list of orders; it follows the first that can be played. Its dice count singly, not in pairs, and its 3s are rolled again until they show something else.',
    ],
    table: {
      head: ['Each', 'does'],
      rows: [
        ['1', 'it loses a marker; guns without a track lose nothing'],
        ['2', 'easy: 1 Morale each; standard: 1 an attack at most; hard: nothing'],
        ['4, 5', 'your formation loses 1 Morale each, one loss together'],
        ['6', 'the first drives skirmishers off, the others remove a marker each'],
      ],
    },
    rulings: [56, 57, 58, 59, 60, 63, 67],
    see: ['13.2'],
  },
  '13.2': {
    title: 'Its turn',
    text: [
      'It turns up a card; the formation loses 1 Morale and follows its order; the row moves on. The first time a formation of a general’s fails a test, the general rallies it, without a roll.',
    ],
    rulings: [61, 62, 64, 65],
    see: ['13.1', '8'],
  },
  '13.3': {
    title: 'The end of the solitaire game',
    text: ['If you have not won after the last turn, the opponent has, whichever side it plays.'],
    rulings: [66],
    see: ['12'],
  },
};

export const caseCards: Readonly<Record<string, CaseCard>> = Object.fromEntries(
  Object.entries(CARDS).map(([rule, card]) => [rule, { ...card, rulings: rulingsOf(card.rulings ?? []) }]),
);

/** For whoever looks a case up; the section of the cards has no card of its own. */
export const findCase: CaseFinder = Object.assign((rule: string) => cardFor(rule), {
  all: Object.keys(caseCards),
  sections: { 4: 'What lies on the table' },
});
