/** 6.0 Marches of formations at the table, in the midst of games by chance: taken back in part and as a whole. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digest } from '../../../src/engine/kernel/digest';
import { isRefusal } from '../../../src/engine/kernel/game';
import { act } from '../../../src/engine/kernel/session';
import type { Hex } from '../../../src/engine/hexmap/hexId';
import { type Action, FORMATIONS, type SaratogaSession, type Side } from '../../../src/engine/saratoga';
import { usePlay } from '../../../src/store/play';
import { useOrders } from '../../../src/ui/saratoga/play/orders';
import { movableOf, usePlans } from '../../../src/ui/saratoga/play/plans';
import { pick } from '../../fuzz/chance';
import { LAND } from '../../fuzz/ground';
import { playerOf } from '../../fuzz/players';
import { beginGame, clearGame, mustAct, sessionNow, viewNow } from '../../helpers/saratoga/gameView';
import { chanceOf } from '../../helpers/saratoga/randomGame';

const MARCHES = 50;
const now = () => digest(sessionNow().state);

beforeEach(clearGame);
afterEach(() => localStorage.clear());

/** The digests before the first of these orders and after each of them. */
function digestsAfter(actions: readonly Action[]): string[] {
  let session = sessionNow();
  const digests = [digest(session.state)];
  for (const action of actions) {
    const next = act(session, action);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(action)} is refused: ${next.code}`);
    session = next as SaratogaSession;
    digests.push(digest(session.state));
  }
  return digests;
}

/** Sends a formation somewhere; answers in how many orders, and whether all was as told. */
function marchAndBack(chance: () => number): number {
  const view = viewNow();
  const some = FORMATIONS.map((formation) => movableOf(view, formation)).filter(({ length }) => length > 0);
  if (some.length === 0) return 0;
  const counters = pick(chance, some);
  const goal = pick(chance, LAND) as Hex;
  const plans = usePlans.getState();
  plans.takeUp(counters);
  plans.pointAt(goal);
  const moves = usePlans.getState().march?.moves ?? [];
  if (moves.length === 0) {
    plans.drop();
    return 0;
  }
  const before = sessionNow().cursor;
  const digests = digestsAfter(moves);
  plans.carryOut();
  expect(now()).toBe(digests.at(-1));
  expect(usePlans.getState().marchedFrom).toBe(before);
  const part = Math.floor(chance() * (moves.length + 1));
  for (let undone = 1; undone <= part; undone++) {
    usePlay.getState().undo();
    expect(now()).toBe(digests[moves.length - undone]);
  }
  // What is left of it can be taken back at one press.
  const { marchedFrom } = usePlans.getState();
  expect(marchedFrom).toBe(part === moves.length ? undefined : before);
  if (marchedFrom !== undefined) usePlay.getState().backTo(marchedFrom);
  expect([now(), sessionNow().cursor]).toEqual([digests[0], before]);
  expect(usePlans.getState().marchedFrom).toBeUndefined();
  for (const step of moves.keys()) {
    usePlay.getState().redo();
    expect(now()).toBe(digests[step + 1]);
  }
  return moves.length;
}

it(
  'a march equals its orders, and so does each part of it that is taken back and done again',
  { timeout: 60_000 },
  () => {
    let marches = 0;
    let longest = 0;
    for (let game = 0; marches < MARCHES && game < 20; game++) {
      const chance = chanceOf(1777 + game);
      const player = playerOf('brawler', chance);
      beginGame({ battle: game % 2 ? 'sept19' : 'oct7', seed: `marches ${game}` });
      for (let steps = 0; steps < 250 && marches < MARCHES; steps++) {
        const { decision } = viewNow();
        if (!decision) break;
        if (decision.kind === 'move' && chance() < 0.7) {
          const moves = marchAndBack(chance);
          if (moves > 0) marches++;
          longest = Math.max(longest, moves);
        }
        const asked = viewNow().decision ?? decision;
        if (asked.by === 'dice') usePlay.getState().roll();
        else mustAct(player.choose(sessionNow().state, asked as typeof asked & { by: Side }));
        useOrders.getState().drop();
      }
    }
    expect(marches).toBe(MARCHES);
    expect(longest).toBeGreaterThan(5);
  },
);
