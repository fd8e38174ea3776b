/** The cases of the rules in our own words, each with the rulings that bear on it. */
import type { CaseCard, CaseFinder } from '../../../games/contract';
import { fieldNow } from '../field';
import { columnNames } from './combat';
import { RULINGS } from './rulings';

/** Title, what it says, and what to see besides. */
type Case = readonly [title: string, text: string, see?: readonly string[]];

const CASES: Readonly<Record<string, Case>> = {
  '1.1': ['Dice', 'Every roll is one die, 1 to 6.'],
  '1.2': [
    'Morale check',
    'A die not above the unit’s morale holds. One leader in the hex adds his morale bonus, works may add 2, disruption takes 1. A total of 6 or more always holds, 0 or less never.',
    ['10.2', '7.5'],
  ],
  '1.3': [
    'Halving',
    'Each attacking unit is halved once for each of these that fits: works on the side it crosses, a creek on that side, a stream in its hex or the target’s, woods. Fractions are kept and rounded up once at the end, never below 1. Leaders and the +2 of works and buildings are never halved.',
    ['TEC', '7.5'],
  ],
  '2.1': [
    'Units',
    'A unit shows combat factor, morale and movement allowance. L is light, R is rifle. Infantry is every unit that is no gun.',
  ],
  '2.2': [
    'Guns',
    'Guns attack with their bombardment factor, up to their range, and defend with their combat factor.',
    ['7.7'],
  ],
  '2.3': [
    'Leaders',
    'A leader adds to combat and to morale and is no unit: he neither attacks nor holds ground.',
    ['10.2', '10.3'],
  ],
  '2.4': [
    'Steps',
    'Brigades, militia and irregulars have two steps: the first loss turns them over, the second removes them. Battalions and guns have one.',
  ],
  '2.5': [
    'Disrupted and ineffective',
    'Disrupted is a marker. Ineffective is the back of a battalion or leader. A battalion can be both. Neither attacks or controls anything. Both end by a rally, away from the enemy: order comes back by itself, an ineffective battalion checks morale.',
    ['3.2', '8.8', '15.1'],
  ],
  '3.1': [
    'The turn',
    'Each turn: the weather, then the British, then the Americans. Each side rallies, moves, and fights.',
  ],
  '3.2': [
    'Rally',
    'Before moving, each unit once. Out of enemy zones of control a disrupted unit takes its marker off, and an ineffective battalion in order checks morale to turn up. An American reduced unit may try to fill its ranks. Whoever rallies or tries does not move. Leaders turn up by themselves.',
    ['15.2', '5.1'],
  ],
  '4.1': [
    'Groups',
    'Units of one hex move together, as far as the slowest of them. A group may leave units behind, but takes nobody up. Each unit moves once.',
  ],
  '4.2': [
    'Paying for ground',
    'Each hex costs what the terrain chart says. Nobody enters a hex with an enemy unit; friends may be passed.',
    ['TEC'],
  ],
  '4.3': [
    'Along the path',
    'From hex to hex of the same road ½ MP, of the same track 1, and all other ground in the hex and on the side is ignored. A burned bridge is no path.',
  ],
  '4.4': [
    'March',
    'A group that neither is nor comes next to the enemy may double its allowance, along roads and tracks only. It does not attack that turn.',
  ],
  '4.5': [
    'The movement die',
    'In a turn of fog each group rolls when it sets out. The die or the printed allowance counts, whichever is lower; a march doubles it. A column that comes on by entry A or B counts 3 less, but has 1 point at the least.',
    ['13.3', '15.5'],
  ],
  '4.6': [
    'One hex',
    'A group with at least 1 MP that has not moved may always enter one hex next to it, for all it has.',
  ],
  '4.7': [
    'Creeks',
    'A creek is crossed only as the first step. It takes the whole allowance, and the move ends.',
  ],
  '4.8': [
    'Deep woods and streams',
    'Off the path only infantry enters deep woods, and stops there. Guns stop in a stream, in fog in a brook too.',
  ],
  '5.1': [
    'Zones of control',
    'Every unit in order controls the six hexes around it, guns too. Disrupted and ineffective units and leaders control nothing.',
  ],
  '5.2': [
    'Where control ends',
    'None into or out of deep woods, and none over works into the protected hex. Water does not matter.',
  ],
  '5.3': ['Stopping', 'A unit stops when it enters an enemy zone of control.'],
  '5.4': ['Leaving', 'A unit that starts in one may leave if its first hex is free of it.'],
  '5.5': ['Shaken troops', 'Disrupted and ineffective units do not move into an enemy zone of control.'],
  '5.6': ['On a retreat', 'A friendly unit in a hex cancels enemy control there.'],
  '5.7': ['Leaders', 'Leaders who move alone ignore zones of control.'],
  '6.1': ['Stacking', 'Three units to a hex, four if one of them is a battalion. Leaders are free.'],
  '6.2': ['When it counts', 'At the end of each move, retreat and advance.'],
  '7.1': [
    'Attacks',
    'Hex after hex in any order. Each hex is attacked once, each unit attacks once, and all units in the hex defend. Units of several hexes may join.',
  ],
  '7.2': [
    'Duty and counterattack',
    'Units in an enemy zone of control should take part in an attack. Excused are protected hexes, deep woods, and hexes where everybody is shaken or has marched. When combat ends, the enemy may counterattack each hex that failed, with adjacent units that control it and were not attacked themselves.',
  ],
  '7.3': [
    'In front',
    'The attacker names one attacking infantry unit, then the defender one unit of his hex; a gun only where there is no infantry. It checks morale and takes losses.',
  ],
  '7.4': [
    'Strength',
    'From each attacking hex one unit and one battalion, plus guns, plus one leader in the hex of the unit in front. In defence the unit in front and one other if one of the two is a battalion, each halved if disrupted, plus one leader, plus terrain.',
    ['1.3', '15.1'],
  ],
  '7.5': [
    'Works and buildings',
    'Works: +2 strength and +2 morale, if every adjacent attacker comes over them. Buildings: +2 strength for infantry.',
  ],
  '7.6': ['The column', 'Attack minus defence gives the column, one die the result.', ['CRT']],
  '7.7': [
    'Guns',
    'They fire at one or two hexes they can see, with others or alone; never into or out of deep woods, in fog at one hex. Distant guns are halved by streams only and cannot be hurt.',
  ],
  '7.8': [
    'Line of sight',
    'From centre to centre; along a side both hexes must block. Deep woods block in, out and through. Light woods between block unless the gun is on a hill; light woods on a hill always. A bare hill between blocks unless both ends are on hills. Units never block.',
  ],
  '8.1': ['NE', 'Nothing happens.'],
  '8.2': ['Ac, Dc', 'A morale check. Failed: give ground. Passed: the result in brackets.', ['8.3']],
  '8.3': [
    'Ar, Dr: give ground',
    'Each affected hex chooses: all its units stay, disrupted, or all retreat one to three hexes in good order.',
    ['8.9', '8.7'],
  ],
  '8.4': [
    'Ax, Dx',
    'A morale check. Passed: the owner may let the unit in front lose a step, and all hold. Otherwise all are disrupted and retreat one to three hexes.',
  ],
  '8.5': [
    'Dm: rout',
    'A morale check. Passed: the result in brackets. Failed: the unit in front routs, the others of its hex give ground. A routed unit that was disrupted is lost, as are reduced militia and irregulars; a full brigade turns over; all run three hexes, disrupted. Battalions and leaders there become ineffective.',
  ],
  '8.6': [
    'Ex: exchange',
    'Both units in front lose a step, unless the defender gives ground instead.',
    ['12.3'],
  ],
  '8.7': [
    'The second blow',
    'A disrupted unit that must give ground or be disrupted first loses a step, and its hex may not stay. One result costs a unit one step at most, a rout apart.',
  ],
  '8.8': ['Disrupted', 'No attack, no advance, no control; half strength in defence; morale one less.'],
  '8.9': [
    'Retreat',
    'Hex by hex, each farther from where it began; no enemy unit, no river, no guns in deep woods off the path. A way is unsafe if it enters an enemy zone of control without a friend. With only unsafe ways a unit routs; with none it is captured. Over a creek infantry is disrupted and guns are lost.',
    ['5.6'],
  ],
  '8.10': [
    'Advance',
    'When the hex is empty, attacking infantry next to it and in order may enter at once, with leaders, free of points and control. Not skirmishers, not guns.',
  ],
  '8.11': [
    'Leaders under fire',
    'On a combat die of 4 each leader in a hex that takes part rolls: 5 or 6 kills him.',
  ],
  '9.0': ['Cavalry', 'None here.'],
  '10.1': ['Moving leaders', 'Alone, or with a group.'],
  '10.2': [
    'Helping',
    'One leader a hex counts: for strength if the unit in front is there, for morale in any check there.',
  ],
  '10.3': [
    'Run over',
    'If an enemy unit enters a hex with leaders only, each goes to the nearest friendly unit within six hexes, or is captured.',
  ],
  '10.4': ['Leaders and points', 'A leader who is lost or captured gives nobody victory points.', ['14.3']],
  '11.1': [
    'Replacement',
    'A reduced unit may regain a step if it is in order, away from the enemy and his control, with a chain of free hexes to the rear.',
    ['15.2'],
  ],
  '11.2': [
    'Coming in',
    'Reinforcements enter in their movement phase for 1 MP. If an enemy stands in the entry hex, they wait.',
  ],
  '12.3': [
    'Rules in force',
    'All standard rules, with the choice to turn an exchange into giving ground.',
    ['8.6'],
  ],
  '13.1': [
    'Colours',
    'Red is British, grey-green German, green the irregulars; dark blue the Continentals, light blue the militia.',
  ],
  '13.2': [
    'Length',
    'Seven turns from eight in the morning, an hour and a half each, the British first. The day begins in fog.',
  ],
  '13.3': [
    'British set-up',
    'First the British send each column to one of the three entries, and Burgoyne with one of them. In fog the movement die loses 3 at A and B, but 1 MP is certain. Nobody marches onto the map.',
    ['11.2', '4.5'],
  ],
  '13.4': [
    'American set-up',
    'Poor, the New Yorkers and the two light battalions stand anywhere in the south, Arnold with any unit, all others alone in hexes behind the works. In fog a unit in the works moves only with a leader. Gates comes to his headquarters in the first clear turn.',
  ],
  '14.0': ['Victory', 'The heights, the British rear, or points.', ['14.1', '14.2', '14.3']],
  '14.1': [
    'British victory',
    'At once when a British unit enters the tavern or headquarters. At the end if a British unit was the last in one of the two flagged hexes of the heights, and the Americans do not hold theirs.',
  ],
  '14.2': [
    'American victory',
    'At the end if an American unit was the last in one of the four flagged hexes behind the British, and the British do not hold theirs.',
  ],
  '14.3': [
    'Points',
    'If neither side or both hold their hexes: 2 for each enemy brigade, militia or irregular unit that is gone, 1 for each battalion or gun. More points win; equal is a draw.',
  ],
  '15.1': [
    'Battalions',
    'They add to another unit, may be the fourth in a hex, and become ineffective when they retreat.',
    ['7.4', '6.1'],
  ],
  '15.2': [
    'Step recovery',
    'An American reduced unit that meets 11.1 may check morale to be whole again. What is gone never comes back.',
    ['11.1', '3.2'],
  ],
  '15.3': [
    'Skirmish',
    'Light troops attack with their movement allowance; a light defender counts his, others 0. No terrain, no leaders. Nothing happens to the attacker, Dx and Dm only give ground, brackets do not count, nobody advances. Guns may add. Riflemen reach two hexes over an empty one: then the target is disrupted and may also retreat.',
  ],
  '15.4': [
    'Militia and irregulars',
    'They check morale before they enter an enemy zone of control outside woods. In woods they are light. Routed when reduced, they are lost.',
  ],
  '15.5': [
    'Fog',
    'At the start of each turn a die against the range of the hour. Once clear, it stays clear until half past three. Fog slows every group, makes brooks streams, and lets guns see one hex.',
    ['4.5', '13.4'],
  ],
  '15.6': ['Garrison guns', 'They never move. Forced to retreat, they are lost.'],
  TEC: [
    'The ground',
    'What a hex costs to enter off the path, and what it does to an attack.',
    ['1.3', '4.3', '4.7', '4.8'],
  ],
  CRT: [
    'The results table',
    'The column is attack minus defence. A is about the attacker, D about the defender.',
    ['8.2', '8.3', '8.4', '8.5', '8.6'],
  ],
};

export const CASE_NUMBERS = Object.keys(CASES);

export function cardFor(rule: string): CaseCard | undefined {
  const found = CASES[rule];
  if (!found) return undefined;
  const [title, text, see] = found;
  const table = rule === 'TEC' ? TERRAIN : rule === 'CRT' ? results() : undefined;
  return {
    title,
    text: [text, isReconstructed(rule) ? RECONSTRUCTED : PUBLISHED],
    rulings: RULINGS.filter((each) => each.cases.includes(rule)).map(({ ruling, text: words }) => ({
      ruling,
      text: words,
    })),
    ...(table ? { table } : {}),
    ...(see ? { see } : {}),
  };
}

const RECONSTRUCTED = 'This case is our reconstruction: the standard rules were not at hand.';
const PUBLISHED = 'This case is the published scenario’s, told in our words.';

const isReconstructed = (rule: string): boolean => Number.parseInt(rule, 10) < 12;

const TERRAIN = {
  head: ['Ground', 'Cost', 'In combat'],
  rows: [
    ['Clear', '1 MP', '–'],
    ['Light woods', '1 MP', 'attacker from the open halved'],
    ['Deep woods', '1 MP and stop; infantry only', 'attacker halved, into or out of it'],
    ['Stream', '+1 MP; guns stop', 'attacker halved, in either hex'],
    ['Brook', 'in fog as a stream', '–'],
    ['Creek side', 'all MP, first step only', 'attacker halved, guns not'],
    ['Works side, inward', '+1 MP', 'attacker halved; defender +2 strength, +2 morale'],
    ['Buildings', '–', 'infantry +2'],
    ['Road, track', '½, 1 MP along it', '–'],
    ['Hill', '–', 'sight only'],
  ],
};

function results() {
  const { columns, results: rows } = fieldNow().scenario.charts;
  return { head: ['Die', ...columnNames(columns)], rows: rows.map((row, i) => [String(i + 1), ...row]) };
}

/** For whoever looks a case up; its sections have no cards of their own. */
export const findCase: CaseFinder = Object.assign((rule: string) => cardFor(rule), {
  all: CASE_NUMBERS,
  sections: {
    1: 'Dice',
    2: 'Units and leaders',
    3: 'The turn',
    4: 'Movement',
    5: 'Zones of control',
    6: 'Stacking',
    7: 'Combat',
    8: 'Results',
    10: 'Leaders',
    11: 'Replacements and reinforcements',
    12: 'Optional rules',
    13: 'Set-up',
    15: 'Rules of this battle',
  },
});
