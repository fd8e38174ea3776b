/** 4.1 A group under way goes on, leaves some behind, or stops. */
import { isRefusal } from '../../../../engine/firstSaratoga';
import { act, ask, check, useTable } from '../../table';
import { complain, type Deed, NOWHERE } from '../deed';
import { prepare, useHand } from '../hand';
import { reachNow } from './move';

export const moveGroup: Deed = {
  lit: () => reachNow([], false),
  waiting: () => NOWHERE,
  press: (hex) => {
    const path = reachNow([], false)[hex]?.path;
    if (path) act({ kind: 'step', path });
    else complain(ask('whyNotThere', [], false, hex) ?? check({ kind: 'step', path: [hex] }));
  },
  end: () => act({ kind: 'halt' }),
};

/** 4.5 the die has fallen: whoever had a goal goes there, if it lets him. */
prepare('moveGroup', () => {
  const { goal } = useHand.getState();
  if (goal === 0) return {};
  queueMicrotask(() => {
    if (useTable.getState().view?.decision?.kind !== 'moveGroup') return;
    const reach = ask('reach', [], false);
    const path = reach && !isRefusal(reach) ? reachNow([], false)[goal]?.path : undefined;
    if (path) act({ kind: 'step', path });
  });
  return {};
});
