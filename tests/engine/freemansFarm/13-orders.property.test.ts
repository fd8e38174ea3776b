/** 13.1 In games by chance the solitaire opponent follows the entry that a reader of the printed orders would follow. */
import { describe, expect, it } from 'vitest';
import { isRollDecision } from '../../../src/engine/kernel/game';
import { BOX_LIST } from '../../../src/engine/freemansFarm/data/board';
import { FORMATION_LIST } from '../../../src/engine/freemansFarm/data/formations';
import type { BoxId, FormationId } from '../../../src/engine/freemansFarm/data/types';
import { type Event, OPTIONS, RULES, type Side, type State } from '../../../src/engine/freemansFarm/index';
import { below, type Chance, chanceFrom, pick, shuffled } from '../../fuzz/chance';
import { setupBy } from '../../fuzz/freemansFarm/game';
import { choose, tasteBy } from '../../fuzz/freemansFarm/player';
import { ENTRIES, type Entry, entryFor } from '../../oracles/freemansFarm/orders';
import type { Position } from '../../helpers/freemansFarm/position';
import { tableAt } from '../../helpers/freemansFarm/table';

const isLong = process.env['SARATOGA_LONG'] === '1';
const GAMES = isLong ? 600 : 60;
const POSITIONS = isLong ? 20_000 : 2_000;
const SEED = 'orders';
const LEVELS = ['easy', 'standard', 'hard'] as const;
const SIDES = ['british', 'american'] as const;
const { game } = RULES;

/** What the opponent says that it does; undefined where it turned no card, or one of a formation that is out. */
function said(events: readonly Event[]): { readonly formation: string; readonly entry?: Entry } | undefined {
  const none = events.find((event) => event.type === 'noOrder');
  if (none) return { formation: none.formation };
  const order = events.find((event) => event.type === 'orderFollowed');
  const command = events.find((event) => event.type === 'commanded');
  if (!order || !command) return undefined;
  const { gunCommand, markers, target } = command;
  return {
    formation: order.formation,
    entry: {
      place: order.place,
      command: command.command,
      ...(target ? { target } : {}),
      ...(markers === undefined ? {} : { markers }),
      ...(order.guns && gunCommand ? { guns: { place: order.guns.place, command: gunCommand } } : {}),
    },
  };
}

/** Plays one game; `see` is told of every order. */
function play(
  number: number,
  see: (before: State, told: NonNullable<ReturnType<typeof said>>) => void,
): void {
  const chance = chanceFrom([SEED, number]);
  const state = game.start({
    ...setupBy(number, chance),
    open: false,
    solitaire: SIDES[number % 2] ?? 'british',
    level: LEVELS[number % 3] ?? 'easy',
  });
  const taste = tasteBy(chance);
  while (game.decision(state)) {
    const before = game.copy(state);
    const events: Event[] = [];
    game.apply(state, choose(state, chance, taste), (event) => events.push(event));
    const told = before.frames.at(-1)?.kind === 'botTurn' ? said(events) : undefined;
    if (told) see(before, told);
  }
}

/** Any position with that many formations out at most, before the opponent's turn. */
function positionBy(chance: Chance, bot: Side): Position {
  const coin = () => (chance() < 0.5 ? 'british' : 'american');
  const out = SIDES.flatMap((side) =>
    shuffled(
      chance,
      FORMATION_LIST.filter((each) => each.side === side && each.id !== 'breymann'),
    ).slice(0, below(chance, 3)),
  ).map(({ id }) => id);
  const at: Partial<Record<FormationId, BoxId>> = {};
  for (const { id } of shuffled(chance, FORMATION_LIST)) {
    const isFarmTaken = Object.entries(at).some(
      ([other, box]) => box === 'freemansFarm' && !out.includes(other as FormationId),
    );
    const boxes = BOX_LIST.filter((box) => box.holds.includes(id)).map((box) => box.id);
    at[id] = pick(
      chance,
      boxes.filter((box) => box !== 'freemansFarm' || !isFarmTaken),
    );
  }
  const markers = Object.fromEntries(
    FORMATION_LIST.map(({ id, markers: most }) => [
      id,
      id === 'breymann' ? below(chance, most + 1) : 1 + below(chance, most),
    ]),
  );
  return {
    bot,
    turn: bot,
    level: pick(chance, LEVELS),
    options: { lastMarker: pick(chance, OPTIONS.lastMarker) },
    out,
    at,
    markers,
    objectives: { coulterFarm: coin(), mill: coin() },
  };
}

describe('13.1, F63 the order of the solitaire opponent', () => {
  it('13.1, 13.2, F63 is the first that can be played, in games by chance', { timeout: 300_000 }, () => {
    const followed = new Set<string>();
    for (let number = 0; number < GAMES; number++)
      play(number, (before, { entry, formation }) => {
        const expected = entryFor(before, formation);
        expect(entry, `game ${number}, round ${before.round}, ${formation}`).toEqual(expected);
        followed.add(`${formation} ${expected?.place}`);
      });
    // Paterson's among them, whose order no other test follows.
    const names = ENTRIES.map((entry) => entry.split(' ')[0]);
    expect(names.filter((name) => ![...followed].some((entry) => entry.split(' ')[0] === name))).toEqual([]);
  });

  it('F36, F45, F46, F61, F63 is the first that can be played, in any position', { timeout: 300_000 }, () => {
    const chance = chanceFrom(SEED);
    const followed = new Set<string>();
    for (let number = 0; number < POSITIONS; number++) {
      const position = positionBy(chance, SIDES[number % 2] ?? 'british');
      const table = tableAt(position);
      const before = game.copy(table.state);
      const asked = table.asked;
      if (!isRollDecision(asked)) throw new Error('no card is turned');
      table.roll(1 + below(chance, asked.faces));
      const told = said(table.events);
      if (!told) continue;
      const expected = entryFor(before, told.formation);
      expect(told.entry, `${told.formation} in ${JSON.stringify(position)}`).toEqual(expected);
      followed.add(`${told.formation} ${expected?.place}`);
    }
    expect(ENTRIES.filter((entry) => !followed.has(entry))).toEqual([]);
  });
});
