/** One sentence, with its cases, about whatever somebody points at on Saratoga's table. */
import { type Hex, NO_HEX } from '../../../engine/hexmap/hexId';
import {
  counterOf,
  FIRST_MINUTE,
  FORMATION_LIST,
  hexFacts,
  isUnit,
  type Mark,
  MINUTES_A_TURN,
  SIDES,
  stackAt,
  TURNS,
  type View,
} from '../../../engine/saratoga';
import type { Asker, Told } from '../../../games/contract';
import { capital } from '../../text/common';
import type { Overlay } from '../overlays';
import { ACTIONS, MARK_CASES, OVERLAY_WORDS, PARTS, PHASE_CASES } from './asked';
import { text } from '.';
import { describeCounter } from './describeHex';
import { questionFor } from './questions';
import { sideAdjectives, sideNames } from './sides';

export const asker: Asker<View> = {
  tell(what, view) {
    const [kind = '', id = ''] = what.split(' ');
    switch (kind) {
      case 'question':
        return ofQuestion(view);
      case 'place':
        return ofHex(Number(id), view);
      case 'counter':
        return ofCounter(id, view);
      case 'formation':
        return ofFormation(id, view);
      case 'turn':
        return ofTurn(Number(id));
      case 'action':
        return ACTIONS[id as keyof typeof ACTIONS];
      case 'overlay':
        return OVERLAY_WORDS[id as Overlay];
      case 'when':
        return ofTurn(view.turn);
      case 'chapter':
        return PHASE_CASES[view.phase];
      default:
        return undefined;
    }
  },
  parts: PARTS,
};

function ofQuestion(view: View): Told {
  const { who, question, hint, case: rule } = questionFor(view);
  return {
    name: who,
    text: hint === undefined ? question : `${question} ${hint}`,
    cases: [...new Set([rule, ...PHASE_CASES[view.phase].cases])].filter(Boolean),
  };
}

/** The stack first, from the top, then the ground under it. */
function ofHex(number: number, view: View): Told | undefined {
  const hex = number as Hex;
  const facts = hex === NO_HEX ? undefined : hexFacts(hex, view.battle);
  if (!facts) return { text: BESIDE_THE_MAP, cases: ['2.1'] };
  const ids = [...stackAt(view, hex)].reverse();
  const [top] = ids;
  const words = text.hex;
  const ground = [
    words.number(String(hex).padStart(4, '0')),
    words.ground(words.terrain[facts.terrain], facts.level),
    ...(facts.work ? [words.work[facts.work]] : []),
    ...facts.roads,
    words.enterCost(facts.cost),
    ...(facts.exit ? [words.exit] : []),
    ...zonesOver(hex, view),
  ].join(', ');
  const others = ids.length > 1 ? ` ${standingUnder(ids.slice(1), view)}` : '';
  const cases = [
    ...ids.flatMap((id) => ofCounter(id, view).cases),
    ...(ids.length > 1 ? ['3.1'] : []),
    'TEC',
    ...(facts.roads.length > 0 ? ['6.3'] : []),
    ...(facts.streams.length > 0 ? ['3.2.3'] : []),
    ...(facts.exit ? ['9.0'] : []),
    ...(zonesOver(hex, view).length > 0 ? ['3.2.4'] : []),
  ];
  if (top === undefined)
    return { name: facts.places[0]?.name, text: `${capital(ground)}.`, cases: most(cases) };
  const { name, text: told } = ofCounter(top, view);
  return { name, text: `${told}${others} ${capital(ground)}.`, cases: most(cases) };
}

function ofCounter(id: string, view: View): Told {
  const counter = counterOf(id);
  const marks = view.marks[id] ?? [];
  const own = isUnit(counter)
    ? counter.kind === 'artillery'
      ? ['3.5', '7.4']
      : ['2.2.1', '2.2.2']
    : counter.kind === 'overall'
      ? ['2.2.4', '3.6']
      : ['2.2.3', '2.2.5'];
  const formation = 'formation' in counter && counter.formation ? counter.formation : undefined;
  const of = formation && FORMATION_LIST.find((each) => each.id === formation);
  return {
    name: counter.name,
    text: `${capital(describeCounter(counter, marks))}${of && isUnit(counter) ? `; ${text.counter.formation(of.name)}` : ''}.`,
    cases: most([...marks.map((mark: Mark) => MARK_CASES[mark]), ...own]),
  };
}

const standingUnder = (ids: readonly string[], view: View): string =>
  `Under it: ${ids.map((id) => describeCounter(counterOf(id), view.marks[id])).join('; ')}.`;

function ofFormation(id: string, view: View): Told | undefined {
  const formation = FORMATION_LIST.find((each) => each.id === id);
  if (!formation) return undefined;
  const { box, broken } = view.morale[formation.id];
  const number = formation.morale[box] ?? 0;
  return broken
    ? {
        text: `It has broken, for the rest of the day: ten points for ${sideNames[formation.side === 'british' ? 'american' : 'british']}, and its units may only fall back.`,
        cases: ['3.8.2', '10.0'],
      }
    : {
        text: `When one of its units is turned over or destroyed it rolls two dice: ${number} or less, and it holds; each test it passes moves the marker on.`,
        cases: ['3.8', '3.8.1'],
      };
}

function ofTurn(turn: number): Told {
  const hour = text.turns.hour(FIRST_MINUTE + (turn - 1) * MINUTES_A_TURN);
  return {
    text:
      turn === TURNS
        ? `Turn ${turn}, ${hour}: the last. When both sides have played, points decide; a tie is American.`
        : `Turn ${turn} of ${TURNS}, ${hour}. In a turn each side commands, moves, fights and recovers.`,
    cases: turn === TURNS ? ['4.0', '9.0', '10.0'] : ['4.0', '1.1'],
  };
}

const zonesOver = (hex: number, view: View): readonly string[] =>
  SIDES.filter((side) => view.control[side].includes(hex)).map(
    (side) => `in a ${sideAdjectives[side]} zone of control`,
  );

/** More than these nobody reads. */
const most = (cases: readonly string[]): readonly string[] => [...new Set(cases)].slice(0, 6);

const BESIDE_THE_MAP = 'Beside the map, or in the river, where nobody can stand.';
