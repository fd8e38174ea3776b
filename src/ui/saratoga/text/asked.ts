/** What is told of Saratoga's orders, phases, overlays and the parts of its page. */
import type { ActionKind, Mark, PhaseName } from '../../../engine/saratoga';
import type { Asker, Told } from '../../../games/contract';
import type { Overlay } from '../overlays';

/** Orders of a player; the dice are nobody’s. */
type Order = Exclude<ActionKind, 'roll'>;

const told = (text: string, ...cases: readonly string[]): Told => ({ text, cases });

export const ACTIONS: Readonly<Record<Order, Told>> = {
  place: told('Puts this counter into that hex before the battle.', '11.0'),
  lift: told('Takes the counter off the map again, to be placed elsewhere.', '11.0'),
  deploy: told(
    'Places the whole army where it stood in 1777; you may change it afterwards.',
    '11.0',
    '11.1',
    '11.2',
  ),
  ready: told('Ends your deployment.', '11.0'),
  chooseOrder: told('Settles who plays first this turn; the other side follows.', '4.0'),
  activate: told(
    'Activates this commander: his units may go next to the enemy this turn, and attack.',
    '5.0',
    '5.1',
  ),
  endCommand: told(
    'Ends the Command Phase; whoever is not active now stays inactive for the turn.',
    '5.0',
    '5.1',
  ),
  move: told(
    'Moves the stack there; each hex and each stream or slope costs movement points.',
    '6.0',
    '6.2',
    'TEC',
  ),
  reorder: told('Lays this counter on top; the enemy sees only the topmost.', '3.4'),
  exit: told(
    'Leaves the map by the road at 0113: units at full strength count for the British victory.',
    '9.0',
    '10.0',
  ),
  halt: told('Their move is over; they stand where they are.', '6.1'),
  endMovement: told('Ends your Movement Phase. Closing in and fire follow.', '6.0', '4.0'),
  remove: told('This unit is given up: more than two cannot stay in a hex.', '3.1.4'),
  combatMove: told(
    'Moves active infantry up to the enemy, by up to three movement points, before the fire.',
    '7.0',
  ),
  endCombatMovement: told('Nobody closes in any more; fire begins.', '7.0', '7.1.3'),
  fire: told('Fires at the hex: one die, with what rating, ground and leaders add to it.', '7.2', 'CRT'),
  hold: told('This unit holds its fire in this step.', '7.1.2', '7.1.3'),
  holdAll: told('All of yours whose step it is hold their fire, and the next step begins.', '7.1.2', '7.1.3'),
  retreat: told('The unit of the broken formation falls back there, toward its own edge.', '3.8.3'),
  displace: told('Makes room for a unit that falls back into a full hex.', '3.1.4', '3.8.3'),
  relocate: told('The leader, whose last unit is gone, joins the nearest friends there.', '7.3'),
  advance: told('Goes into the hex that was emptied.', '7.5'),
  decline: told('Nobody goes into the emptied hex.', '7.5'),
  recover: told('Each of its units with an odd hit rolls to take the marker off.', '8.0'),
  endRecovery: told('Ends your Recovery Phase, and with it your turn.', '8.0', '4.0'),
};

export const MARK_CASES: Readonly<Record<Mark, string>> = {
  stepLost: '7.3',
  reduced: '7.3',
  outOfCommand: '3.7',
  notActivated: '5.1',
  broken: '3.8.2',
  fired: '7.1.3',
  moved: '6.1',
};

export const PHASE_CASES: Readonly<Record<PhaseName, Told>> = {
  placement: told('Before the battle: each side places its army in the area that it is given.', '11.0'),
  order: told('Who goes first this turn: the side that rolls higher chooses, on a tie the Americans.', '4.0'),
  command: told(
    'The Command Phase: commanders activate the formations that may attack this turn.',
    '5.0',
    '5.1',
  ),
  movement: told('The Movement Phase: every stack may march, one after the other.', '6.0', '6.1'),
  combatMovement: told('Closing in: active infantry may move up to the enemy before the fire.', '7.0'),
  fire: told(
    'Fire in the order of quality: A units to D units, the defender first at each letter.',
    '7.1',
    '7.1.3',
  ),
  recovery: told('The Recovery Phase: one formation may take hits off.', '8.0'),
  over: told(
    'The battle is over: broken formations, the road at 0113 or points have decided it.',
    '9.0',
    '10.0',
  ),
};

export const OVERLAY_WORDS: Readonly<Record<Overlay, Told>> = {
  reach: told('Shows where the stack under the pointer can go, with the cost.', '6.2', 'TEC'),
  control: told('Shows the hexes that each side controls; enemy control stops a march.', '3.2', '3.2.4'),
  command: told('Shows how far each leader’s orders carry, and who is in command.', '2.2.5', '3.7'),
  sight: told('Shows what the guns of a hex can see, and what blocks them.', '7.4.1'),
  danger: told('Shows what the enemy could fire at in his next phase, and the chance.', '7.2', 'CRT'),
  bare: told('Takes the counters off for a moment, to see the ground.', 'TEC'),
};

/** From the particular to the general. */
export const PARTS: Asker<unknown>['parts'] = [
  [
    '.score .pips',
    ['9.0'],
    'Broken formations: an army that has three of them when a turn ends has lost the day; if both have, nobody has won.',
  ],
  [
    '.score',
    ['10.0', '9.0'],
    'Points for broken formations and for what was lost. At dusk the higher total wins; a tie is American.',
  ],
  [
    '.morale-strip',
    ['3.8', '3.8.1'],
    'Every formation with the number that it must not exceed with two dice when it tests.',
  ],
  ['.turn-track .end', ['9.0'], 'Dusk: the battle ends, and points decide.'],
  ['.turn-track', ['4.0', '1.1'], 'The eleven turns of the day, three quarters of an hour each.'],
  ['.overlay-tools .fold', [], 'Lays something over the map: reach, control, command, sight, danger.'],
  [
    '.queue li',
    ['7.1.3'],
    'A step of the fire: this letter of units fires now, or has fired, or is still to fire.',
  ],
  [
    '.queue',
    ['7.1.3'],
    'The eight steps of the fire, from A to D; at each letter the defender fires before the attacker.',
  ],
  [
    '.targets li, .targets > *',
    ['7.2', 'CRT'],
    'A target: what the die must show, the chance, and what a hit would do there.',
  ],
  [
    '.fire-plan',
    ['7.1', '7.1.3'],
    'A plan for all who may fire now; each shot can be changed before it is fired.',
  ],
  [
    '.march-names .answer',
    ['6.0', '6.3'],
    'Takes up the whole formation: press where it should go, and it marches there by the quickest ways.',
  ],
  ['.formations li, .formations > *', ['5.0', '5.1'], 'A formation, and what choosing it would bring.'],
  ['.closings > *', ['7.0'], 'Who could close in on whom.'],
  ['.objectives', ['9.0', '10.0'], 'What this side plays for.'],
  ['.hex-card', ['TEC', '2.1.1']],
  [
    '.morale-tracks',
    ['3.8', '3.8.1'],
    'The morale tracks: a marker moves on with each test that is passed, and the number gets smaller.',
  ],
  ['.answer.look-alone', ['3.4'], 'Lets you look under your own stacks while the other turns away.'],
  [
    '.answer.chief.all',
    ['7.1', '7.1.3'],
    'Fires everything that is planned, one shot after the other in the proper order.',
  ],
  ['.answer.ends', ['4.0'], 'Ends this phase or this step.'],
  ['.banner', ['4.0'], 'The phase that has just begun.'],
];
