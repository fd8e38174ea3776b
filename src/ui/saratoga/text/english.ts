import type { Battle, Mark, Side } from '../../../engine/saratoga';
import { armies, sideAdjectives, sidePlurals } from './sides';

/** The directions of a hexside, clockwise from north. */
const directions = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Halves of a movement point as a player writes them. */
const mp = (halves: number): string =>
  halves === 1 ? '½' : `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

export const english = {
  directions,
  listed,
  mp,
  signed,
  title: 'Saratoga 1777',
  gameTitle: 'Saratoga',
  subtitle: 'Two battles for the Hudson, on one table',
  introduction:
    'In the autumn of 1777 a British army came down the Hudson toward Albany and met an American one dug in on Bemis Heights. They fought twice in the woods and clearings between. Here is that ground, and both armies are yours to command.',
  battles: {
    sept19: {
      name: 'Freeman’s Farm',
      date: '19 September 1777',
      lead: 'Three columns feel their way south through the forest.',
      story:
        'Burgoyne wants the high ground west of the American camp. Fraser marches wide by the Quaker Springs road with the best of the army, Hamilton comes through the middle with Burgoyne beside him, Riedesel and Phillips follow the river with the guns and the boats. Gates would rather wait behind his breastworks; Arnold and Morgan would rather not.',
      setUp:
        'Americans first: Arnold’s wing around Neilson’s, Gates’s wing and eleven batteries in the works. Then the British in five groups along the northern edge.',
      hint: 'The British must attack: a tie is an American victory. But half of the Americans attack only when Gates stirs.',
    },
    oct7: {
      name: 'Bemis Heights',
      date: '7 October 1777',
      lead: 'Hungry and outnumbered, Burgoyne tries the left once more.',
      story:
        'Eighteen days later the British line runs from Freeman’s Farm to the river, within a mile of the heights. Militia have been coming in to Gates every day; the 62nd Foot is a remnant left in camp. Between the armies lie two wheatfields, a ravine and a road that leads round the American flank to the west.',
      setUp:
        'Both armies start close. Neilson’s knoll is fortified now. The British begin around Freeman’s Farm and their camps, with Burgoyne at 0605.',
      hint: 'Morale: Fraser, Hamilton and Breymann start a box lower than in September, everybody else as they did then.',
    },
  } satisfies Record<Battle, Record<'name' | 'date' | 'lead' | 'story' | 'setUp' | 'hint', string>>,

  map: {
    cartouche: [
      'A PLAN OF THE GROUND',
      'SARATOGA',
      'in the Province of New York',
      'with the two Battles of the 19th of September',
      'and the 7th of October, 1777',
      'A RECONSTRUCTION, NOT A SURVEY',
    ],
    scale: 'Yards, about two hundred to a hex',
  },

  board: {
    label: (battle: string) => `Map of ${battle}`,
    keys: 'Arrow keys walk from hex to hex, with Shift they move the map. Plus and minus zoom, 0 shows the whole map, M takes the magnifier, K opens the key.',
    gameKeys:
      'Enter takes up a stack or gives the order for a lit hex, with Shift it plans a way. N goes to the next stack, Q to the answers, E ends the phase, U takes back, Escape puts down.',
    key: 'How to play',
    openKey: 'How to play: a key to map, counters and rules',
  },

  tabs: { hex: 'Hex', morale: 'Morale', turn: 'Turns' },

  hex: {
    none: 'Point at a hex, or tap one, to read it. Every hex tells what it costs, what it does to fire, and who stands there.',
    number: (number: string) => `Hex ${number}`,
    terrain: { clear: 'Clear', woods: 'Woods' },
    ground: (terrain: string, level: number) => `${terrain}, level ${level}`,
    bank: 'river bank, plays as full clear ground',
    work: { inPlay: 'fortification', outOfPlay: 'trace of a work, not in play today' },
    enter: 'To enter',
    enterCost: (halves: number) => `${mp(halves)} MP`,
    byRoad: (halves: number) => `${mp(halves)} along the road`,
    climb: (from: readonly number[]) =>
      `+1 up the slope from ${listed(from.map((d) => directions[d] ?? ''))}`,
    cross: (from: readonly number[]) =>
      `+1 across the stream ${listed(from.map((d) => directions[d] ?? ''))}`,
    fire: 'Cover',
    noEffect: 'none',
    fireEffect: (value: number) => signed(value),
    fireUp: '−1 more if fired at from below',
    sight: 'Sight',
    blocks: 'blocks lines through it',
    open: 'open',
    road: 'Road',
    ford: (to: readonly number[]) => `broken by the stream ${listed(to.map((d) => directions[d] ?? ''))}`,
    exit: 'leaves the map here',
    stream: 'Stream',
    place: 'Here',
    who: 'Standing here',
    nobody: 'Nobody stands here.',
    reconstructed: 'Reconstructed',
    fixed: (rule: string) => `Rulebook ${rule}`,
  },

  counter: {
    unit: (name: string, rating: string, movement: number) =>
      `${name}, rating ${rating}, movement ${movement}`,
    range: (range: number) => `range ${range}`,
    overall: (name: string, activation: number, span: number, movement: number) =>
      `${name}, commander, activates ${activation}, span ${span}, movement ${movement}`,
    leader: (name: string, bonus: number, span: number, movement: number) =>
      `${name}, bonus ${signed(bonus)}, span ${span}, movement ${movement}`,
    formation: (name: string) => `${name}’s formation`,
    gatesGuns: 'Gates’s guns',
    commander: 'overall commander',
    rating: 'rating',
    movement: 'movement',
    history: 'In 1777',
    fixed: 'Rulebook',
  },

  marks: {
    stepLost: ['Step loss', 'One hit. The second turns the counter over (7.3).'],
    reduced: ['Reduced', 'The paler back, with its own rating. It never turns back (8.0).'],
    outOfCommand: ['Out of command', 'No leader of its own within span: two movement points fewer (3.7).'],
    notActivated: ['Not activated', 'May move, but not next to the enemy, and not attack (5.1).'],
    broken: ['Broken', 'Its formation has failed a morale check and falls back for good (3.8.2).'],
    fired: ['Has fired', 'Each unit fires once in a Combat Phase (7.2).'],
    moved: ['Has moved', 'Finished for this Movement Phase (6.1).'],
  } satisfies Record<Mark, readonly [string, string]>,

  morale: {
    title: 'Morale tracks',
    note: '“1” and “2” mark where each track starts on 19 September and on 7 October.',
    meaning: [
      [
        'Fire that turns over or removes a unit makes its formation roll two dice. Up to the framed number it holds, and its marker goes right;',
        '3.8.1',
      ],
      ['above, it breaks for good.', '3.8.2'],
    ],
    strip: 'Morale: two dice at most',
    ...armies,
    track: (formation: string, box: number, of: number, number: number) =>
      `${formation}: box ${box} of ${of}, passes on ${number} or less`,
    brokenTrack: (formation: string) => `${formation}: broken`,
  },

  score: {
    sides: sidePlurals,
    /** More losses may be hidden than the viewer knows of. */
    total: (total: number, isExact: boolean) => (isExact ? `${total}` : `${total}+`),
    points: 'points',
    /** Who is ahead; from the first broken brigade on, how many more lose the day. */
    sentence: (
      { british, american }: Readonly<Record<Side, number>>,
      left: Readonly<Record<Side, number>>,
    ): string => {
      const fewest = Math.min(left.british, left.american);
      const nearest = sideAdjectives[left.british === fewest ? 'british' : 'american'];
      const isBoth = left.british === left.american;
      if (fewest === 1)
        return isBoth
          ? 'Either army is one broken brigade from defeat.'
          : `One more broken ${nearest} brigade loses the day.`;
      if (fewest === 2)
        return isBoth
          ? 'Either army is two broken brigades from defeat.'
          : `Two more broken ${nearest} brigades lose the day.`;
      return british === american
        ? 'Even. A tie is American.'
        : `The ${british > american ? 'British' : 'Americans'} lead, ${Math.max(british, american)} to ${Math.min(british, american)}.`;
    },
    pointsHint:
      'Victory points so far, for broken formations and lost steps of the enemy. They decide after the last turn; a tie is American.',
    broken: 'broken',
    brokenOf: (british: number, american: number) =>
      `Formations broken: British ${british}, Americans ${american}. An army with three at the end of a turn has lost.`,
  },

  turns: {
    title: 'Turn track',
    turn: (turn: number) => `Turn ${turn}`,
    current: (turn: number, from: string) => `Turn ${turn}, ${from}`,
    ends: (hour: string) => `ends ${hour}`,
    hour: (minutes: number) => {
      const hour = Math.floor(minutes / 60);
      return `${((hour + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
    },
    short: (minutes: number) =>
      `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')}`,
  },
};
