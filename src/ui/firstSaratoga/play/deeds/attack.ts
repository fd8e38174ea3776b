/** 7.1, 7.2, 15.3 An attack or a counterattack is put together: a target, the way, who takes part, who stands in front. */
import {
  type Action,
  type Attackers,
  isRefusal,
  type Mode,
  MODES,
  type Odds,
  type View,
} from '../../../../engine/firstSaratoga';
import { fieldNow, hexOfCounter } from '../../field';
import { act, ask } from '../../table';
import { signed } from '../../text/names';
import { complain, type Deed, type Lit, type LitHexes } from '../deed';
import { type Hand, hold, useHand } from '../hand';

type Strike = Extract<Action, { kind: 'attack' | 'counterattack' }>;
const isStrike = (action: Action): action is Strike =>
  action.kind === 'attack' || action.kind === 'counterattack';

export const strikes = (view: View): readonly Strike[] => view.actions.filter(isStrike);
export const targets = (view: View): readonly number[] => [...new Set(strikes(view).map(({ hex }) => hex))];

/** 7.2 a counterattack has no way of its own: infantry or guns say it. */
export function modeOf(strike: Strike): Mode {
  if (strike.kind === 'attack') return strike.mode;
  return strike.units.every(isGun) ? 'bombard' : 'normal';
}

function isGun(id: string): boolean {
  const { world } = fieldNow();
  return world.isGun[world.numberOf.get(id) ?? -1] === true;
}

export const attackersOn = (hex: number): Attackers =>
  ask('attackers', hex) ?? { normal: [], skirmish: [], bombard: [] };

export const modesOn = (hex: number): readonly Mode[] => {
  const able = attackersOn(hex);
  return MODES.filter((mode) => able[mode].length > 0);
};

/** The attack in hand as it would be ordered. */
export function strikeIn(view: View, { target, mode, chosen, primary }: Hand): Strike {
  const front = primary ?? frontOf(chosen);
  return view.decision?.kind === 'counterattack'
    ? { kind: 'counterattack', hex: target, units: chosen, primary: front }
    : { kind: 'attack', mode, hex: target, units: chosen, primary: front };
}

/** 7.3 the strongest of the infantry, unless its owner says otherwise. */
export function frontOf(units: readonly string[]): string {
  const { world } = fieldNow();
  const worth = (id: string) => {
    const counter = world.counters[world.numberOf.get(id) ?? -1];
    return counter && counter.kind !== 'leader'
      ? counter.front.cf + (counter.kind === 'artillery' ? -100 : 0)
      : -200;
  };
  return [...units].sort((a, b) => worth(b) - worth(a))[0] ?? '';
}

/** For the unit in front that serves the defender best: nobody can count on more. */
export function oddsOf(strike: Strike): Odds | undefined {
  const answer = ask('odds', {
    mode: modeOf(strike),
    hex: strike.hex,
    units: strike.units,
    primary: strike.primary,
  });
  if (!answer || isRefusal(answer)) return undefined;
  return hardest(answer as readonly Odds[]);
}

/** What the defender will choose if he is wise. */
export const hardest = (odds: readonly Odds[]): Odds | undefined =>
  [...odds].sort((a, b) => harm(a) - harm(b))[0];

const harm = ({ chances }: Odds): number =>
  chances.Dr +
  chances.DxHold +
  1.5 * chances.DxRetreat +
  2 * chances.DmRout -
  chances.Ar -
  1.5 * chances.AxRetreat -
  chances.AxHold;

/** Whatever promises most on a hex, in the way that is wanted, else in the first that is open. */
export function bestOn(all: readonly Strike[], hex: number, wanted?: Mode) {
  const here = all.filter((strike) => strike.hex === hex);
  const mode = wanted ?? MODES.find((each) => here.some((strike) => modeOf(strike) === each)) ?? 'normal';
  let best: { readonly strike: Strike; readonly odds: Odds } | undefined;
  let most = -Infinity;
  for (const strike of here) {
    const odds = modeOf(strike) === mode ? oddsOf(strike) : undefined;
    if (!odds) continue;
    const worth = harm(odds) - strike.units.length * 0.001;
    if (worth > most) [best, most] = [{ strike, odds }, worth];
  }
  return { mode, best };
}

export function aimAt(view: View, hex: number, wanted?: Mode): void {
  const { mode, best } = bestOn(strikes(view), hex, wanted);
  const { units = [], primary } = best?.strike ?? {};
  hold({ target: hex, mode, chosen: units, primary, from: 0 });
}

/** Puts a unit in or out; with it goes whoever may no longer join. */
export function toggleUnit(id: string): void {
  const { chosen, primary, mode } = useHand.getState();
  const units = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  hold({
    chosen: units,
    mode,
    primary: primary !== undefined && units.includes(primary) ? primary : undefined,
  });
}

export const attack: Deed = {
  lit: (view, { target, from }) => {
    if (target !== 0) return { [target]: { kind: 'target' } };
    const all = strikes(view).filter(
      ({ units }) => from === 0 || units.some((id) => hexOfCounter(view.stacks, id) === from),
    );
    const lit: Record<number, Lit> = {};
    for (const strike of all) {
      if (lit[strike.hex]) continue;
      lit[strike.hex] = { kind: 'target', note: bestNote(all, strike.hex) };
    }
    return lit as LitHexes;
  },
  waiting: (view) => [
    ...new Set(strikes(view).flatMap(({ units }) => units.map((id) => hexOfCounter(view.stacks, id)))),
  ],
  press: (hex, view, hand) => {
    if (targets(view).includes(hex)) {
      aimAt(view, hex);
      return;
    }
    const here = view.stacks[hex] ?? [];
    if (hand.target !== 0) {
      const able = attackersOn(hand.target)[hand.mode].filter((id) => here.includes(id));
      const chosen = hand.chosen.filter((id) => !able.includes(id));
      if (able.length > 0)
        hold({ chosen: chosen.length < hand.chosen.length ? chosen : [...chosen, ...able.slice(0, 1)] });
      else if (here.length > 0) complain(refusalOf(hand, here[0] ?? ''));
      else hold({ target: 0, chosen: [] });
      return;
    }
    const mine = targets(view).filter((target) =>
      strikes(view).some((strike) => strike.hex === target && strike.units.some((id) => here.includes(id))),
    );
    const [only, other] = mine;
    if (only !== undefined && other === undefined) aimAt(view, only);
    else if (mine.length > 0) hold({ from: hex, target: 0, chosen: [] });
    else if (here.length > 0)
      complain(refusalOf({ ...hand, target: targets(view)[0] ?? 0, chosen: [] }, here[0] ?? ''));
    else hold({ from: 0, target: 0, chosen: [] });
  },
  end: (view) => act({ kind: view.decision?.kind === 'counterattack' ? 'pass' : 'endCombat' }),
};

/** What the card will say when the hex is aimed at. */
const bestNote = (all: readonly Strike[], hex: number): string =>
  signed(bestOn(all, hex).best?.odds.sums.difference ?? 0);

function refusalOf(hand: Hand, id: string) {
  const answer = ask('odds', { mode: hand.mode, hex: hand.target, units: [id] });
  return answer && isRefusal(answer) ? answer : undefined;
}
