/** Every event as a line of the log. */
import { type Event, MP } from '../../../engine/firstSaratoga';
import type { LogLine } from '../../../games/contract';
import { capital } from '../../text/common';
import { counterOf, fieldNow } from '../field';
import { resultName } from './combat';
import { ending } from './ending';
import {
  columnName,
  counterName,
  counterNames,
  hexName,
  hexNumber,
  hourName,
  partOfDay,
  points,
  signed,
  verb,
} from './names';
import { sideAdjectives, sideNames } from './sides';

const PHASES = { rally: 'rally', movement: 'movement', combat: 'combat', counter: 'counterattacks' } as const;
const PHASE_CASES = { rally: '3.2', movement: '4.1', combat: '7.1', counter: '7.2' } as const;
const CHECKS = {
  rally: 'rallies',
  recovery: 'tries to fill its ranks',
  militia: 'must go near the enemy',
  result: 'tests morale',
};
const CHECK_CASES = { rally: '3.2', recovery: '15.2', militia: '15.4', result: '1.2' } as const;
const LOST = {
  step: 'is destroyed',
  rout: 'runs for good',
  captured: 'is captured: there was no way out',
  creek: 'is lost in the creek',
  garrison: 'is lost: garrison guns cannot go back',
} as const;
const LOST_CASES = { step: '8.7', rout: '8.5', captured: '8.9', creek: '8.9', garrison: '15.6' } as const;
const MODES = {
  normal: ['attacks', 'attack'],
  skirmish: ['skirmishes with', 'skirmish with'],
  bombard: ['bombards', 'bombard'],
  counter: ['counterattacks', 'counterattack'],
} as const;

const strikes = (units: readonly string[], how: keyof typeof MODES): string =>
  verb(units, MODES[how][0], MODES[how][1]);

export function logLine(event: Event): LogLine | undefined {
  switch (event.type) {
    case 'entryAssigned':
      return note(`${columnName(event.formation)} comes by entry ${event.entry}.`, 'british', '13.3');
    case 'leaderJoined':
      return note(
        `${counterName(event.leader)} rides with ${columnName(event.formation)}.`,
        'british',
        '13.3',
      );
    case 'deployed':
      return note(
        `${capital(sideNames[event.side])} are in place.`,
        event.side,
        event.side === 'british' ? '13.3' : '13.4',
      );
    case 'turnBegan':
      return {
        text: `Turn ${event.turn}, ${hourName(event.time)}`,
        tone: 'phase',
        heading: 'turn',
        case: '3.1',
      };
    case 'fogRolled':
      return {
        text: fogWords(event),
        tone: 'weather',
        dice: [event.die],
        case: '15.5',
      };
    case 'staysClear':
      return { text: 'The weather stays clear.', tone: 'weather', case: '15.5' };
    case 'phaseBegan':
      return {
        text: `${sideAdjectives[event.side]} ${PHASES[event.phase]}`,
        tone: 'phase',
        side: event.side,
        heading: 'chapter',
        case: PHASE_CASES[event.phase],
      };
    case 'phasePassed':
      return note(`Nobody to attack.`, event.side, PHASE_CASES[event.phase]);
    case 'arrived':
      return move(
        `${counterName(event.counter)} arrives at ${hexName(event.hex)}.`,
        event.counter,
        event.hex,
        '13.4',
      );
    case 'rallied':
      return move(
        `${counterName(event.counter)} ${RALLIED[event.what]}`,
        event.counter,
        undefined,
        event.what === 'step' ? '15.2' : '3.2',
      );
    case 'moraleChecked':
      return {
        text: `${counterName(event.unit)} ${CHECKS[event.check]}: rolls ${event.die}, needs ${atMost(event.needed)}. ${event.passed ? 'Passes.' : 'Fails.'}`,
        tone: event.passed ? 'morale' : 'loss',
        side: event.side,
        dice: [event.die],
        case: CHECK_CASES[event.check],
      };
    case 'groupBegan':
      return event.march
        ? move(`${counterNames(event.counters)}: march.`, event.counters[0], event.from || undefined, '4.4')
        : undefined;
    case 'movementRolled':
      return {
        text: `Feeling the way in the fog: ${felt(event)}.`,
        tone: 'move',
        side: event.side,
        dice: [event.die],
        case: '4.5',
      };
    case 'stepped':
      // 14.1 the march that ends the game has no halt
      return wins(event)
        ? move(
            `${counterNames(event.counters)} ${verb(event.counters, 'marches', 'march')} into ${hexName(event.to)}.`,
            event.counters[0],
            event.to,
            '14.1',
          )
        : undefined;
    case 'dropped':
      return move(
        `${counterNames(event.counters)} ${verb(event.counters, 'stays', 'stay')} at ${hexNumber(event.hex)}.`,
        event.counters[0],
        event.hex,
      );
    case 'halted':
      return move(
        `${counterNames(event.counters)} to ${hexNumber(event.hex)}.`,
        event.counters[0],
        event.hex,
      );
    case 'flagTaken':
      return {
        text: `${capital(sideNames[event.side])} have ${hexName(event.hex)}.`,
        tone: 'end',
        side: event.side,
        at: event.hex,
        case: '14.1',
      };
    case 'relocated':
      return move(
        `${counterName(event.leader)} gets away to ${hexNumber(event.hex)}.`,
        event.leader,
        event.hex,
        '10.3',
      );
    case 'leaderCaptured':
      return loss(`${counterName(event.leader)} is captured.`, event.leader, event.hex, '10.3');
    case 'attacked':
      return {
        text: `${capital(counterNames(event.units))} ${strikes(event.units, event.counter ? 'counter' : event.mode)} ${hexName(event.hex)}.`,
        tone: 'fire',
        side: event.side,
        at: event.hex,
        case: event.counter
          ? '7.2'
          : event.mode === 'skirmish'
            ? '15.3'
            : event.mode === 'bombard'
              ? '7.7'
              : '7.1',
      };
    case 'primaryChosen':
      return event.asked
        ? move(`${counterName(event.unit)} in front.`, event.unit, undefined, '7.3')
        : undefined;
    case 'combatRolled':
      return {
        text: `At ${signed(event.sums.difference)}: ${resultName(event.effect)}.`,
        tone: 'fire',
        side: event.side,
        at: event.hex,
        dice: [event.die],
        case: '7.6',
      };
    case 'leaderRolled':
      return {
        text: `${counterName(event.leader)} under fire: rolls ${event.die}, falls on ${event.needed}+. ${event.killed ? 'He is killed.' : 'He lives.'}`,
        tone: event.killed ? 'loss' : 'leader',
        side: event.side,
        at: event.hex,
        dice: [event.die],
        case: '8.11',
      };
    case 'noEffect':
      return undefined;
    case 'exchangeChosen':
      return note(
        event.choice === 'loss'
          ? `${capital(sideNames[event.side])} take the exchange: both lose a step.`
          : `${capital(sideNames[event.side])} would rather give ground.`,
        event.side,
        '8.6',
      );
    case 'holdChosen':
      return note(
        event.choice === 'loss'
          ? `${capital(sideNames[event.side])} hold, at the price of a step.`
          : `${capital(sideNames[event.side])} spare the step and break off.`,
        event.side,
        '8.4',
      );
    case 'stepLost':
      return loss(
        `${counterName(event.unit)} ${verb([event.unit], 'loses', 'lose')} a step.`,
        event.unit,
        event.hex,
        '2.4',
      );
    case 'eliminated':
      return loss(
        `${counterName(event.unit)} ${LOST[event.by]}.`,
        event.unit,
        event.hex,
        LOST_CASES[event.by],
      );
    case 'disrupted':
      return loss(
        `${counterNames(event.units)} ${verb(event.units, 'is', 'are')} disrupted.`,
        event.units[0],
        event.hex,
        '8.8',
      );
    case 'madeIneffective':
      return loss(
        `${counterName(event.counter)} ${counterOf(event.counter).kind === 'leader' ? 'is ineffective until he rallies' : verb([event.counter], 'is ineffective until it rallies', 'are ineffective until they rally')}.`,
        event.counter,
        undefined,
        '2.5',
      );
    case 'routed':
      return loss(
        `${counterName(event.unit)} ${verb([event.unit], 'routs', 'rout')}!`,
        event.unit,
        event.hex,
        '8.5',
      );
    case 'retreated':
      return move(
        `${counterNames([...event.units, ...event.leaders])} back to ${hexNumber(event.path.at(-1) ?? event.from)}.`,
        event.units[0],
        event.path.at(-1) ?? event.from,
        '8.9',
      );
    case 'advanced':
      return move(
        `${counterNames([...event.units, ...event.leaders])} into ${hexName(event.hex)}.`,
        event.units[0],
        event.hex,
        '8.10',
      );
    case 'declined':
      return undefined;
    case 'dutyFailed':
      return note(
        `Did not attack, though the enemy stood before them: ${event.hexes.map(hexNumber).join(', ')}.`,
        event.side,
        '7.2',
      );
    case 'counterPassed':
      return note(`${capital(sideNames[event.side])} let them stand.`, event.side, '7.2');
    case 'turnEnded':
      return undefined;
    case 'ended':
      return {
        text: ending(event.ending),
        tone: 'end',
        case: '14.0',
        ...(event.ending.winner ? { side: event.ending.winner } : {}),
      };
  }
}

/** 4.5, 13.3 ‘die 3, at the entry −3: 1 movement point, the least’. */
function felt({ die, modifier, allowance }: Extract<Event, { type: 'movementRolled' }>): string {
  const given = allowance / MP;
  const words = `${points(given)} movement ${given > 1 ? 'points' : 'point'}`;
  if (modifier === 0) return words;
  const isLeast = given > die + modifier;
  return `die ${die}, at the entry ${signed(modifier)}: ${words}${isLeast ? ', the least' : ''}`;
}

const wins = ({ counters, to }: Extract<Event, { type: 'stepped' }>): boolean =>
  fieldNow().world.atOnce[to] === 1 &&
  counters.map(counterOf).some(({ side, kind }) => side === 'british' && kind !== 'leader');

const RALLIED = {
  order: 'is in order again.',
  effective: 'is effective again.',
  step: 'fills its ranks: full strength.',
} as const;

/** 15.5 ‘Rolled 4, fog on 1 only: a clear afternoon.’ */
function fogWords({ die, low, high, fog, time }: Extract<Event, { type: 'fogRolled' }>): string {
  const range = low === high ? `${low} only` : `${low} to ${high}`;
  return `Rolled ${die}, fog on ${range}: ${fog ? 'a foggy' : 'a clear'} ${partOfDay(time)}.`;
}

const atMost = (needed: number): string =>
  needed >= 6 ? '6 or less' : needed <= 0 ? 'the impossible' : `${needed} or less`;

const sideOf = (id: string | undefined) => (id === undefined ? {} : { side: counterOf(id).side });
const note = (text: string, side: string, rule: string): LogLine => ({
  text,
  tone: 'note',
  side,
  case: rule,
});
const at = (hex: number | undefined) => (hex === undefined ? {} : { at: hex });

const move = (text: string, id: string | undefined, hex?: number, rule?: string): LogLine => ({
  text,
  tone: 'move',
  ...sideOf(id),
  ...at(hex),
  ...(rule === undefined ? {} : { case: rule }),
});

const loss = (text: string, id: string | undefined, hex: number | undefined, rule: string): LogLine => ({
  text,
  tone: 'loss',
  ...sideOf(id),
  ...at(hex),
  case: rule,
});
