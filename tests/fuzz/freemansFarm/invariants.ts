/** What must hold in every state of a game, counted anew from the rulebook and the data. */
import { digest } from '../../../src/engine/kernel/digest';
import {
  ACTIVATION_CARDS,
  BOX_BY_ID,
  FORMATION_LIST,
  FREEMANS_FARM,
  type State,
  SIDES,
  TACTICS_DECK,
} from '../../../src/engine/freemansFarm/index';

/** Throws where something is wrong; `asJson`: also written and read again, which takes longer. */
export function checkState(state: State, asJson: boolean): void {
  checkCards(state);
  checkTactics(state);
  checkFormations(state);
  checkCubes(state);
  checkEnd(state);
  if (!asJson) return;
  const again = JSON.parse(JSON.stringify(state)) as State;
  expectThat(digest(again) === digest(state), 'the state is not JSON');
  expectThat(
    JSON.stringify(FREEMANS_FARM.decision(again)) === JSON.stringify(FREEMANS_FARM.decision(state)),
    'the state read again asks something else',
  );
}

function expectThat(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

const isSorted = (cards: readonly string[]): boolean =>
  cards.every((card, at) => at === 0 || placeOf(card) > placeOf(cards[at - 1] ?? ''));
const placeOf = (card: string): number => ACTIVATION_CARDS.findIndex(({ id }) => id === card);

/** 4.2 fifteen cards a side, each somewhere; hands and decks in an order that tells nothing. */
function checkCards(state: State): void {
  const setup = state.frames.find((frame) => frame.kind === 'setup');
  for (const side of SIDES) {
    const played = state.played[side].map(({ card }) => card);
    const dealt = setup?.side === side ? setup.dealt : [];
    const all = [...state.decks[side], ...state.hands[side], ...dealt, ...played].sort();
    const whole = ACTIVATION_CARDS.filter((card) => card.side === side).map(({ id }) => id);
    expectThat(all.join() === whole.sort().join(), `cards of ${side} are lost or doubled: ${all.join()}`);
    expectThat(
      isSorted(state.decks[side]) && isSorted(state.hands[side]),
      `${side}: an order that tells something`,
    );
    expectThat(state.hands[side].length <= 3, `${side} holds too many cards`);
  }
}

/** 4.3 thirty-two cards, each in one place. */
function checkTactics(state: State): void {
  const all = [
    ...state.tacticsDeck,
    ...state.row.flatMap((card) => card ?? []),
    ...state.held.british,
    ...state.held.american,
    ...state.attached.map(({ card }) => card),
    ...state.discards,
  ];
  expectThat([...all].sort().join() === [...TACTICS_DECK].sort().join(), 'Tactics cards are lost or doubled');
  expectThat(state.row.length === 3, 'the row has not three places');
  const isSetup = state.frames.at(-1)?.kind === 'setup';
  const gaps = state.row.filter((card) => card === null).length;
  const refills = state.frames.filter(
    (frame) => frame.kind === 'purchase' && frame.stage === 'refill',
  ).length;
  expectThat(
    isSetup || state.tacticsDeck.length === 0 || gaps <= refills,
    'a gap in the row while cards are left',
  );
  expectThat(!state.bot || state.held[state.bot.side].length === 0, 'the solitaire opponent holds a card');
}

/** 4.1, 4.4 Morale and markers within their bounds, boxes for one formation each. */
function checkFormations(state: State): void {
  const places = new Map<string, string>();
  for (const { id, markers, morale, canBeDestroyed } of FORMATION_LIST) {
    const [has, at, out] = [state.markers[id], state.at[id], state.out[id]];
    expectThat(Number.isInteger(has) && has >= 0 && has <= markers, `${id} has ${has} markers`);
    expectThat(BOX_BY_ID[at].holds.includes(id), `${id} stands in ${at}`);
    expectThat(has <= BOX_BY_ID[at].spaces, `${id} is too many for ${at}`);
    const track = state.morale[id];
    expectThat(track >= 0 && track <= (morale ?? 0), `${id} has Morale ${track}`);
    if (out) {
      expectThat(id !== 'breymann', 'Breymann is out');
      expectThat(out.how === 'destroyed' ? has === 0 : morale !== undefined, `${id} is out without a reason`);
      continue;
    }
    expectThat(morale === undefined || track > 0, `${id} is in play at Morale 0`);
    expectThat(has > 0 || !canBeDestroyed, `${id} is in play without markers`);
    if (has === 0) continue;
    expectThat(!places.has(at), `${id} and ${places.get(at)} stand in ${at}`);
    places.set(at, id);
  }
  for (const { formation } of state.attached)
    expectThat(state.out[formation] === undefined, `a card lies with ${formation}, who is out`);
  expectThat(new Set(state.usedGenerals).size === state.usedGenerals.length, 'a general is used twice');
  for (const side of Object.values(state.objectives))
    expectThat(SIDES.includes(side), 'an objective without a cube');
}

/** 4.4, F11 twenty-five cubes in all. */
function checkCubes({ cubes, bot }: State): void {
  expectThat(cubes.british >= 0 && cubes.american >= 0, 'cubes below nothing');
  expectThat(cubes.british + cubes.american <= 25, 'more cubes than there are');
  expectThat(!bot || cubes[bot.side] === 0, 'the solitaire opponent has cubes');
}

/** 12 the game is over with the third formation out, and not before. */
function checkEnd(state: State): void {
  const isOver = state.ending !== undefined;
  expectThat(isOver === (state.frames.length === 0), 'frames and ending disagree');
  const lost = SIDES.map(
    (side) => FORMATION_LIST.filter((each) => each.side === side && state.out[each.id]).length,
  );
  const isWaiting =
    state.options.bothThirdLosses === 'draw' &&
    state.frames.some((frame) => frame.kind === 'attack' && frame.stage === 'results');
  if (!isOver && !isWaiting)
    expectThat(
      lost.every((number) => number < 3),
      'three are out and the game goes on',
    );
  if (state.ending?.reason === 'formations') expectThat(Math.max(...lost) >= 3, 'an end without three out');
  if (state.ending?.reason === 'time')
    expectThat(state.round === 15 && Math.max(...lost) < 3, 'time is not up');
  expectThat(state.round >= 1 && state.round <= 15, `round ${state.round}`);
}
