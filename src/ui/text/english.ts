import type { Battle, Mark, OptionName, Options, Side, Terrain } from '../../engine/saratoga';

/** The directions of a hexside, clockwise from north. */
const directions = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Halves of a movement point as a player writes them. */
const mp = (halves: number): string =>
  halves === 1 ? '½' : `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** How long a moment lies back; after a day, its date. */
function ago(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 2) return 'a moment ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  if (minutes < 24 * 60) return minutes < 120 ? 'an hour ago' : `${Math.floor(minutes / 60)} hours ago`;
  return `on ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(at)}`;
}

export const english = {
  directions,
  listed,
  mp,
  signed,
  title: 'Saratoga 1777',
  subtitle: 'Two battles for the Hudson, on one table',
  introduction:
    'In the autumn of 1777 a British army came down the Hudson toward Albany and met an American one dug in on Bemis Heights. They fought twice in the woods and clearings between. This is that ground, with both armies on it.',
  battles: {
    sept19: {
      name: 'Freeman’s Farm',
      date: '19 September 1777',
      lead: 'Three columns feel their way south through the forest.',
      story:
        'Burgoyne wants the high ground west of the American camp. Fraser marches wide by the Quaker Springs road with the best of the army, Hamilton comes through the middle with Burgoyne beside him, Riedesel and Phillips follow the river with the guns and the boats. Gates would rather wait behind his breastworks; Arnold and Morgan would rather not.',
      setUp:
        'Americans first: Arnold’s wing around Neilson’s, Gates’s wing and eleven batteries in the works. Then the British in five groups along the northern edge.',
      hint: 'The British must attack: a tie is an American victory. But half of the Americans stir only when Gates does.',
    },
    oct7: {
      name: 'Bemis Heights',
      date: '7 October 1777',
      lead: 'Hungry and outnumbered, Burgoyne tries the left once more.',
      story:
        'Eighteen days later the British line runs from Freeman’s Farm to the river, within a mile of the heights. Militia have been coming in to Gates every day; the 62nd Foot is a remnant left in camp. Between the armies lie two wheatfields, a ravine and a road that leads round the American flank to the west.',
      setUp:
        'Both armies start close. Neilson’s knoll is fortified now. The British begin around Freeman’s Farm and their camps, with Burgoyne at 0605.',
      hint: 'British morale starts lower than in September, and the American higher.',
    },
  } satisfies Record<Battle, Record<'name' | 'date' | 'lead' | 'story' | 'setUp' | 'hint', string>>,
  battleFacts: {
    length: 'Length',
    turns: (turns: number, from: string, to: string) => `${turns} turns, ${from} to ${to}`,
    armies: 'Armies',
    strength: (british: number, american: number) =>
      `${british} British and German units, ${american} American`,
    setUp: 'Set-up',
    two: 'Two players here',
    solo: 'Both sides myself',
    look: (name: string) => `See ${name} deployed`,
  },
  resume: {
    title: 'The game under way',
    go: 'Continue',
    ended: 'See how it ended',
    stages: {
      deployment: (battle: string) => `${battle}, deployment`,
      turn: (battle: string, turn: number, hour: string) => `${battle}, turn ${turn}, ${hour}`,
      over: (battle: string, turn: number) => `${battle}, over in turn ${turn}`,
    },
    when: (at: number, now: number) => `Last played ${ago(at, now)}.`,
  },
  wishes: {
    title: 'Deployment, dice and rulings',
    usual: 'as usual',
    changed: (count: number) => `${count} changed`,
    short: (count: number) => (count === 0 ? 'Options' : `Options: ${count} changed`),
    reset: 'All as usual',
    fog: {
      title: 'Fog of war',
      on: [
        'Hidden',
        'of the other side’s stacks only the top unit shows outside the Combat Phase; the screen is handed over.',
      ],
      off: ['Open', 'both sides see everything, and nobody has to look away.'],
      note: 'For two players; whoever plays both sides sees everything. It hides the counters from eyes, not from somebody who takes the program apart.',
    },
    deployment: {
      title: 'Deployment',
      ready: ['Ready-made', 'both armies stand in their places, and the first turn begins.'],
      own: ['Your own', 'each side places its counters within the areas that 11.0 gives it.'],
    },
    dice: {
      title: 'Dice',
      ours: [
        'From the page',
        'rolled by a seed that this browser draws, and that anybody can check afterwards.',
      ],
      own: ['Real dice', 'you roll on your table and enter what they show.'],
    },
    seed: {
      title: 'Seed of the dice',
      hint: 'Empty means new dice. The same words give the same rolls in the same order.',
      empty: 'new dice',
    },
    rulings: 'Rulings',
    openCase: (rule: string) => `Rule ${rule}`,
    rulingsNote:
      'Where the rulebook can be read in two ways, the first choice is ours. Agree on another before the game, if you like.',
    options: {
      returnFire: {
        case: '5.1',
        name: 'Firing back',
        always: 'Whoever is attacked may fire back, activated or not.',
        strict:
          'Infantry that is not activated fires back only if it began the Command Phase in an enemy zone of control.',
      },
      defensiveGuns: {
        case: '7.4',
        name: 'Guns in defence',
        any: 'They may fire at any enemy within range and sight.',
        supporting: 'They may fire only at enemies who stand next to their friends.',
      },
      wingCommand: {
        case: '3.7',
        name: 'The American wings',
        own: 'Infantry obeys the commander of its own wing, Arnold or Gates.',
        either: 'Infantry obeys whichever of the two is near.',
      },
      losHeight: {
        case: '7.4.1',
        name: 'Heights in the line of sight',
        both: 'Ground in between blocks if it is higher than gun and target both.',
        either: 'It blocks if it is higher than one of the two.',
      },
      edgeOfMap: {
        case: '3.8.3',
        name: 'Broken units at the edge of the map',
        lost: 'One that could only go off the map is lost.',
        stay: 'It may stay while no enemy is within three hexes.',
      },
      victorySteps: {
        case: '10.0',
        name: 'Steps for victory points',
        hits: 'A unit turned over counts 2, one eliminated 4.',
        faces: 'They count 1 and 2.',
      },
    } satisfies { readonly [Name in OptionName]: Record<'case' | 'name' | Options[Name], string> },
  },
  honesty:
    'The ground, the values on the counters and the morale tracks are our reconstruction from the history of the battles and from what the rulebook names. They are not the published ones.',
  credit:
    'The rules are those of Saratoga, designed by Rob Markham (Turning Point Simulations, 2013), told in our own words. This page is made without any affiliation with him or the publisher.',
  licence: 'Program and drawings under the MIT licence.',

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
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Whole map',
    magnifier: 'Magnifier',
    view: 'View of the map',
    key: 'Key',
    openKey: 'Key to the map and counters',
    back: 'Battles',
    backLabel: 'Back to the two battles',
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
    fire: 'Fire at it',
    noEffect: 'no effect',
    fireEffect: (value: number) => `${signed(value)} to the die`,
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
    british: 'British army',
    american: 'American army',
    track: (formation: string, box: number, of: number, number: number) =>
      `${formation}: box ${box} of ${of}, passes on ${number} or less`,
    brokenTrack: (formation: string) => `${formation}: broken`,
  },

  score: {
    sides: { british: 'British', american: 'Americans' } satisfies Record<Side, string>,
    /** More losses may be hidden than the viewer knows of. */
    total: (total: number, isExact: boolean) => (isExact ? `${total}` : `${total}+`),
    points: 'points',
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

  handbook: {
    title: 'Key',
    close: 'Close',
    tabs: {
      rules: 'How a turn goes',
      terrain: 'Terrain',
      counters: 'Counters',
      armies: 'Both armies',
      controls: 'Getting about',
      about: 'About',
    },
    terrainColumns: ['Terrain', 'To enter', 'Fire at it', 'Line of sight'],
    terrain: {
      clear: ['Clear, levels 1 to 3', 'Land on the bank of the Hudson counts as clear level 1.'],
      woods: ['Woods', 'One may see into them, not through.'],
      work: ['Fortification', 'Helps whoever stands in it, on every side.'],
      road: ['Road', 'From road hex to road hex, one unit at a time; slopes cost nothing extra.'],
      river: ['Hudson River', 'Cannot be crossed.'],
      stream: [
        'Stream hexside',
        'On top of the hex; breaks a road that crosses it. No zone of control across.',
      ],
      upSlope: ['Up slope', 'On top of the hex when entering a higher one, one level or two.'],
    } satisfies Record<Terrain, readonly [string, string]>,
    extra: (halves: number) => `+${mp(halves)}`,
    noEntry: 'no entry',
    none: '—',
    blocks: 'blocks',
    open: 'open',
    uphill: '−1 from below',
    frontTitle: 'A combat unit',
    frontNotes: [
      'Name, and below it the band of its formation with the side’s sign: a crown for the British, a star for the Americans.',
      'Combat rating, A best to D worst, at the lower left; movement points at the lower right.',
      'Guns carry their range beside the picture.',
    ],
    leaderTitle: 'A leader',
    leaderNotes: [
      'Two lozenges: an overall commander, with the number of formations he may activate. One lozenge: a formation commander, with his bonus to fire.',
      'Under the dotted arc his command span in hexes; below it his movement.',
      'Stacked with troops, he shows as a shade at the upper right.',
    ],
    armsTitle: 'Pictures',
    arms: {
      line: 'line infantry',
      light: 'light infantry',
      grenadier: 'grenadiers',
      rifle: 'riflemen',
      irregular: 'militia, irregulars',
      gun: 'guns',
    },
    troops: {
      british: 'British',
      german: 'German',
      provincial: 'Loyalists, Canadians',
      continental: 'Continentals',
      militia: 'Militia',
    },
    troopsTitle: 'Coats',
    marksTitle: 'States',
    armiesNote:
      'Front and reduced side of every unit. A dagger marks one that fights in only one of the battles.',
    only: { sept19: '† 19 September only', oct7: '† 7 October only' } satisfies Record<Battle, string>,
    overall: 'Overall commanders',
    controls: [
      ['Drag, two fingers, Shift + arrow keys', 'move the map'],
      ['Wheel, pinch, + and −, double click', 'zoom around the pointer'],
      ['0 or Home', 'the whole map'],
      ['Point, click or tap', 'read a hex; a stack fans out'],
      ['Arrow keys on the map', 'walk from hex to hex'],
      ['M', 'magnifier on and off; a finger then reads instead of dragging'],
      ['K or ?', 'the key to map and counters'],
      ['Esc', 'put the magnifier away, let go of the hex'],
    ],
    mapControls: 'On the map',
    gameControlsTitle: 'In a game',
    gameControls: [
      ['Click, tap, or Enter in a hex', 'take its stack in hand; in the list, put single counters in or out'],
      ['Click or Enter in a lit hex, or drag to it', 'go there, or fire at it'],
      ['Tap a lit hex, tap again', 'look at the order, then give it; a second finger drops it'],
      ['Shift + click, Shift + Enter', 'go by way of this hex'],
      ['N', 'the next stack that has something to do'],
      ['Q', 'to the answers of the question'],
      ['E', 'end the phase, or hold all fire of this step'],
      ['U or Ctrl + Z', 'take back'],
      ['Ctrl + Y or Ctrl + Shift + Z', 'do again'],
      ['R, held', 'where the stack under the pointer can go'],
      ['Z, held', 'zones of control'],
      ['C, held', 'spans of command and who traces to whom'],
      ['L, held', 'lines of sight from the chosen hex'],
      ['T, held', 'the ground without counters'],
      ['Esc', 'put down what is in hand'],
    ],
    aboutTitle: 'What this is',
    provenanceTitle: 'How we know',
    provenance:
      'The rulebook fixes the numbers of fifteen hexes, the names, formations and subordination of the troops, the D rating of all guns and the longest range. Everything else was worked out from the history of the ground and the armies; each hex and each counter says which is which when you read it.',
  },
};
