/** A game in one sentence, as a newspaper would head it: what turned it, when, and how it ended. */
import {
  type Battle,
  type Crisis,
  type Ending,
  enemyOfSide,
  FIRST_MINUTE,
  FORMATION_BY_ID,
  type FormationId,
  MINUTES_A_TURN,
  type Side,
} from '../../../engine/saratoga';
import { english } from './english';
import { capital } from '../../text/common';
import { counterName } from './names';
import { placeName } from './placeName';
import { sideAdjectives, sideNames, sidesFirst } from './sides';

type Score = Readonly<Record<Side, number>>;

export interface Turned {
  readonly crisis: Crisis;
  readonly turn: number;
  /** The side that gained by it. */
  readonly winner: Side;
}

export interface Told {
  readonly battle: Battle;
  readonly ending: Ending | undefined;
  readonly points: Score;
  readonly turned: Turned | undefined;
}

/** ‘Poor’s brigade breaks at 4:30; the Americans hold, 24 to 2’. */
export function headline({ battle, ending, points, turned }: Told): string {
  const closing = closingOf(battle, ending, points);
  if (!turned) return capital(ending ? closing : 'neither side has gained anything yet');
  const opening = crisisWords(turned.crisis, hourOf(turned.turn));
  if (!ending) return opening;
  const isAgainst = ending.winner !== undefined && ending.winner !== turned.winner;
  return `${opening}${isAgainst ? ', but ' : '; '}${closing}`;
}

/** ‘Turn 5, 1:30: the British lead, 12 to 7’. */
export function momentHeadline(turn: number, points: Score): string {
  const when = `Turn ${turn}, ${hourOf(turn)}`;
  const { british, american } = points;
  if (british === american) return `${when}: ${british === 0 ? 'no points yet' : `level at ${british} all`}`;
  const ahead = british > american ? 'british' : 'american';
  return `${when}: ${sideNames[ahead]} lead, ${scoreOf(ahead, points)}`;
}

/** What happened, without the hour: for the foot of a picture. */
export const crisisWords = (crisis: Crisis, hour?: string): string => {
  const at = hour === undefined ? '' : ` at ${hour}`;
  switch (crisis.kind) {
    case 'broke':
      return `${brokeWords(crisis)}${at}`;
    case 'away': {
      const units =
        crisis.units === 1 ? 'A British unit gets' : `${capital(numberWord(crisis.units))} British units get`;
      return `${units} round the American army${at}`;
    }
    case 'fell':
      return `${english.listed(crisis.leaders.map(counterName))} ${crisis.leaders.length === 1 ? 'falls' : 'fall'}${at}`;
    case 'destroyed':
      return `${unitWords(crisis.units, 'is shot to pieces', 'are shot to pieces')}${at}`;
    case 'surrendered':
      return `${unitWords(crisis.units, 'surrenders', 'surrender')}${at}`;
    case 'crowded':
      return `${unitWords(crisis.units, 'is lost in the crush', 'are lost in the crush')}${at}`;
    case 'worn': {
      const place = crisis.hex === undefined ? '' : nameOf(crisis.hex);
      return `${sidesFirst[crisis.side]} lose ${stepWords(crisis.steps)}${place}${at}`;
    }
    case 'lead':
      return `${sidesFirst[crisis.winner]} gain the upper hand${at}`;
  }
};

/** How it ended, within a sentence. */
function closingOf(battle: Battle, ending: Ending | undefined, points: Score): string {
  if (!ending) return '';
  const { winner = 'american', reason } = ending;
  switch (reason) {
    case 'points':
      return `${sideNames[winner]} ${VICTORY[winner][battle]}, ${scoreOf(winner, points)}`;
    case 'tie':
      return `it is ${points.american} all at nightfall, and the Americans hold`;
    case 'demoralised':
      return `the ${sideAdjectives[enemyOfSide(winner)]} army is beaten`;
    case 'exit':
      return 'the road to Albany is open, and the British win';
    case 'bothDemoralised':
      return 'both armies have had enough, and nobody wins';
  }
}

/** Whoever came to attack carries the day; whoever was attacked holds. */
const VICTORY: Readonly<Record<Side, Readonly<Record<Battle, string>>>> = {
  british: { sept19: 'carry the day', oct7: 'hold' },
  american: { sept19: 'hold', oct7: 'carry the day' },
};

/** As they were called: brigades of the line, corps of picked men. */
const BRIGADES: Readonly<Partial<Record<FormationId, string>>> = {
  fraser: 'corps',
  breymann: 'corps',
  riedesel: 'division',
  phillips: 'rear guard',
};

const brigadeOf = (id: FormationId): string => BRIGADES[id] ?? 'brigade';
const brigadePlural = (id: FormationId): string =>
  brigadeOf(id) === 'corps' ? 'corps' : `${brigadeOf(id)}s`;
const brigadeName = (id: FormationId): string => `${FORMATION_BY_ID[id].name}’s ${brigadeOf(id)}`;

function brokeWords({ formations, fallen, side }: Extract<Crisis, { kind: 'broke' }>): string {
  const [first] = formations;
  if (formations.length > 2)
    return `${capital(numberWord(formations.length))} ${sideAdjectives[side]} brigades break`;
  if (first && fallen !== undefined) return `${counterName(fallen)} falls and his ${brigadeOf(first)} breaks`;
  const [one, other] = formations;
  if (one && other && brigadeOf(one) === brigadeOf(other))
    return `${FORMATION_BY_ID[one].name}’s and ${FORMATION_BY_ID[other].name}’s ${brigadePlural(one)} break`;
  return `${english.listed(formations.map(brigadeName))} ${formations.length === 1 ? 'breaks' : 'break'}`;
}

function unitWords(units: readonly string[], one: string, more: string): string {
  const names =
    units.length > MOST_NAMED ? `${numberWord(units.length)} units` : english.listed(units.map(counterName));
  return `${capital(names)} ${units.length === 1 ? one : more}`;
}
const MOST_NAMED = 2;

const stepWords = (steps: number): string => `${numberWord(steps)} ${steps === 1 ? 'step' : 'steps'}`;

/** ‘ at Freeman’s Farm’, without the number, for which a headline has no room; nothing where there is no name. */
function nameOf(hex: number): string {
  const [name] = /^(?:at|near) .*(?= \()/.exec(placeName(hex)) ?? [];
  return name === undefined ? '' : ` ${name}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberWord = (number: number): string => NUMBERS[number] ?? String(number);

const scoreOf = (first: Side, points: Score): string => `${points[first]} to ${points[enemyOfSide(first)]}`;

const hourOf = (turn: number): string => english.turns.short(FIRST_MINUTE + (turn - 1) * MINUTES_A_TURN);
