/** Players of dull habits, whom matches set against opponents: they play by the rules, and keep to their habit. */
import { expect, it } from 'vitest';
import { type Action, isGun, RULES, SIDES, type State } from '../../src/engine/saratoga/index';
import { ID } from '../fuzz/ground';
import { fight, type Seat } from '../match/bout';
import { seatOf } from '../match/contest';
import { HABIT_NAMES } from '../match/habits';

/** What one of this habit does of its own will in a whole short battle on either side. */
function deedsOf(habit: string): Action[] {
  return SIDES.flatMap((side) => {
    const deeds: Action[] = [];
    const dull = seatOf(habit, side, 'habits');
    const noted: Seat<State> = {
      answer(state, asked) {
        const actions = dull.answer(state, asked);
        // 3.8.2 who is broken must withdraw, whatever he is used to.
        if (!state.broken.includes(true)) deeds.push(...(actions as readonly Action[]));
        return actions;
      },
    };
    const foe = SIDES.find((other) => other !== side) ?? 'british';
    const { state } = fight({
      rules: RULES,
      setup: { battle: 'sept19', start: 'clearing', fog: true },
      seed: 'habits',
      seats: { [side]: noted as Seat, [foe]: seatOf('colonel', foe, 'habits') as Seat },
      stretch: () => '',
    });
    expect(RULES.game.outcome(state as State)).toBeDefined();
    return deeds;
  });
}
const counters = (deeds: readonly Action[]) =>
  deeds.flatMap((deed) => (deed.kind === 'move' ? deed.counters : []));
const kinds = (deeds: readonly Action[]) => new Set(deeds.map(({ kind }) => kind));

it.each(HABIT_NAMES)('one who %s neither wakes a brigade nor closes in', (habit) => {
  for (const kind of ['activate', 'combatMove'] as const) expect(kinds(deedsOf(habit))).not.toContain(kind);
});

it('one who runs marches and never fires', () => {
  expect(kinds(deedsOf('runs'))).toContain('move');
  expect(kinds(deedsOf('runs'))).not.toContain('fire');
});

it('one who sits fires and never marches', () => {
  expect(kinds(deedsOf('sits'))).toContain('fire');
  expect(kinds(deedsOf('sits'))).not.toContain('move');
});

it('one who shells fires, and marches with guns alone', () => {
  const deeds = deedsOf('shells');
  expect(kinds(deeds)).toContain('fire');
  expect(counters(deeds).length).toBeGreaterThan(0);
  expect(counters(deeds).filter((id) => !isGun(ID.indexOf(id)))).toEqual([]);
});
