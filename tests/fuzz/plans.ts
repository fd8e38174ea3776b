/** 6.0, 7.0, 7.1 What is planned for a side can be carried out, order by order, and leads to what the plan says. */
import { digest } from '../../src/engine/kernel/digest';
import { type Decision, isRefusal } from '../../src/engine/kernel/game';
import { act, redo, undo, undoLimit } from '../../src/engine/kernel/session';
import {
  type Action,
  RULES,
  SARATOGA,
  type SaratogaSession,
  type Side,
} from '../../src/engine/saratoga/index';
import { copyState, type State } from '../../src/engine/saratoga/state';
import { below, type Chance, pick, shuffled } from './chance';
import { demand, fail } from './flaw';
import {
  enemyOf,
  FORMATION,
  ID,
  IS_GUN,
  IS_UNIT,
  isBeside,
  isControlled,
  LAND,
  NEIGHBOURS,
  PIECES,
  pieceOf,
  SIDE,
  survey,
  unitsAt,
} from './ground';
import { count, type Tally } from './tally';

const { closeInPlan, firePlan, harm, marchPlan, obvious, shotsOf } = RULES.questions;

/** Where the game is led along in a session, marches are played there, too, and taken back. */
export function checkPlans(
  state: State,
  asked: Decision,
  chance: Chance,
  tally: Tally,
  session?: SaratogaSession,
): void {
  const by = asked.by as Side;
  const answer = obvious(state, by);
  if (answer) {
    count(tally, 'samples', `plans: obvious ${answer.kind}`);
    carryOut(copyState(state), answer);
  }
  if (asked.kind === 'move') checkMarch(state, by, chance, tally, session);
  if (asked.kind === 'combatMove') checkClosing(state, by, tally);
  if (asked.kind === 'fire' || asked.kind === 'freeRound') checkFire(state, asked, chance, tally);
}

/** A formation, or any counters, sent to any hex: all moves are allowed, and end as told within stacking. */
function checkMarch(
  state: State,
  by: Side,
  chance: Chance,
  tally: Tally,
  session: SaratogaSession | undefined,
): void {
  const own = PIECES.filter((piece) => SIDE[piece] === by && (state.at[piece] ?? 0) > 0);
  if (own.length === 0) return;
  const one = pick(chance, own);
  const some =
    chance() < 0.7
      ? own.filter((piece) => FORMATION[piece] === FORMATION[one])
      : shuffled(chance, own).slice(0, 1 + Math.floor(chance() * 12));
  const enemies = PIECES.filter((piece) => SIDE[piece] !== by && (state.at[piece] ?? 0) > 0);
  const goal =
    chance() < 0.3 && enemies.length > 0 ? (state.at[pick(chance, enemies)] ?? 0) : pick(chance, LAND);
  const ids = some.map((piece) => ID[piece] ?? '');
  const plan = marchPlan(state, by, ids, goal);
  count(tally, 'samples', `plans: march of ${Math.min(plan.moves.length, 5)}`);
  const after = copyState(state);
  for (const move of plan.moves) carryOut(after, move);
  if (session && plan.moves.length > 0) checkTakenBack(session, plan.moves, digest(after), chance, tally);
  const told = [...Object.keys(plan.ends), ...plan.stays].toSorted().join();
  demand(told === ids.toSorted().join(), '6.0', () => `the march of ${ids.join()} tells of ${told}`);
  const units = survey(after.at);
  const isAtEnemy = units[enemyOf(by)][goal] !== 0;
  for (const [id, hex] of Object.entries(plan.ends)) {
    const piece = pieceOf(id);
    demand(after.at[piece] === hex, '6.0', () => `${id} ends in ${after.at[piece]}, not in ${hex}`);
    const isFull = IS_UNIT[piece] && (units[by][hex] ?? 0) > 2;
    demand(!isFull, '3.1.1', () => `the march of ${id} ends in a full hex ${hex}`);
    const isSent = hex === goal || (isAtEnemy && (NEIGHBOURS[goal] ?? []).includes(hex));
    const isBold = isControlled(units, hex, enemyOf(by)) && !isSent;
    demand(!isBold, '3.2.4', () => `${id} enters an enemy ZOC in ${hex} on the way to ${goal}`);
    const isBare = IS_GUN[piece] && isBeside(units, hex, enemyOf(by));
    demand(!isBare, '3.5', () => `gun ${id} ends next to the enemy in ${hex}`);
  }
  for (const id of plan.stays)
    demand(after.at[pieceOf(id)] === state.at[pieceOf(id)], '6.0', () => `${id} should have stayed`);
}

/** The moves of a march are orders like others: a part of them can be taken back, and all of them, unless one has shown something. */
function checkTakenBack(
  session: SaratogaSession,
  moves: readonly Action[],
  last: string,
  chance: Chance,
  tally: Tally,
): void {
  const from = session.cursor;
  let at = session;
  const digests = [digest(at.state)];
  for (const move of moves) {
    const next = act(at, move);
    if (isRefusal(next)) fail(next.case, `planned and refused: ${JSON.stringify(move)}: ${next.code}`);
    at = next as SaratogaSession;
    digests.push(digest(at.state));
  }
  demand(digests.at(-1) === last, '6.0', () => 'a march in a session ends elsewhere');
  const { to } = undoLimit(at, from);
  demand(to === from || at.steps[to - 1]?.barrier !== undefined, '6.0', () => `nothing bars undo at ${to}`);
  for (const place of [to + below(chance, at.cursor - to + 1), to]) {
    const back = undo(at, place);
    const isSame = back.cursor === place && digest(back.state) === digests[place - from];
    demand(isSame, '6.0', () => `a march of ${moves.length} taken back to ${place} is another state`);
    demand(digest(redo(back, at.cursor).state) === last, '6.0', () => 'a march done again ends elsewhere');
  }
  count(tally, 'samples', to === from ? 'plans: marches taken back' : 'plans: marches that showed something');
}

/** At most one closing for each stack that can, each allowed as things are, and those worth while one after the other. */
function checkClosing(state: State, by: Side, tally: Tally): void {
  const plan = closeInPlan(state, by);
  count(tally, 'samples', `plans: ${Math.min(plan.length, 5)} stacks close in`);
  const able = new Set(
    SARATOGA.actions(state).flatMap((action) =>
      action.kind === 'combatMove' ? [state.at[pieceOf(action.counters[0] ?? '')] ?? 0] : [],
    ),
  );
  const told = plan.map(({ from }) => from).toSorted((a, b) => a - b);
  const isSound = new Set(told).size === told.length && told.every((hex) => able.has(hex));
  demand(isSound && (told.length > 0 || able.size === 0), '7.0', () => `closing in from ${told.join()}`);
  const together = copyState(state);
  for (const { action, value } of plan) if (value > 0) carryOut(together, action);
  for (const { action, to } of plan) {
    const after = copyState(state);
    carryOut(after, action);
    for (const id of action.counters)
      demand(
        after.at[pieceOf(id)] === to,
        '7.0',
        () => `${id} closes in to ${after.at[pieceOf(id)]}, not ${to}`,
      );
  }
}

/** The shots are fired one after another with any dice: each is allowed, unless its target is gone or has lost a unit. */
function checkFire(state: State, asked: Decision, chance: Chance, tally: Tally): void {
  const plan = firePlan(state, asked.by as Side);
  count(tally, 'samples', `plans: fire of ${Math.min(plan.length, 5)}`);
  const firers = plan.map(({ action }) => action.unit);
  demand(new Set(firers).size === firers.length, '7.1.3', () => `a unit fires twice: ${firers.join()}`);
  for (const { action, value } of plan) {
    const told = harm(state, asked.by as Side, action.unit, action.hex, action.place);
    demand(
      'code' in told || told.value === value,
      '7.2',
      () => `${JSON.stringify(action)} is worth ${value}`,
    );
    const own = shotsOf(state, asked.by as Side, action.unit);
    demand(own.length > 0, '7.1', () => `${action.unit} has no shots`);
    for (const shot of own) carryOut(copyState(state), shot.action);
  }
  const after = copyState(state);
  const lucky = chance() < 0.5;
  for (const { action } of plan) {
    const now = SARATOGA.decision(after);
    // A break, an advance or a leader without friends: the plan waits for an answer.
    if (now?.kind !== asked.kind || now.by !== asked.by) return;
    const [had, left] = [state.at, after.at].map((at) => unitsAt(at, action.hex, enemyOf(asked.by as Side)));
    if (had !== left) continue;
    carryOut(after, action);
    while (SARATOGA.decision(after)?.by === 'dice') {
      const dice =
        SARATOGA.decision(after)?.case === '3.8.1' ? [1, 1] : [lucky ? 6 : 1 + Math.floor(chance() * 6)];
      SARATOGA.apply(after, { kind: 'roll', dice }, () => undefined);
    }
  }
}

function carryOut(state: State, action: Action): void {
  const refusal = SARATOGA.check(state, action);
  if (refusal) fail(refusal.case, `planned and refused: ${JSON.stringify(action)}: ${refusal.code}`);
  SARATOGA.apply(state, action, () => undefined);
}
