/**
 * The tables of Saratoga's packed links, format 1: copied as they were when the format was frozen, so that no later
 * correction of the game's data changes what an old link says. Not a letter of this file may change; new counters and
 * kinds of actions come at the ends of their lists.
 */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const IDS: readonly string[] = words(`
  b-li b-gren b-24 b-mark b-loy b-can b-fa1 b-fa2 b-bgren b-barner b-ba1 b-9 b-20 b-21 b-62 b-ha1 b-ha2
  b-ried b-rhetz b-specht b-ra1 b-47 b-hh b-pa1 b-pa2 b-pa3 b-pa4 a-1nh a-2nh a-3nh a-2ny a-4ny a-cook
  a-lat a-va a-dear a-2ma a-8ma a-9ma a-can a-1ma a-4ma a-13ma a-15ma a-2alb a-17alb a-gra a-10ma a-11ma
  a-12ma a-14ma a-3ma a-5ma a-6ma a-7ma a-art1 a-art2 a-art3 a-art4 a-art5 a-art6 a-art7 a-art8 a-art9
  a-art10 a-art11 L-burgoyne L-fraser L-hamilton L-riedesel L-phillips L-breymann L-gates L-arnold
  L-learned L-poor L-glover L-paterson L-nixon
`);

export const GROUPS: readonly string[] = words(`
  fraser hamilton riedesel phillips breymann learned poor glover paterson nixon gatesGuns arnoldGuns
`);

export const FIRST: readonly string[] = ['british', 'american'];

/** What an action may hold, in the order in which it is written. */
export type Part =
  'counter' | 'unit' | 'counters' | 'hex' | 'path' | 'place' | 'first' | 'formation' | 'group' | 'dice';

export const SHAPES: readonly (readonly [kind: string, ...parts: Part[]])[] = [
  ['roll', 'dice'],
  ['place', 'counter', 'hex'],
  ['lift', 'counter'],
  ['deploy'],
  ['ready'],
  ['chooseOrder', 'first'],
  ['activate', 'formation'],
  ['endCommand'],
  ['move', 'counters', 'path'],
  ['reorder', 'counters'],
  ['exit', 'counters'],
  ['halt'],
  ['endMovement'],
  ['remove', 'counter'],
  ['combatMove', 'counters', 'path'],
  ['endCombatMovement'],
  ['fire', 'unit', 'hex', 'place'],
  ['hold', 'unit'],
  ['holdAll'],
  ['retreat', 'unit', 'hex'],
  ['displace', 'unit', 'hex'],
  ['relocate', 'hex'],
  ['advance', 'counters'],
  ['decline'],
  ['recover', 'group'],
  ['endRecovery'],
];

/** Columns and rows of the map. A hex is its column times 100 plus its row. */
export const COLUMNS = 24;
export const ROWS = 16;

/** Where the counters stand when a game begins with the ready-made deployment: a guess that saves room. */
export const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sept19: {
    '1014': 'a-art2 a-1ma',
    '1015': 'L-glover a-art1 a-4ma',
    '1016': 'a-15ma a-13ma',
    '1404': 'b-21',
    '1504': 'L-hamilton L-burgoyne b-ha1 b-9',
    '1505': 'b-ha2 b-62',
    '1604': 'b-20',
    '2006': 'b-rhetz',
    '2106': 'L-riedesel b-ra1 b-specht',
    '2107': 'b-ried',
    '2202': 'b-pa4 b-pa3',
    '2203': 'b-pa2 b-pa1',
    '2204': 'L-phillips b-47',
    '2303': 'b-hh',
    '0311': 'a-dear a-va',
    '0312': 'L-learned a-2ma',
    '0313': 'L-arnold a-8ma',
    '0212': 'a-9ma',
    '0213': 'a-can',
    '0412': 'L-poor a-2nh a-1nh',
    '0512': 'a-2ny a-3nh',
    '0413': 'a-cook a-4ny',
    '0513': 'a-art10 a-art9',
    '0613': 'a-art11 a-art8',
    '0714': 'a-art7 a-11ma',
    '0715': 'L-paterson a-12ma a-10ma',
    '0614': 'a-14ma',
    '0814': 'a-art6 a-art5',
    '0815': 'L-gates a-7ma',
    '0816': 'a-6ma',
    '0915': 'L-nixon a-5ma a-3ma',
    '0914': 'a-art4 a-art3',
    '0302': 'b-24 b-li',
    '0202': 'L-fraser b-fa1 b-gren',
    '0301': 'b-can b-mark',
    '0201': 'b-fa2 b-loy',
    '0401': 'L-breymann b-barner b-bgren',
    '0402': 'b-ba1',
  },
  oct7: {
    '1007': 'b-20',
    '1014': 'a-art2 a-1ma',
    '1015': 'L-glover a-art1 a-4ma',
    '1016': 'a-15ma a-13ma',
    '1106': 'b-ha2',
    '1107': 'L-hamilton b-ha1 b-21',
    '1108': 'b-9',
    '1304': 'b-pa4 b-pa3',
    '1305': 'L-phillips b-pa2 b-pa1',
    '1306': 'b-hh',
    '1406': 'b-47',
    '1407': 'b-specht',
    '1507': 'L-riedesel b-ra1 b-ried',
    '1508': 'b-rhetz',
    '0211': 'a-dear a-va',
    '0311': 'L-learned a-9ma a-8ma',
    '0312': 'a-can a-2ma',
    '0313': 'L-arnold a-4ny',
    '0412': 'L-poor a-2nh a-1nh',
    '0512': 'a-2ny a-3nh',
    '0413': 'a-lat a-cook',
    '0513': 'a-art10 a-art9',
    '0613': 'a-art11 a-art8',
    '0714': 'a-art7 a-11ma',
    '0715': 'L-paterson a-12ma a-10ma',
    '0614': 'a-14ma',
    '0814': 'a-art6 a-art5',
    '0815': 'L-gates a-7ma',
    '0816': 'a-6ma',
    '0915': 'L-nixon a-5ma a-3ma',
    '0914': 'a-art4 a-art3',
    '0916': 'a-17alb a-2alb',
    '0716': 'a-gra',
    '0307': 'b-24 b-li',
    '0407': 'L-fraser b-fa1 b-gren',
    '0306': 'b-can b-mark',
    '0507': 'b-loy',
    '0406': 'b-fa2',
    '0605': 'L-burgoyne b-bgren',
    '0606': 'L-breymann b-ba1 b-barner',
  },
};
