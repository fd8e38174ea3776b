/** 4.2 Two positions that differ only in which cards a side holds must look, sound and ask the same to everybody else. */
import {
  type Action,
  dealtAnew,
  enemyOf,
  type Event,
  RULES,
  type Side,
  SIDES,
  type State,
} from '../../../src/engine/freemansFarm/index';
import { below, type Chance, pick } from '../chance';
import { damaged, guess } from './wrong';

const { game, questions } = RULES;

/** Throws where a viewer who may not know the hand of `side` could tell the twins apart; `action` is what is played next. */
export function checkTwins(state: State, action: Action, chance: Chance): void {
  const side = pick(chance, SIDES);
  const twin = dealtAnew(state, side, (limit) => below(chance, limit));
  same(state, twin, side, 'before');
  const asked = game.decision(state);
  // Whoever else decides is refused or allowed the same.
  if (asked?.by !== side)
    for (const each of [action, guess(state, chance), damaged(action, chance)] as Action[])
      expectSame(game.check(state, each), game.check(twin, each), `what is refused: ${JSON.stringify(each)}`);
  if (game.check(twin, action)) return;
  const [one, other] = [playedOn(state, action), playedOn(twin, action)];
  for (const viewer of [enemyOf(side), undefined])
    expectSame(told(one.events, viewer), told(other.events, viewer), `events of ${JSON.stringify(action)}`);
  if (one.state.ending === undefined) same(one.state, other.state, side, 'after');
  expectSame(RULES.luck(told(one.events, undefined)), RULES.luck(told(other.events, undefined)), 'luck');
}

function same(one: State, other: State, side: Side, when: string): void {
  expectSame(game.decision(one), game.decision(other), `decision ${when}`);
  for (const viewer of [enemyOf(side), undefined]) {
    const seen = game.view(one, viewer);
    expectSame(seen, game.view(other, viewer), `view ${when}`);
    expectNoCards(seen, side);
  }
  expectSame(RULES.observe(one, enemyOf(side)), RULES.observe(other, enemyOf(side)), `observed ${when}`);
  expectSame(RULES.label(one), RULES.label(other), `label ${when}`);
  expectSame(questions.attackChances(one), questions.attackChances(other), `chances ${when}`);
  for (const seated of [...SIDES, undefined])
    for (const wantsLook of [true, false])
      expectSame(
        RULES.seatFor(one, seated, wantsLook),
        RULES.seatFor(other, seated, wantsLook),
        `seat ${when}`,
      );
  for (const card of [...one.hands[side], ...other.hands[side]])
    expectSame(questions.cardPreview(one, enemyOf(side), card), undefined, 'a preview of a hidden card');
}

/** Apart from what everybody can count, no card of the side that is not yet played is named. */
function expectNoCards(seen: ReturnType<typeof game.view>, side: Side): void {
  const { unplayed, ...rest } = seen.cards[side];
  const text = JSON.stringify({ ...seen, cards: { ...seen.cards, [side]: rest } });
  const leak = unplayed.find((card) => text.includes(`"${card}"`));
  if (leak) throw new Error(`a view of ${String(seen.viewer)} names ${leak}`);
}

function playedOn(
  state: State,
  action: Action,
): { readonly state: State; readonly events: readonly Event[] } {
  const copy = game.copy(state);
  const events: Event[] = [];
  game.apply(copy, action, (event) => events.push(event));
  return { state: copy, events };
}

const told = (events: readonly Event[], viewer: Side | undefined): readonly Event[] =>
  events.flatMap((event) => RULES.eventFor(event, viewer) ?? []);

function expectSame(one: unknown, other: unknown, what: string): void {
  if (JSON.stringify(one) !== JSON.stringify(other))
    throw new Error(`twins differ, ${what}:\n${JSON.stringify(one)}\n${JSON.stringify(other)}`);
}
