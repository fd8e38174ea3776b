/** Every event as a line of the log. An event comes here as whoever looks may know it. */
import {
  counterOf,
  dieNeeded,
  type Event,
  FIRST_MINUTE,
  FORMATION_BY_ID,
  MINUTES_A_TURN,
  type Side,
} from '../../../engine/saratoga';
import { english } from './english';
import { capital } from '../../text/common';
import { counterName, groupName, hexNumber, targetName } from './names';
import { sideAdjectives, sideNames } from './sides';
import { orLess, orMore, shotDetail } from './shotWords';

export const TONES = ['phase', 'move', 'fire', 'loss', 'morale', 'leader', 'end'] as const;

export interface LogLine {
  readonly text: string;
  readonly tone: (typeof TONES)[number];
  readonly side?: Side;
  readonly case?: string;
  readonly dice?: readonly number[];
  /** What the dice had to show, with the modifiers counted in. */
  readonly needed?: string;
  /** How that number came about. */
  readonly detail?: string;
  readonly hex?: number;
  readonly from?: number;
  /** From the first hex entered to the last. */
  readonly path?: readonly number[];
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

export function logLine(event: Event): LogLine | undefined {
  switch (event.type) {
    case 'deployed':
      return {
        text: `${capital(sideNames[event.side])} have taken their places.`,
        tone: 'phase',
        side: event.side,
        case: '11.0',
      };
    case 'turnBegan':
      return { text: turnHeading(event.turn), tone: 'phase', case: '4.0' };
    case 'initiativeRolled':
      return initiative(event);
    case 'orderChosen':
      return {
        text: `${capital(sideNames[event.first])} go first this turn.`,
        tone: 'phase',
        side: event.first,
        case: '4.0',
      };
    case 'phaseBegan': {
      const { name, rule } = PHASES[event.phase];
      return {
        text: `${sideAdjectives[event.side]} ${name}`,
        tone: 'phase',
        side: event.side,
        case: rule,
      };
    }
    case 'phasePassed':
      return { ...PASSED[event.phase], side: event.side };
    case 'gatesRolled': {
      const needed = event.needed === undefined ? undefined : `${event.needed} or more`;
      return {
        text: `Gates rolls ${english.listed(event.dice.map(String))}${needed === undefined ? '' : ` and needs ${needed}`}. ${event.active ? 'He gives his orders.' : 'He does not stir: his wing may march, not attack.'}`,
        tone: 'leader',
        side: 'american',
        case: '5.2',
        dice: event.dice,
        ...(needed === undefined ? {} : { needed }),
      };
    }
    case 'activated': {
      const { name, side } = FORMATION_BY_ID[event.formation];
      return { text: `${name} is activated.`, tone: 'leader', side, case: '5.0' };
    }
    case 'outOfCommand':
      return {
        text: `${capital(namesOf(event.units))} ${event.units.length === 1 ? 'is' : 'are'} out of command.`,
        tone: 'leader',
        side: event.side,
        case: '3.7',
      };
    case 'moved':
      return moved(event);
    case 'exited':
      return exited(event);
    case 'leaderKilled':
      return {
        text: `${counterName(event.leader)}, without troops in ${hexNumber(event.hex)}, falls to ${counterName(event.by)}.`,
        tone: 'leader',
        side: sideOf(event.leader),
        case: '7.6',
        hex: event.hex,
      };
    case 'removedByStacking':
      return {
        text: `No room in ${hexNumber(event.hex)}: ${counterName(event.unit)} is given up.`,
        tone: 'loss',
        side: sideOf(event.unit),
        case: '3.1.4',
        hex: event.hex,
      };
    case 'surrendered':
      return {
        text: `${capital(counterName(event.unit))} has no way out of ${hexNumber(event.hex)} and surrenders.`,
        tone: 'loss',
        side: sideOf(event.unit),
        case: '3.8.3',
        hex: event.hex,
      };
    case 'shot':
      return shot(event);
    case 'held':
      return {
        text: `${capital(counterName(event.unit))} holds its fire.`,
        tone: 'fire',
        side: event.side,
        case: '7.1.2',
      };
    case 'stepLost':
      return {
        text: `${capital(counterName(event.unit))}${event.unit === undefined ? ` in ${hexNumber(event.hex)}` : ''} ${lossWords(event.hits)}`,
        tone: 'loss',
        side: event.side,
        case: '7.3',
        hex: event.hex,
      };
    case 'moraleChecked': {
      const dice = `${event.dice.join(' + ')} = ${event.dice.reduce((sum, die) => sum + die, 0)}`;
      return {
        text: `${groupName(event.formation)} tests morale: ${dice}, needs ${event.number} or less. ${event.passed ? 'It holds.' : 'It breaks.'}`,
        tone: 'morale',
        side: FORMATION_BY_ID[event.formation].side,
        case: '3.8.1',
        dice: event.dice,
        needed: `${event.number} or less`,
      };
    }
    case 'broke':
      return {
        text: `${groupName(event.formation)} falls back for the rest of the day and will not attack again.`,
        tone: 'morale',
        side: FORMATION_BY_ID[event.formation].side,
        case: '3.8.2',
      };
    case 'retreated':
      return step(event.unit, `falls back ${fromTo(event)}${goAlong(event.leaders)}`, event, '3.8.3');
    case 'displaced':
      return step(event.unit, `makes room and goes ${fromTo(event)}`, event, '3.1.4');
    case 'relocated':
      return { ...step(event.leader, joinsFriends(event), event, '7.3'), tone: 'leader' };
    case 'leaderRemoved':
      return {
        text: `${counterName(event.leader)} has no friends left to join and leaves the field.`,
        tone: 'leader',
        side: sideOf(event.leader),
        case: '7.3',
      };
    case 'advanced':
      return {
        text: `${capital(namesOf(event.counters))} ${event.counters.length === 1 ? 'advances' : 'advance'} into ${hexNumber(event.hex)}.`,
        tone: 'move',
        ...sideOfAll(event.counters),
        case: '7.5',
        hex: event.hex,
      };
    case 'declined':
      return {
        text: `Nobody advances into ${hexNumber(event.hex)}.`,
        tone: 'move',
        case: '7.5',
        hex: event.hex,
      };
    case 'recovered':
      return recovered(event);
    case 'turnEnded':
      return undefined; // the next turn, or the end, says so at once
    case 'ended':
      return {
        text: endWords(event.ending),
        tone: 'end',
        ...(event.ending.winner ? { side: event.ending.winner } : {}),
        case: event.ending.reason === 'points' || event.ending.reason === 'tie' ? '10.0' : '9.0',
      };
  }
}

/** The first turn begins without an event, so that a log may want this heading by itself. */
export const turnHeading = (turn: number): string =>
  english.turns.current(turn, english.turns.hour(FIRST_MINUTE + (turn - 1) * MINUTES_A_TURN));

export function endWords({ winner, reason }: EventOf<'ended'>['ending']): string {
  const army = winner ? sideNames[winner === 'british' ? 'american' : 'british'] : '';
  const win = winner ? `${capital(sideNames[winner])} win.` : 'The battle is a draw.';
  switch (reason) {
    case 'exit':
      return `Four British units at full strength have gone by the road at 0113. ${win}`;
    case 'demoralised':
      return `Three formations of ${army} have broken. ${win}`;
    case 'bothDemoralised':
      return `Three formations have broken on each side. ${win}`;
    case 'points':
      return `Night falls. ${win.slice(0, -1)} on points.`;
    case 'tie':
      return `Night falls, and the points are even. ${win}`;
  }
}

const PHASES: Readonly<Record<EventOf<'phaseBegan'>['phase'], { name: string; rule: string }>> = {
  command: { name: 'Command Phase', rule: '5.0' },
  movement: { name: 'Movement Phase', rule: '6.0' },
  combat: { name: 'Combat Phase', rule: '7.0' },
  recovery: { name: 'Recovery Phase', rule: '8.0' },
};

const PASSED: Readonly<Record<EventOf<'phasePassed'>['phase'], LogLine>> = {
  command: { text: 'No one else to activate.', tone: 'leader', case: '5.0' },
  combatMovement: { text: 'No one can close in.', tone: 'move', case: '7.0' },
  fire: { text: 'No one can fire.', tone: 'fire', case: '7.1.3' },
  recovery: { text: 'No one can recover.', tone: 'move', case: '8.0' },
};

function initiative({ british, american, winner }: EventOf<'initiativeRolled'>): LogLine {
  const rolls =
    british === american
      ? `Both sides roll ${british}. On a tie ${sideNames[winner]} choose.`
      : `The British roll ${british}, the Americans ${american}. ${capital(sideNames[winner])} choose.`;
  return {
    text: rolls,
    tone: 'phase',
    side: winner,
    case: '4.0',
    dice: [british, american],
  };
}

function moved({ counters, from, path, cost, combat }: EventOf<'moved'>): LogLine {
  const to = path.at(-1) ?? from;
  const verb = counters.length === 1 ? 'moves' : 'move';
  const points = cost === undefined ? '' : ` for ${english.mp(cost)} MP`;
  return {
    text: `${capital(namesOf(counters))} ${verb}${combat ? ' up' : ''} from ${hexNumber(from)} to ${hexNumber(to)}${points}.`,
    tone: 'move',
    ...sideOfAll(counters),
    case: combat ? '7.0' : '6.0',
    hex: to,
    from,
    path,
  };
}

function exited({ counters, full }: EventOf<'exited'>): LogLine {
  const verb = counters.length === 1 ? 'leaves' : 'leave';
  return {
    text: `${capital(namesOf(counters))} ${verb} by the road at 0113. Away at full strength: ${full} of 4.`,
    tone: 'move',
    ...sideOfAll(counters),
    case: '9.0',
    from: 113,
  };
}

function shot(event: EventOf<'shot'>): LogLine {
  const { unit, hex, die, modifiers } = event;
  const needed = dieNeeded(event.needed, modifiers);
  // R110 the firer does not know whether two stand there, so he gets both numbers
  const isGuess = event.concealed && modifiers.every(({ what }) => what !== 'twoUnits');
  const best = isGuess ? dieNeeded(event.needed - 1, modifiers) : needed;
  const needs =
    best === needed ? `needs ${face(needed)}` : `needs ${face(needed)}, or ${face(best)} if two stand there`;
  const detail = shotDetail(unit, event.needed, modifiers);
  return {
    text: `${capital(counterName(unit))} fires at ${targetName(event.target)} in ${hexNumber(hex)}: rolls ${die}, ${needs}: ${event.hit ? 'hit' : 'miss'}.`,
    tone: 'fire',
    side: sideOf(unit),
    case: event.ranged ? '7.4' : '7.2',
    dice: [die],
    needed: best === needed ? orMore(needed) : `${best} or ${needed}`,
    detail: isGuess ? `${detail}, perhaps two units +1` : detail,
    hex,
    from: event.from,
  };
}

/** As on a die: 4+, and nothing beyond 6. */
const face = (needed: number): string => (needed >= 6 ? '6' : `${needed}+`);

function lossWords(hits: number | undefined): string {
  switch (hits) {
    case 1:
      return 'is hit: a step-loss marker.';
    case 2:
      return 'is hit and turned to its reduced side.';
    case 3:
      return 'is hit: a step-loss marker on its reduced side.';
    case 4:
      return 'is hit and eliminated.';
    default:
      return 'is hit.';
  }
}

function recovered({ unit, side, die, needed, success }: EventOf<'recovered'>): LogLine {
  const line = { tone: 'morale', side, case: '8.0' } as const;
  const who = capital(counterName(unit));
  // 8.0 with its commander in the hex it needs no die
  if (die === undefined)
    return {
      ...line,
      text: `${who} ${success === undefined ? 'tries to recover' : 'recovers under its leader’s eye'}.`,
    };
  const rolls = `${who} tries to recover: ${die}`;
  if (needed === undefined || success === undefined) return { ...line, text: `${rolls}.`, dice: [die] };
  const outcome = success ? 'The marker comes off.' : 'The marker stays.';
  return {
    ...line,
    text: `${rolls}, needs ${orLess(needed)}. ${outcome}`,
    dice: [die],
    needed: orLess(needed),
  };
}

interface Way {
  readonly from: number;
  readonly hex: number;
}

function step(id: string, what: string, { from, hex }: Way, rule: string): LogLine {
  return {
    text: `${capital(counterName(id))} ${what}.`,
    tone: 'move',
    side: sideOf(id),
    case: rule,
    hex,
    from,
    path: [hex],
  };
}

const fromTo = ({ from, hex }: Way): string => `from ${hexNumber(from)} to ${hexNumber(hex)}`;
const goAlong = (leaders: readonly string[]): string =>
  leaders.length === 0 ? '' : `, and ${namesOf(leaders)} ${leaders.length === 1 ? 'goes' : 'go'} along`;
const joinsFriends = ({ from, hex }: Way): string =>
  `leaves ${hexNumber(from)} and joins the nearest friends in ${hexNumber(hex)}`;

/** Three names tell enough. */
const namesOf = (ids: readonly string[]): string => {
  const more = ids.length - MOST_NAMED;
  return english.listed([
    ...ids.slice(0, MOST_NAMED).map(counterName),
    ...(more > 0 ? [`${more} more`] : []),
  ]);
};
const MOST_NAMED = 3;

const sideOf = (id: string): Side => counterOf(id).side;
const sideOfAll = (ids: readonly string[]): { readonly side?: Side } =>
  ids[0] === undefined ? {} : { side: sideOf(ids[0]) };
