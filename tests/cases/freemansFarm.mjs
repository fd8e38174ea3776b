/**
 * What the tests of Freeman's Farm must name: the cases of the rulebook that the game plays, and the rulings that settle what
 * they leave open. The titles are ours.
 */

/** Sections without a sentence of their own to test; a test may name them. */
export const HEADINGS = ['4', '4.4', '13'];

/** @type {readonly (readonly [id: string, title: string])[]} */
export const CASES = [
  ['2', 'Boxes, arrows, objectives'],
  ['3', 'Two players, or one against the solitaire opponent'],
  ['4.1', 'Formation cards'],
  ['4.2', 'Activation cards'],
  ['4.2 search', 'Five cubes for a card of your choice'],
  ['4.3', 'Tactics cards'],
  ['4.3 cash', 'Three cards for a cube'],
  ['4.4 troops', 'Without markers destroyed, for good'],
  ['4.4 artillery', 'Guns: who fires them, who pays'],
  ['4.4 Breymann', 'Breymann without markers stays'],
  ['4.4 skirmishers', 'A cube in each objective'],
  ['4.4 momentum', 'The common pool'],
  ['5', 'Set-up and hands'],
  ['6', 'Fifteen rounds, the British first'],
  ['6.1', 'Seven steps in order'],
  ['6.1 step 1', 'A card must be played, a Command chosen'],
  ['6.1 step 1 bonus', 'Three equal cards in a row'],
  ['6.1 step 1 no targets', 'Nothing left to attack'],
  ['6.1 step 1.A', 'A general in place of the card'],
  ['6.1 step 2', 'The activation cost'],
  ['6.1 step 3', 'Tactics cards before the roll'],
  ['6.1 step 4', 'How many dice, and what they mean'],
  ['6.1 step 4.A', 'Rolling again for a price'],
  ['6.1 step 5', 'Results when rolling has stopped'],
  ['6.1 step 6', 'One purchase, or the row moves on'],
  ['6.1 step 7', 'A card drawn, and the other side'],
  ['7', 'The Morale Test'],
  ['8', 'Generals, once a game'],
  ['9.1', 'Moving'],
  ['9.2', 'Attacking'],
  ['9.3', 'Reinforcing'],
  ['10', 'Skirmishers fall first'],
  ['10.1', 'Coulter Farm'],
  ['10.2', 'The Mill'],
  ['11', 'Who inherits the skirmishers'],
  ['11.1', "Freeman's Farm"],
  ['12', 'How to win'],
  ['13.1', 'The solitaire opponent: no hand, its own table'],
  ['13.2', 'Its turn in five steps'],
  ['13.3', 'It wins when time is up'],
];

/** @type {readonly (readonly [id: string, title: string])[]} */
export const RULINGS = [
  'The cards are a reconstruction',
  'Hands are hidden',
  'One die for a test',
  'Each side shuffles its own deck',
  'The British choose their hand first',
  'A legal Command must be chosen',
  'The count begins anew after a bonus',
  'A general completes a set, and begins none',
  'Two cubes only when all targets are out',
  'A card of a formation that is out',
  'No more cubes than 25',
  'The search names a card',
  'Cashing in at any decision of one’s own',
  'Bought now, played later',
  'Buying what only the enemy could use',
  'The new card goes into the gap',
  'An empty deck leaves a gap',
  'Every card has its window',
  'One card after another',
  'The last marker or Morale may be paid',
  'The extra cost is a loss of its own',
  'Breymann pays in markers',
  'Who activates the guns pays',
  'Out while paying the cost',
  'Out while paying for a re-roll',
  'The defender out, the attacker suffers still',
  'The order of results',
  'Four of a kind are two pairs',
  'One loss, one test',
  'Without a track no Morale is lost',
  'Seven dice at most, two at least',
  'Any dice, any number of times',
  'A test is not rolled again for a price',
  'A rescue is a second test',
  'General and card, one after the other',
  'The last marker stays',
  'How many markers may be sent',
  'Where Poor counts as standing',
  'The Mill when Poor falls',
  'The Mill when Hamilton falls',
  'Nothing when Riedesel falls',
  'The rule of Poor is one rule',
  'Coulter Farm: the last event decides',
  'The tenant of the Farm stays',
  'He moves: he must',
  'Without a target a plain move',
  'No combat on the way to Riedesel #3',
  'Which attacks threaten skirmishers',
  'The first pair of sixes',
  'Learned’s die for The Mill',
  'Out is out, counted once',
  'Third losses on both sides',
  'A side that breaks its own third',
  'The last rounds',
  'Which card a countermand spends',
  'What a 2 costs the solitaire opponent',
  'Its dice',
  'Its threes',
  'Its guns ignore their own 1s',
  'Its first 6 takes skirmishers',
  'It pays in Morale',
  'Its generals rally once each',
  'Its orders name the target',
  'Its card for a formation that is out',
  'The row moves on its turns too',
  'It wins on time on either side',
  'Cards against it',
  'The number is named before the cost',
  'The target goes out before the roll',
  'When dice are counted',
  'A second attack in the activation',
  'What Low on Powder answers',
  'The Mill: the last event decides',
  'Cubes for an attacker who falls',
  'Whom Officers Down can strike',
  'A card taken prisoner',
  'Breymann without markers is in play',
].map((title, i) => /** @type {const} */ ([`F${i + 1}`, title]));

/** The numbered positions of the design, each a test that names it. */
export const POSITIONS = Array.from(
  { length: 93 },
  (_, i) => /** @type {const} */ ([`T${i + 1}`, `position ${i + 1}`]),
);

/** The longest first, so that `4.2 search` is not read as `4.2`. */
const known = [...CASES, ...RULINGS, ...POSITIONS]
  .map(([id]) => id)
  .concat(HEADINGS)
  .sort((one, other) => other.length - one.length);

/**
 * A title begins with its cases: `6.1 step 2, F20, T22 the last marker may be paid`.
 * @param {readonly string[]} titles of the describes and of the test
 * @returns {readonly string[]}
 */
export const casesNamed = (titles) => titles.flatMap(idsAtStart);

/** @param {string} title */
function idsAtStart(title) {
  const ids = [];
  for (let rest = title; ;) {
    const range = /^F(\d+)-F(\d+)(?![\w.])/.exec(rest);
    const id = known.find((each) => rest.startsWith(each) && !/^[\w.]/.test(rest.slice(each.length)));
    if (range) for (let n = Number(range[1]); n <= Number(range[2]); n++) ids.push(`F${n}`);
    else if (id) ids.push(id);
    else return ids;
    rest = rest.slice(range ? range[0].length : (id ?? '').length).replace(/^,? /, '');
  }
}
