/** 4.2, 6.1 steps 1, 1.A and 7 Which Activation card to keep, to play, to overrule and to fetch. */
import {
  type ActionOf,
  cardOf,
  copyState,
  cubesOf,
  type FormationId,
  GENERAL_BY_ID,
  type GeneralId,
  HAND,
  poolOf,
  SEARCH_CUBES,
  type State,
} from '../../engine/freemansFarm/index';
import { bestCommand, type Weighed } from './commandWorth';
import type { Desk } from './desk';
import { holdOf, holdOfGeneral, priceOfCubes, worthOfCubes } from './purse';

/** An activation as it is weighed before its card is played. */
export interface Activation {
  readonly formation: FormationId;
  readonly best: Weighed | undefined;
  readonly worth: number;
}

/** What a card, or a general in its place, brings: cubes, and the best that a formation can then do. */
export function activationBy(
  desk: Desk,
  state: State,
  card: string,
  general: GeneralId | undefined,
): Activation {
  const { side } = desk;
  const had = state.cubes[side];
  const cubes = had + Math.min(poolOf(state), cubesOf(state, side, card, general));
  const gained = worthOfCubes(state, cubes) - worthOfCubes(state, had);
  const price = general ? holdOfGeneral(state, general) : 0;
  const rich = copyState(state);
  rich.cubes[side] = cubes;
  if (general) rich.usedGenerals.push(general);
  const formations = general ? GENERAL_BY_ID[general].activates : [cardOf(card).formation];
  const all = formations.map((formation) => ({
    formation,
    best: bestCommand(desk, rich, formation, general, cubes),
  }));
  const [first, ...others] = all;
  if (!first) throw new Error(`nobody is activated by ${card}`);
  const best = others.reduce((one, other) => (worthOf(other.best) > worthOf(one.best) ? other : one), first);
  const act = best.best?.worth ?? 0;
  return { ...best, worth: gained - price + act };
}

const worthOf = (weighed: Weighed | undefined): number => weighed?.worth ?? -Infinity;

/** 5 three that bring much, of several formations rather than of one. */
export function cardsToKeep(desk: Desk, state: State, dealt: readonly string[]): readonly string[] {
  const worths = new Map(dealt.map((card) => [card, activationBy(desk, state, card, undefined).worth]));
  const chosen: string[] = [];
  while (chosen.length < HAND.kept) {
    const worth = (card: string) => {
      const again = chosen.filter((each) => cardOf(each).formation === cardOf(card).formation).length;
      return (worths.get(card) ?? 0) - SAME_AGAIN * again;
    };
    const left = dealt.filter((card) => !chosen.includes(card));
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one), left[0] ?? '');
    chosen.push(best);
  }
  return chosen;
}
const SAME_AGAIN = 0.08;

/** The card to fetch and how, where that is worth its price; undefined where a draw will do. */
export function cardToFetch(
  desk: Desk,
  state: State,
  options: readonly (ActionOf<'search'> | ActionOf<'playTactics'>)[],
): ActionOf<'search'> | ActionOf<'playTactics'> | undefined {
  const deck = state.decks[desk.side];
  const worths = new Map(deck.map((card) => [card, activationBy(desk, state, card, undefined).worth]));
  const usual = [...worths.values()].reduce((sum, worth) => sum + worth, 0) / Math.max(1, deck.length);
  const gain = (option: (typeof options)[number]) => {
    const card = option.kind === 'search' ? option.card : option.fetched;
    const price =
      option.kind === 'search' ? priceOfCubes(state, desk.side, SEARCH_CUBES) : holdOf(state, option.card);
    return (worths.get(card ?? '') ?? usual) - usual - price;
  };
  const [first, ...others] = options;
  if (!first) return undefined;
  const best = others.reduce((one, other) => (gain(other) > gain(one) ? other : one), first);
  return gain(best) > 0 ? best : undefined;
}
