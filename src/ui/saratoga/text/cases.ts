/**
 * Every case of the rules on a card, in our own words, with what the game plays where the rulebook leaves a choice.
 * Long and only read when somebody asks, so it is loaded late.
 */
import type { OptionName } from '../../../engine/saratoga';
import type { CaseFinder } from '../../../games/contract';

export interface CaseRuling {
  /** 'R31' */
  readonly ruling: string;
  readonly text: string;
  /** One of the six that players may choose otherwise before a game. */
  readonly option?: OptionName;
}

export interface CaseTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface CaseCard {
  readonly title: string;
  readonly text: readonly string[];
  readonly table?: CaseTable;
  readonly rulings: readonly CaseRuling[];
  /** Neighbouring cases. */
  readonly see?: readonly string[];
}

/** The card of a case: ‘7.3 point 2’ is on that of 7.3, and a case without a card on that of its section or module. */
export function cardFor(rule: string): CaseCard | undefined {
  const name = rule.trim().split(/\s+/)[0] ?? '';
  const [module = '', section = ''] = name.split('.');
  for (const key of [name, `${module}.${section}`, `${module}.0`])
    if (Object.hasOwn(caseCards, key)) return caseCards[key];
  return undefined;
}

export const caseCards: Readonly<Record<string, CaseCard>> = {
  // 1.0 and 2.0: what there is
  '1.0': {
    title: 'The two battles',
    text: [
      'Two players fight one of two battles: Freeman’s Farm, 19 September 1777, or Bemis Heights, 7 October. One leads the British and their German allies, the other the Americans.',
    ],
    rulings: [],
    see: ['1.1', '11.1', '11.2'],
  },
  '1.1': {
    title: 'Scale',
    text: [
      'A turn stands for three quarters of an hour, a hex for some 200 yards of ground. Most units are battalions or batteries; a leader is a single man.',
    ],
    rulings: [],
    see: ['4.0'],
  },
  '2.0': {
    title: 'What is on the table',
    text: [
      'A map of numbered hexes, counters for units and leaders, markers that note their state, and dice with six faces.',
    ],
    rulings: [],
    see: ['2.1', '2.2', '2.3'],
  },
  '2.1': {
    title: 'The map',
    text: [
      'Hexes measure everything: movement, distance, range and who stands together. Each has a number of four digits, two for the column and two for the row.',
    ],
    rulings: [
      {
        ruling: 'R7',
        text: 'Land on the bank of the Hudson plays as a whole hex of clear ground, level 1, however little of it is dry.',
      },
    ],
    see: ['2.1.1', 'TEC'],
  },
  '2.1.1': {
    title: 'Kinds of ground',
    text: [
      'The ground has three levels. On it lie woods, roads, fortifications, streams along hexsides, and the Hudson. The terrain chart says what each does to movement, fire and sight.',
    ],
    rulings: [
      {
        ruling: 'R1',
        text: 'The terrain chart is the complete list, so fortifications and slopes count although this case leaves them out.',
      },
    ],
    see: ['TEC'],
  },
  '2.2': {
    title: 'Counters',
    text: [
      'Combat units are infantry and guns. Leaders are overall commanders and the formation commanders under them.',
      'A unit has a front at full strength and a weaker, reduced back. The second hit turns it over, the fourth removes it.',
    ],
    rulings: [],
    see: ['2.2.1', '2.2.2', '3.6', '7.3'],
  },
  '2.2.1': {
    title: 'Combat rating',
    text: [
      'The letter at the lower left of a unit, from A, the best, to D. It sets what the unit needs to hit, when it fires, and how well it recovers.',
      'The letter of the face now showing is the one that counts.',
    ],
    rulings: [],
    see: ['CRT', '7.1.3', '8.0'],
  },
  '2.2.2': {
    title: 'Movement allowance',
    text: [
      'The number at the lower right: how many movement points (MP) a counter may spend in one Movement Phase. What it does not spend is gone. Out of command, a unit has two fewer.',
    ],
    rulings: [],
    see: ['6.2', '3.7'],
  },
  '2.2.3': {
    title: 'Combat bonus',
    text: [
      'A formation commander adds his bonus, 0 to +2, to the die of every unit of his own formation that fires from his hex.',
    ],
    rulings: [
      {
        ruling: 'R71',
        text: 'The bonus counts in attack and in defence alike, and he need not be activated.',
      },
    ],
    see: ['7.2', 'CRT'],
  },
  '2.2.4': {
    title: 'Activation rating',
    text: [
      'Burgoyne, Gates and Arnold have one: so many formation commanders of their own they may activate each turn. Only those within their command span can be chosen.',
    ],
    rulings: [],
    see: ['5.0', '5.2'],
  },
  '2.2.5': {
    title: 'Command span',
    text: [
      'How far, in hexes, a leader’s orders carry. Count the hex of the unit but not that of the leader.',
      'A unit traces to the commander of its formation, or straight to the overall commander.',
    ],
    rulings: [
      {
        ruling: 'R38',
        text: 'Only the distance matters: enemy zones of control, woods and streams do not cut it.',
      },
      {
        ruling: 'R43',
        text: 'Within reach of two leaders, a unit counts under whichever serves it better.',
      },
    ],
    see: ['3.7', '5.0'],
  },
  '2.2.6': {
    title: 'Range',
    text: [
      'Infantry fires only into the next hex. Guns reach as far as the range on their counter, at most five hexes. Count the hex of the target, not that of the gun.',
    ],
    rulings: [],
    see: ['7.4', '7.4.2'],
  },
  '2.2.7': {
    title: 'Calibre',
    text: ['How heavy a battery’s shot is. It is told for interest and changes nothing in play.'],
    rulings: [],
    see: ['2.2.6'],
  },
  '2.2.8': {
    title: 'Names on the counters',
    text: ['Names are shortened where they would not fit. Point at a counter to read it in full.'],
    table: {
      head: ['On the counter', 'In full'],
      rows: [
        ['Gren.', 'grenadiers'],
        ['Light Inf.', 'light infantry'],
        ['RA, HH', 'Royal Artillery, Hesse-Hanau artillery'],
        ['pdr, how.', 'pounder, howitzers'],
        ['Riedesel, Rhetz, Specht, Barner', 'Brunswick regiments and battalions'],
        ['NH, MA', 'New Hampshire, Massachusetts'],
        ['NY, VA', 'New York, Virginia'],
        ['Cook, Latimore', 'Connecticut militia'],
        ['Albany, Graham', 'New York militia'],
        ['Guns 1 to 11', 'Gates’s batteries'],
      ],
    },
    rulings: [
      {
        ruling: 'R11',
        text: 'Names have one spelling throughout: Paterson, Phillips, Breymann and Latimore.',
      },
    ],
    see: ['3.6'],
  },
  '2.3': {
    title: 'Markers',
    text: [
      'Each of the ten formations has a marker on its morale track. Others note the turn, hits, and who is out of command; here the counters show that by themselves.',
    ],
    rulings: [
      {
        ruling: 'R14',
        text: 'A leader who is not activated is only turned down: his numbers stay what they are.',
      },
    ],
    see: ['3.8', '7.3'],
  },

  // 3.0: what everything else builds on
  '3.0': {
    title: 'The ideas behind the rest',
    text: [
      'Who may share a hex, how units hold the ground around them, what is hidden, what guns may do, who commands whom, and when a formation’s nerve fails.',
    ],
    rulings: [],
    see: ['3.1', '3.2', '3.4', '3.5', '3.6', '3.7', '3.8'],
  },
  '3.1': {
    title: 'Stacking',
    text: [
      'Several counters may share a hex: two combat units at most, and as many leaders as you like. They join and part freely by moving.',
    ],
    rulings: [],
    see: ['3.1.1', '3.1.2', '3.1.3', '3.1.4'],
  },
  '3.1.1': {
    title: 'Two units a hex',
    text: [
      'When a side’s Movement Phase ends, no hex may hold more than two of its combat units. Leaders and markers take no room.',
      'On the way there is no limit: units may pass through a full hex.',
    ],
    rulings: [],
    see: ['3.1.4', '3.1.2'],
  },
  '3.1.2': {
    title: 'One unit on the road',
    text: [
      'The cheap road rate is for a single combat unit, with any leaders. Two together, or one that enters a road hex where a friend stands, pay for the other ground in it.',
    ],
    rulings: [
      {
        ruling: 'R15',
        text: 'Only hexes that are entered count, so a unit may leave a shared road hex at the road rate.',
      },
      {
        ruling: 'R16',
        text: 'A road hex with a friend in it costs what the ground there costs; after it the road rate is back.',
      },
    ],
    see: ['6.3'],
  },
  '3.1.3': {
    title: 'The slowest sets the pace',
    text: ['Counters that move as one stack go only as far as the slowest combat unit among them can.'],
    rulings: [{ ruling: 'R19', text: 'A leader never holds a stack back.' }],
    see: ['6.1'],
  },
  '3.1.4': {
    title: 'Too many in a hex',
    text: [
      'Units over the limit when their Movement Phase ends are eliminated. Their owner picks which.',
      'A unit that must retreat into a full hex pushes one of the two there out by a hex. If nobody can make room, the retreating unit is lost.',
    ],
    rulings: [
      {
        ruling: 'R23',
        text: 'You may end the phase overstacked: you are warned, and then asked which units to give up.',
      },
      {
        ruling: 'R90',
        text: 'Whoever makes room goes one hex, outside enemy zones of control, to where there is still room, and pushes nobody in turn.',
      },
      {
        ruling: 'R121',
        text: 'An empty hex comes first for him, and friends with room only if none is empty.',
      },
    ],
    see: ['3.1.1', '3.8.3'],
  },
  '3.2': {
    title: 'Zones of control',
    text: [
      'The hexes around a combat unit are its zone of control, ZOC for short. It stops enemies who enter, and no enemy retreats into it.',
    ],
    rulings: [],
    see: ['3.2.1', '3.2.3', '3.2.4'],
  },
  '3.2.1': {
    title: 'Who has a zone',
    text: [
      'Every combat unit controls the six hexes next to it, infantry and guns alike, whatever losses it has taken. Leaders control nothing.',
    ],
    rulings: [],
    see: ['3.2.3'],
  },
  '3.2.2': {
    title: 'Where zones overlap',
    text: [
      'Both sides may control the same hex, and several zones there are no stronger than one. Your own units in a hex do not lift the enemy’s zone. Friendly zones never hinder you.',
    ],
    rulings: [],
    see: ['3.2.4'],
  },
  '3.2.3': {
    title: 'Zones and water',
    text: ['Zones reach over every kind of ground, but not across a stream or the river.'],
    rulings: [
      {
        ruling: 'R33',
        text: 'Units on two sides of a stream are still next to each other and may fire.',
      },
    ],
    see: ['3.2.1', '7.1'],
  },
  '3.2.4': {
    title: 'Zones stop movement',
    text: [
      'Whoever enters an enemy zone of control, unit or leader, stops there for this phase. Those who begin in one may leave it, and stop again in the next they enter.',
      'Nobody steps straight from one enemy zone into another, unless friendly combat units hold the second hex.',
    ],
    rulings: [
      {
        ruling: 'R31',
        text: 'Leaving is free, but the step from zone to zone is open only to a hex held by friendly combat units, and the move ends there.',
      },
      { ruling: 'R32', text: 'A friendly leader alone does not open such a hex.' },
      { ruling: 'R36', text: 'Leaders are stopped just as units are.' },
    ],
    see: ['3.2', '3.5', '5.1'],
  },
  '3.3': {
    title: 'Facing',
    text: ['Counters look every way at once: there is no front, no flank and no rear.'],
    rulings: [],
    see: ['3.2.1'],
  },
  '3.4': {
    title: 'Fog of war',
    text: [
      'Of an enemy stack you see the top combat unit and no more. In a Combat Phase the stacks in contact with your units lie open until it ends.',
      'Guns that fire from a distance do not open the stack they fire at.',
    ],
    rulings: [
      {
        ruling: 'R65',
        text: 'At a hidden stack far away you fire at the top unit or at another, without learning which that is.',
      },
      {
        ruling: 'R108',
        text: 'Stacks are hidden, and a screen covers the board while the device changes hands; before a game you may choose to play openly.',
      },
      {
        ruling: 'R109',
        text: 'Contact opens a stack: an enemy combat unit next to it in a Combat Phase, until that phase is over.',
      },
      {
        ruling: 'R110',
        text: 'Odds against a hidden stack are given from the best case to the worst, so that they betray nothing.',
      },
      {
        ruling: 'R111',
        text: 'You may change who lies on top at set-up and in your own Movement Phase, free of charge; whoever joins a stack comes on top.',
      },
      {
        ruling: 'R127',
        text: 'Whoever fires is seen, but a leader who slips out of a hidden stack that guns have emptied from afar is not, unless he ends in the open.',
      },
      {
        ruling: 'R129',
        text: 'A phase or step is skipped only if both sides can see that nobody could act; otherwise the owner is asked in private and passes himself, even with nothing hidden there.',
      },
    ],
    see: ['7.4', '7.2'],
  },
  '3.5': {
    title: 'Guns',
    text: [
      'Only guns fire farther than the next hex. They never enter an enemy zone of control.',
      'Any leader of their side can put guns in command. British batteries begin with their formations, the eleven American ones with Gates in Fort Neilson, which they may leave.',
    ],
    rulings: [
      {
        ruling: 'R34',
        text: 'Guns may stand beside the enemy with a stream between, since no zone reaches over it.',
      },
      {
        ruling: 'R35',
        text: 'Guns that the enemy has come up to may stay and fire, or leave.',
      },
      {
        ruling: 'R51',
        text: 'Gates’s guns have no formation: they never break, bring no morale checks and get no commander’s bonus.',
      },
      {
        ruling: 'R52',
        text: 'A British battery counts for the morale of its own formation, whichever leader gives it command.',
      },
    ],
    see: ['7.4', '3.2.4', '2.2.6'],
  },
  '3.6': {
    title: 'Who commands whom',
    text: [
      '“Combat units” are infantry and guns, “leaders” are overall and formation commanders. Ten formations take part, five a side, each with its own commander and its own morale.',
    ],
    table: {
      head: ['Formation', 'Under', 'In 1777'],
      rows: [
        ['Fraser', 'Burgoyne', 'Right Wing'],
        ['Hamilton', 'Burgoyne', 'Centre'],
        ['Riedesel', 'Burgoyne', 'Left Wing'],
        ['Phillips', 'Burgoyne', 'Rear Guard'],
        ['Breymann', 'Burgoyne', 'Reserve'],
        ['Learned', 'Arnold', 'First, Left Wing'],
        ['Poor', 'Arnold', 'Second, Left Wing'],
        ['Glover', 'Gates', 'First, Right Wing'],
        ['Paterson', 'Gates', 'Second, Right Wing'],
        ['Nixon', 'Gates', 'Third, Right Wing'],
      ],
    },
    rulings: [],
    see: ['2.2.4', '2.2.5', '3.8'],
  },
  '3.7': {
    title: 'In command',
    text: [
      'A unit is in command within the span of its formation’s commander or of its overall commander. Out of command, it has two MP fewer this turn.',
    ],
    rulings: [
      { ruling: 'R39', text: 'Command is settled once, in the Command Phase, and holds for the turn.' },
      {
        ruling: 'R40',
        text: 'American infantry traces only to the commander of its own wing, Arnold or Gates; the other choice lets it trace to either.',
        option: 'wingCommand',
      },
    ],
    see: ['2.2.5', '3.5', '5.0', '5.1'],
  },
  '3.8': {
    title: 'Morale',
    text: [
      'Each formation has a morale track, with a starting box for each battle. Whenever fire turns one of its units over or eliminates it, the formation checks its morale.',
      'Gates’s guns belong to no formation, so their losses call for no check.',
    ],
    rulings: [
      {
        ruling: 'R83',
        text: 'Hits come singly, so a unit that is turned over brings one check, and one that is eliminated brings another.',
      },
      {
        ruling: 'R84',
        text: 'Units lost to overstacking, or because they cannot retreat, bring no check.',
      },
    ],
    see: ['3.8.1', '3.8.2', '7.3'],
  },
  '3.8.1': {
    title: 'The morale check',
    text: [
      'The formation’s box on the track shows a number. If two dice do not exceed it, the formation holds and its marker drops a box. If they do, it breaks.',
    ],
    rulings: [
      {
        ruling: 'R81',
        text: 'The roll is against the box where the marker stands, and the marker drops only if the formation holds.',
      },
      {
        ruling: 'R82',
        text: 'From the last box the marker drops no farther; the formation goes on checking against that number.',
      },
    ],
    see: ['3.8.2'],
  },
  '3.8.2': {
    title: 'A broken formation',
    text: [
      'First the enemy’s infantry beside it may fire once at its units in enemy zones of control, guns excepted. Then those units retreat a hex.',
      'In every later Movement Phase its units must end farther from the enemy, the British going north, the Americans south, as far as they like within their MP.',
      'They enter no enemy zone of control and never attack. A broken formation does not rally.',
    ],
    rulings: [
      {
        ruling: 'R85',
        text: 'Only units in an enemy zone of control retreat at once; the rest begin with the next Movement Phase.',
      },
      {
        ruling: 'R86',
        text: 'In this round each enemy infantry unit next to such a unit fires once, even one that has fired already; no guns take part and nobody fires back.',
      },
      { ruling: 'R122', text: 'Infantry that has broken itself stays out of this round.' },
      {
        ruling: 'R87',
        text: 'Only units about to retreat are targets, and what they suffer brings no new check.',
      },
      {
        ruling: 'R88',
        text: 'The round, the retreat and the advances are played at once; then the order of fire goes on.',
      },
      {
        ruling: 'R92',
        text: 'A broken unit must end its move at least a hex farther from its nearest enemy and toward its edge; if it can reach no such hex, any step toward the edge will do.',
      },
      {
        ruling: 'R94',
        text: 'Broken units still fire in defence and still recover, but do not move in the Combat Phase.',
      },
      { ruling: 'R95', text: 'Leaders of a broken formation go with its units or wherever they please.' },
      { ruling: 'R96', text: 'Nothing mends a break, whatever becomes of the commander.' },
    ],
    see: ['3.8.1', '3.8.3', '7.5'],
  },
  '3.8.3': {
    title: 'Retreat',
    text: [
      'A retreating unit goes to an empty hex toward its own edge of the map; if there is none, to an empty one at its side; if there is none, to friends who have room; at worst straight back.',
      'A unit with no such hex, or with only the way off the map, surrenders.',
    ],
    rulings: [
      {
        ruling: 'R89',
        text: 'Toward the edge are the three hexes on the north side for the British, on the south side for the Americans; between equals the owner chooses.',
      },
      {
        ruling: 'R120',
        text: 'When even crowded friends cannot make room, a unit may step straight back toward the enemy’s edge, into an empty hex out of reach of enemy zones of control.',
      },
      {
        ruling: 'R126',
        text: 'Leaders stay until the last unit of their hex leaves, and then leave with it.',
      },
      {
        ruling: 'R91',
        text: 'Nobody retreats into an enemy zone of control, not even to friends, so a unit that is surrounded surrenders.',
      },
      {
        ruling: 'R93',
        text: 'A broken unit with no way but over the edge of the map is lost, and the game warns of it; the other choice lets it stay while every enemy is more than three hexes away.',
        option: 'edgeOfMap',
      },
    ],
    see: ['3.8.2', '3.1.4'],
  },

  // 4.0 and 5.0: the turn, and command
  '4.0': {
    title: 'The turn',
    text: [
      'Each side rolls a die, and the higher one decides who plays first this turn. The first player goes through all four phases, then the second does, and the End Phase closes the turn.',
    ],
    table: {
      head: ['Part', 'What happens'],
      rows: [
        ['A', 'Who goes first'],
        ['B', 'First player: command, movement, combat, recovery'],
        ['C', 'Second player: the same four phases'],
        ['D', 'End Phase'],
      ],
    },
    rulings: [
      { ruling: 'R103', text: 'On equal dice the Americans choose; nobody rolls again.' },
      { ruling: 'R112', text: 'Both dice are seen by all, and so is the choice.' },
    ],
    see: ['5.0', '6.0', '7.0', '8.0', '9.0'],
  },
  '5.0': {
    title: 'Command Phase',
    text: [
      'First it is settled which units are in command; the others cannot be activated. Overall commanders become active by themselves; only Gates has to roll.',
      'Each active one may then activate formation commanders of his own who are within his span, as many as his activation rating says.',
    ],
    rulings: [
      {
        ruling: 'R9',
        text: 'How far an overall commander reaches is his command span (2.2.5).',
      },
      {
        ruling: 'R41',
        text: 'Arnold can activate Learned and Poor alone; Glover, Paterson and Nixon depend on Gates.',
      },
      {
        ruling: 'R42',
        text: 'Units in the span of their own active overall commander are activated with him and use up none of his rating.',
      },
      {
        ruling: 'R44',
        text: 'A formation commander outside that span is not activated; units near him are in command, no more.',
      },
    ],
    see: ['2.2.4', '2.2.5', '5.1', '5.2'],
  },
  '5.1': {
    title: 'What activation allows',
    text: [
      'An activated leader activates all units in command under him, until his side’s next Command Phase.',
      'A unit that is not activated may still fire if it stood in an enemy zone of control when the Command Phase began; so may guns with range and sight.',
    ],
    table: {
      head: ['Unit', 'Moves', 'Into enemy zones, and attack'],
      rows: [
        ['in command, activated', 'all its MP', 'yes'],
        ['in command only', 'all its MP', 'no'],
        ['out of command', '2 MP fewer', 'no'],
      ],
    },
    rulings: [
      {
        ruling: 'R37',
        text: 'A leader who is not activated may enter an enemy zone along with activated units or where friendly units are; by himself he would be in mortal danger.',
      },
      {
        ruling: 'R47',
        text: 'That condition binds only the side whose turn it is, and the other side may always fire back; the other choice binds both.',
        option: 'returnFire',
      },
      {
        ruling: 'R48',
        text: 'Such a unit of the side whose turn it is fires in the attacking step of its rating, and does not move in the Combat Phase.',
      },
      {
        ruling: 'R113',
        text: 'Until its side’s first Command Phase a unit within a span is in command, and nobody is activated.',
      },
    ],
    see: ['5.0', '3.7', '3.2.4'],
  },
  '5.2': {
    title: 'Gates has to be roused',
    text: [
      'In each American Command Phase roll two dice for Gates. On 10 or more he is active until the next one; with enemy combat units within three hexes of him, 8 is enough.',
      'If he fails he activates nobody, but his units within span are still in command.',
    ],
    rulings: [
      {
        ruling: 'R45',
        text: 'Enemy combat units count for this, leaders do not, and the distance is taken as the phase begins.',
      },
      {
        ruling: 'R46',
        text: 'If he fails, the guns that depend on him do not attack, but they still fire in defence.',
      },
    ],
    see: ['5.0', '5.1'],
  },

  // 6.0: movement
  '6.0': {
    title: 'Movement Phase',
    text: [
      'Move as many of your units and leaders as you like, each as far as its MP carry it. Only units of a broken formation have to move.',
    ],
    rulings: [
      {
        ruling: 'R30',
        text: 'Nobody leaves the map except by the road at 0113; a unit driven off it is lost.',
      },
    ],
    see: ['6.1', '6.2', '3.2.4', '3.8.2'],
  },
  '6.1': {
    title: 'One stack after another',
    text: [
      'A unit or stack goes from hex to neighbouring hex and finishes before the next one starts. On its way it may pick up counters and drop them.',
    ],
    rulings: [
      {
        ruling: 'R20',
        text: 'The parts of a stack that splits go on in turn, each with the MP it has left, and whoever joins brings its own; when another stack sets out they have all finished.',
      },
      {
        ruling: 'R125',
        text: 'A leader on his last MP who picks up a fresh unit takes it no farther than he himself can still go.',
      },
    ],
    see: ['3.1.3', '6.2'],
  },
  '6.2': {
    title: 'What movement costs',
    text: [
      'Each hex costs MP according to its ground. Streams and slopes on the way in cost extra, and everything adds up, but for the road rate. Retreats and advances after combat are free.',
    ],
    rulings: [{ ruling: 'R18', text: 'Half points are kept, never rounded.' }],
    see: ['TEC', '6.3', '6.5'],
  },
  '6.3': {
    title: 'Roads',
    text: [
      'From road hex to road hex a unit pays ½ MP, and slopes cost it nothing. It must keep to the road; coming onto it costs the normal ground.',
      'The rate is for one unit at a time. Stacks do not get it, nor does a unit that passes over another.',
    ],
    rulings: [
      { ruling: 'R5', text: 'Going downhill costs nothing extra, on a road or off it.' },
      {
        ruling: 'R6',
        text: 'Where a stream cuts the road, the step costs the ground, any slope and 1 MP for the stream, as if there were no road.',
      },
      {
        ruling: 'R17',
        text: 'Whoever starts on a road hex is on the road; any other unit pays the ground of the first road hex and ½ MP from there.',
      },
    ],
    see: ['3.1.2', 'TEC'],
  },
  '6.4': {
    title: 'Through friends and enemies',
    text: [
      'Friends are no obstacle. Hexes with enemy combat units cannot be entered. Where enemy leaders stand alone, infantry may go in or through, and the leaders are lost.',
    ],
    rulings: [
      { ruling: 'R24', text: 'Only infantry runs leaders over; guns may not.' },
      {
        ruling: 'R117',
        text: 'Guns stacked with that infantry move in with it, unless a zone of control keeps them out.',
      },
      { ruling: 'R25', text: 'It costs nothing extra, and the move goes on.' },
    ],
    see: ['7.6', '3.2.4'],
  },
  '6.5': {
    title: 'One hex always',
    text: ['A unit that has not moved yet may always go one hex, even if it cannot pay for it.'],
    rulings: [
      {
        ruling: 'R21',
        text: 'Only the cost is waived: whoever is barred from an enemy zone of control stays barred.',
      },
      {
        ruling: 'R22',
        text: 'A unit with no MP at all has this hex too, but nobody crosses the river.',
      },
    ],
    see: ['6.2', '6.4'],
  },

  // 7.0: combat
  '7.0': {
    title: 'Combat Phase',
    text: [
      'The side whose turn it is may first move activated infantry and leaders by up to 3 MP, over and above the Movement Phase. Each must end next to an enemy unit, or stay where it is.',
      'Then both sides fire.',
    ],
    rulings: [
      {
        ruling: 'R53',
        text: 'This movement costs MP as usual, with road rate, zones of control and the stacking limit.',
      },
      {
        ruling: 'R54',
        text: 'A unit in contact already may shift to another hex in contact, if the zones of control let it.',
      },
      { ruling: 'R55', text: 'The free hex of 6.5 is not given here.' },
      {
        ruling: 'R56',
        text: 'A leader may go by himself if he ends next to the enemy, at the risk of his life.',
      },
      {
        ruling: 'R119',
        text: 'Enemy leaders without troops count as enemies to close in on, though they do not stop anybody from recovering.',
      },
      {
        ruling: 'R128',
        text: 'An order that is refused names the rule closest to the mistake, such as the limit of three MP here.',
      },
    ],
    see: ['7.1', '7.1.3', '5.1'],
  },
  '7.1': {
    title: 'Fire',
    text: [
      'Units fire one by one, each at one enemy unit next to it. Where two share a hex, nobody fires a second time at one of them while the other has been spared.',
    ],
    rulings: [
      { ruling: 'R10', text: 'This opening paragraph stands for the missing case 7.1.1.' },
      {
        ruling: 'R63',
        text: 'All fire of a side at that hex counts for this, near and far, through the whole Combat Phase.',
      },
    ],
    see: ['7.1.2', '7.1.3', '7.2'],
  },
  '7.1.2': {
    title: 'Nobody has to fight',
    text: ['Fire is always a choice, for both sides, even for a unit that has just moved up.'],
    rulings: [],
    see: ['7.1.3'],
  },
  '7.1.3': {
    title: 'The order of fire',
    text: [
      'The best ratings fire first, and within a rating the side whose turn it is not. Hits count at once, so a unit may be gone before its turn comes.',
    ],
    table: {
      head: ['Step', 'Rating', 'Side'],
      rows: [
        ['1', 'A', 'defender'],
        ['2', 'A', 'attacker'],
        ['3', 'B', 'defender'],
        ['4', 'B', 'attacker'],
        ['5', 'C', 'defender'],
        ['6', 'C', 'attacker'],
        ['7', 'D', 'defender'],
        ['8', 'D', 'attacker'],
      ],
    },
    rulings: [
      { ruling: 'R57', text: 'There is one order for the whole map, not one for each fight.' },
      { ruling: 'R58', text: 'Within a step the owner chooses, unit by unit, who fires next.' },
      {
        ruling: 'R59',
        text: 'A unit turned over before it fires waits for the step of its new rating.',
      },
      { ruling: 'R60', text: 'Each unit fires once in a phase, even if its rating changes afterwards.' },
      {
        ruling: 'R124',
        text: 'Holding fire uses up the unit’s chance for the phase, even if it is turned to a lower rating later.',
      },
      { ruling: 'R61', text: 'Guns far from the enemy fire in the steps of their rating, D.' },
    ],
    see: ['2.2.1', '7.2'],
  },
  '7.2': {
    title: 'A shot',
    text: [
      'Choose a unit and its target, roll a die, add the modifiers, and compare with the number for the firing unit’s rating.',
      'A formation commander helps each unit in his hex that belongs to his formation, and no other. What the shot does counts at once.',
    ],
    rulings: [
      { ruling: 'R64', text: 'The firing side names the target, as far as 7.1 leaves it the choice.' },
      {
        ruling: 'R72',
        text: 'A commander whose formation is broken still adds his bonus to its defensive fire.',
      },
    ],
    see: ['CRT', 'TEC', '7.3'],
  },
  '7.3': {
    title: 'Hits',
    text: [
      'A unit bears three hits and is gone with the fourth. Hits that turn it over or remove it make its formation check morale.',
      'Leaders left without any unit in their hex join the nearest unit of their formation.',
    ],
    table: {
      head: ['Hit', 'Effect'],
      rows: [
        ['1', 'step-loss marker'],
        ['2', 'marker off, turned to the reduced side; morale check'],
        ['3', 'step-loss marker on the reduced side'],
        ['4', 'eliminated; leaders find friends; morale check'],
      ],
    },
    rulings: [
      {
        ruling: 'R80',
        text: 'If his formation has no unit left, or he is an overall commander, he joins the nearest friends; among equals the owner chooses, and with no friends at all he is removed.',
      },
    ],
    see: ['3.8.1', '8.0', '7.5'],
  },
  '7.4': {
    title: 'Fire from a distance',
    text: [
      'Guns may fire, in attack and in defence, at targets within their range that they can see. Two batteries in one hex fire at the same hex, and the shorter range holds for both.',
    ],
    rulings: [
      {
        ruling: 'R62',
        text: 'Defending guns may fire at any unit in range and sight; the other choice leaves them only units next to one of their friends.',
        option: 'defensiveGuns',
      },
      {
        ruling: 'R73',
        text: 'In that hex they may choose different units, either may hold its fire, and an enemy next to them does not bind them.',
      },
      {
        ruling: 'R116',
        text: 'At an enemy in the next hex guns fire as any unit does, with their +1, and need no line of sight.',
      },
    ],
    see: ['7.4.1', '7.4.2', '3.5'],
  },
  '7.4.1': {
    title: 'Line of sight',
    text: [
      'A straight line from gun to target must be free. Woods in between block it, and so does higher ground. The hexes at both ends never do, nor do units or leaders.',
      'Where the line runs between two hexes, both must block. Into the next hex one always sees.',
    ],
    rulings: [
      {
        ruling: 'R74',
        text: 'Ground blocks if it rises above both ends of the line; the other choice is that rising above one of them is enough.',
        option: 'losHeight',
      },
      {
        ruling: 'R75',
        text: 'Ground of the same height is no obstacle; woods are one, however low they lie.',
      },
      {
        ruling: 'R76',
        text: 'Along a hexside the river and places off the map count as open.',
      },
    ],
    see: ['7.4', 'TEC'],
  },
  '7.4.2': {
    title: 'Counting the range',
    text: [
      'Count from the gun to the target, leaving out the gun’s own hex. Apart from its range modifier such a shot is like any other.',
    ],
    rulings: [],
    see: ['7.2', 'CRT'],
  },
  '7.5': {
    title: 'Advance after combat',
    text: [
      'When losses or a break leave a hex empty, up to two units that fired at it may go in, and any leaders with them. It costs no MP.',
    ],
    rulings: [
      {
        ruling: 'R77',
        text: 'The side that emptied the hex may advance, whoever’s turn it is, and at once.',
      },
      {
        ruling: 'R78',
        text: 'An advance pays no heed to zones of control, though guns still keep out of them; a unit that has not fired in its step may yet do so from there.',
      },
      {
        ruling: 'R114',
        text: 'It is an offer, gone once it is declined; an advance changes nobody’s step in the order of fire.',
      },
      {
        ruling: 'R118',
        text: 'Infantry that has just killed leaders on their own may advance into their hex.',
      },
    ],
    see: ['7.5.1', '3.8.2'],
  },
  '7.5.1': {
    title: 'Guns alone gain no ground',
    text: ['If only guns fired at the hex, nobody advances, from near or far.'],
    rulings: [],
    see: ['7.5'],
  },
  '7.6': {
    title: 'Leaders on their own',
    text: [
      'Leaders with no combat unit in their hex are lost, without a roll, when enemy infantry enters it or attacks it. Guns do not harm them.',
      'No check follows. The units of a lost formation commander are out of command and not activated until an overall commander’s span takes them in.',
    ],
    rulings: [
      {
        ruling: 'R49',
        text: 'Once within that span they are in command again, and activated whenever he is.',
      },
      {
        ruling: 'R50',
        text: 'Nobody replaces a lost overall commander: his formation commanders can no longer be activated, but they still give command.',
      },
      {
        ruling: 'R79',
        text: 'Infantry next to them fires and they are gone; guns at a distance do nothing.',
      },
    ],
    see: ['6.4', '7.3'],
  },

  // 8.0 to 11.0: recovery, the end, the beginning
  '8.0': {
    title: 'Recovery Phase',
    text: [
      'Name one of your formations. Its units with a step-loss marker try to lose it with a die, unless an enemy unit is next to them.',
      'In the hex of their own or their overall commander it comes off without a roll; in the next hex they take 1 off the die. A unit once turned over stays turned over.',
    ],
    table: {
      head: ['Rating', 'Recovers on', 'Next to a commander'],
      rows: [
        ['A', '1 to 5', '1 to 6'],
        ['B', '1 to 4', '1 to 5'],
        ['C', '1 to 3', '1 to 4'],
        ['D', '1 or 2', '1 to 3'],
      ],
    },
    rulings: [
      {
        ruling: 'R97',
        text: 'Distance from the commander bars nobody, but an enemy in the next hex does, even beyond a stream.',
      },
      {
        ruling: 'R98',
        text: 'American guns recover with a formation whose commander has them in his span; those that only Gates reaches can be chosen as a group of their own.',
      },
      {
        ruling: 'R123',
        text: 'Guns that only Arnold reaches are a group, too, and with both in reach you choose; for a gun that recovers with a formation, Gates helps as its own leaders do.',
      },
      { ruling: 'R99', text: 'The rating of the side now showing is used.' },
    ],
    see: ['7.3', '2.2.1'],
  },
  '9.0': {
    title: 'End Phase',
    text: [
      'An army with three broken formations when the turn ends is demoralised and has lost. If both are, the battle is a draw.',
      'The British win at once, whatever else has happened, when four of their units at full strength have left by the road at 0113.',
    ],
    rulings: [
      {
        ruling: 'R26',
        text: 'A unit in 0113 leaves to the west for ½ MP, two together for 1, however they came there.',
      },
      { ruling: 'R27', text: 'Full strength is the front face, with or without a step-loss marker.' },
      {
        ruling: 'R28',
        text: 'Infantry and guns count alike, over any number of turns, and the fourth ends the battle on the spot.',
      },
      { ruling: 'R29', text: 'Leaving this way changes neither morale nor points.' },
      {
        ruling: 'R102',
        text: 'Broken formations are counted in the End Phase alone, and the road at 0113 comes before them.',
      },
    ],
    see: ['10.0', '3.8.2'],
  },
  '10.0': {
    title: 'Victory points',
    text: [
      'If nobody has won when turn 11 ends, both sides count what they have done to the other. More points win; a tie is an American victory.',
    ],
    table: {
      head: ['Enemy loss', 'Points'],
      rows: [
        ['a broken formation', '10'],
        ['1 A step', '1'],
        ['2 B steps', '1'],
        ['3 C steps', '1'],
        ['4 D steps', '1'],
      ],
    },
    rulings: [
      {
        ruling: 'R100',
        text: 'A unit turned over counts as 2 steps and one eliminated as 4, each pair at the letter of the face lost, added up by letter and rounded down; the other choice counts 1 and 2.',
        option: 'victorySteps',
      },
      { ruling: 'R101', text: 'A unit that surrenders counts with all the steps it had left.' },
    ],
    see: ['9.0'],
  },
  '11.0': {
    title: 'Setting up',
    text: [
      'Each group of counters starts in or around a hex that its battle names. Both battles run for 11 turns, from 10:30 in the morning to 6:45 in the evening.',
    ],
    rulings: [
      { ruling: 'R104', text: 'The Americans set up first, then the British.' },
      {
        ruling: 'R105',
        text: 'Count to the hex of the counter, on land, with two combat units a hex; leaders take no room, and commanders keep to the area of their troops.',
      },
    ],
    see: ['11.1', '11.2', '3.1.1'],
  },
  '11.1': {
    title: 'Freeman’s Farm, 19 September',
    text: [
      'Latimore, the 2nd and 17th Albany and Graham are not there yet. Morale markers begin on the boxes marked 1.',
    ],
    table: {
      head: ['Who, with his troops', 'Where'],
      rows: [
        ['Arnold', '0313'],
        ['Learned, Poor', '0313, up to 2 hexes off'],
        ['Gates', '0815'],
        ['Glover, Paterson, Nixon', '0815, up to 2 hexes off'],
        ['Gates’s guns', 'works of Fort Neilson, 0513 to 1015'],
        ['Fraser', '0201, up to 1 hex off'],
        ['Breymann', '0401, up to 1 hex off'],
        ['Hamilton', '1504, up to 1 hex off'],
        ['Riedesel', '2106, up to 1 hex off'],
        ['Phillips', '2203, up to 2 hexes off'],
        ['Burgoyne', 'with one of his units'],
      ],
    },
    rulings: [
      { ruling: 'R12', text: 'The works in 0313 and 0412 are not built yet: they are plain ground today.' },
      { ruling: 'R106', text: 'Burgoyne may start with any unit of his army, German ones included.' },
    ],
    see: ['11.0', '11.2'],
  },
  '11.2': {
    title: 'Bemis Heights, 7 October',
    text: [
      'The works in 0313 and 0412 are in play, but no guns start there. Morale markers begin on the boxes marked 2.',
    ],
    table: {
      head: ['Who, with his troops', 'Where'],
      rows: [
        ['Arnold', '0313'],
        ['Learned, Poor', '0313, up to 2 hexes off'],
        ['Gates', '0815'],
        ['Glover, Paterson, Nixon', '0815, up to 2 hexes off'],
        ['Gates’s guns', 'works of Fort Neilson, 0513 to 1015'],
        ['Burgoyne', '0605'],
        ['Fraser', '0406, up to 1 hex off'],
        ['Breymann', '0706, up to 1 hex off'],
        ['Hamilton', '1107, up to 1 hex off'],
        ['Riedesel', '1507, up to 1 hex off'],
        ['Phillips', '1305, up to 2 hexes off'],
      ],
    },
    rulings: [{ ruling: 'R107', text: 'The 62nd Foot takes no part, and its absence gives nobody points.' }],
    see: ['11.0', '11.1'],
  },

  // The two charts
  CRT: {
    title: 'What it takes to hit',
    text: [
      'Roll one die and add: the ground of the target; the bonus of a commander in the firer’s hex; +1 if two combat units share the target’s hex.',
      'Guns have +1 at the next hex and −1 at three hexes or more. A 6 on the die always hits.',
    ],
    table: {
      head: ['Rating', 'Hits on', 'Chance'],
      rows: [
        ['A', '3 to 6', '4 in 6'],
        ['B', '4 to 6', '3 in 6'],
        ['C', '5 or 6', '2 in 6'],
        ['D', '6', '1 in 6'],
      ],
    },
    rulings: [
      {
        ruling: 'R66',
        text: 'In the modifiers the defender is whoever is shot at and the attacker whoever shoots, in either side’s turn.',
      },
      {
        ruling: 'R69',
        text: 'Otherwise the modified number decides, and no number always misses.',
      },
      { ruling: 'R70', text: 'Whether two share the hex is seen when the shot falls.' },
      {
        ruling: 'R115',
        text: 'The printed line for long range has lost its sign: it is −1.',
      },
    ],
    see: ['TEC', '7.2', '7.3', '2.2.3'],
  },
  TEC: {
    title: 'What ground does',
    text: [
      'The cost is for entering a hex; a stream or a slope at the hexside comes on top. Fire is modified by the hex of the target.',
    ],
    table: {
      head: ['Terrain', 'To enter', 'Cover', 'Sight'],
      rows: [
        ['Clear, levels 1 to 3', '1', '0', 'open'],
        ['Woods', '2', '−1', 'seen into, not through'],
        ['Fortification', '1', '−1', 'open'],
        ['Road', '½', '0', 'open'],
        ['Hudson River', 'no entry', '—', 'open'],
        ['Stream hexside', '+1, and no road rate', '0', 'open'],
        ['Up slope', '+1', '−1 from below', 'open'],
      ],
    },
    rulings: [
      { ruling: 'R2', text: 'Clear ground costs 1 MP on every level.' },
      { ruling: 'R3', text: 'A slope lies wherever two neighbouring hexes have different levels.' },
      { ruling: 'R4', text: 'Climbing two levels at once costs +1, as one does.' },
      { ruling: 'R8', text: 'The Hudson is made of water hexes that nobody enters.' },
      { ruling: 'R13', text: 'A fortification helps whoever is in it, British or American, on every side.' },
      {
        ruling: 'R67',
        text: 'The −1 for firing uphill holds at any range: the target need only be on higher ground than the firer.',
      },
      { ruling: 'R68', text: 'Woods, fortification and slope add up without limit.' },
    ],
    see: ['CRT', '6.2', '6.3', '7.4.1'],
  },
};

/** For whoever looks a case up. */
export const findCase: CaseFinder = Object.assign((rule: string) => cardFor(rule), {
  all: Object.keys(caseCards),
});
