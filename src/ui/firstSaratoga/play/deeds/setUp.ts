/** 13.3, 13.4, 3.2 Set-up and rally on the map. */
import type { Action, View } from '../../../../engine/firstSaratoga';
import { fieldNow, hexOfCounter } from '../../field';
import { act, check } from '../../table';
import { complain, type Deed, type Lit, NOTHING, NOWHERE } from '../deed';
import { hold, prepare } from '../hand';

type Place = Extract<Action, { kind: 'place' }>;
const places = (view: View): readonly Place[] =>
  view.actions.filter((action): action is Place => action.kind === 'place');

export const assignEntry: Deed = {
  lit: () =>
    Object.fromEntries(
      fieldNow().scenario.entries.map(({ hex }) => [Number(hex), { kind: 'choice' } as Lit]),
    ),
  waiting: () => NOWHERE,
  press: () => undefined,
  end: () => act({ kind: 'ready' }),
};

export const place: Deed = {
  lit: (view, { chosen }) =>
    chosen.length === 0
      ? NOTHING
      : Object.fromEntries(
          places(view)
            .filter(({ counter }) => counter === chosen[0])
            .map(({ hex }) => [hex, { kind: 'go' } as Lit]),
        ),
  waiting: () => NOWHERE,
  press: (hex, view, { chosen: [counter] }) => {
    const here = (view.stacks[hex] ?? []).filter((id) =>
      view.actions.some((action) => action.kind === 'lift' && action.counter === id),
    );
    const isLit = places(view).some((action) => action.hex === hex && action.counter === counter);
    if (counter !== undefined && isLit) act({ kind: 'place', counter, hex });
    else if (here.length > 0) {
      const at = here.indexOf(counter ?? '');
      hold({ chosen: [here[(at + 1) % here.length] ?? ''] });
    } else if (counter !== undefined) complain(check({ kind: 'place', counter, hex }));
  },
  end: () => act({ kind: 'ready' }),
};

/** The next who has no place yet. */
prepare('place', (view) => {
  const able = new Set(places(view).map(({ counter }) => counter));
  return { chosen: view.notPlaced.filter((id) => able.has(id)).slice(0, 1) };
});

type Rally = Extract<Action, { kind: 'rally' }>;
export const rallies = (view: View): readonly Rally[] =>
  view.actions.filter((action): action is Rally => action.kind === 'rally');

export const rally: Deed = {
  lit: (view) =>
    Object.fromEntries(
      rallies(view).map(({ unit }) => [hexOfCounter(view.stacks, unit), { kind: 'choice' } as Lit]),
    ),
  waiting: () => NOWHERE,
  press: (hex, view) => {
    const own = rallies(view).filter(({ unit }) => hexOfCounter(view.stacks, unit) === hex);
    const [only, other] = own;
    if (only && !other) act(only);
    else if (own.length === 0 && (view.stacks[hex] ?? []).length > 0)
      complain(check({ kind: 'rally', unit: view.stacks[hex]?.[0] ?? '' }));
  },
  end: () => act({ kind: 'endRally' }),
};
