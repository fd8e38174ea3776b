/** What the lesson of Freeman's Farm promises is there, whatever its learner has kept. */
import { describe, expect, it, test } from 'vitest';
import { cardOf, RULES, type State } from '../../src/engine/freemansFarm';
import { mill } from '../../src/lessons/freemansFarm/mill';
import { walkTo } from '../../src/lessons/walk';

const HAMILTON = 'british.hamilton.4';
const stateBefore = (what: string, lesson = mill): State => {
  const step = lesson.steps.findIndex(({ say }) => say.join(' ').includes(what));
  expect(step).toBeGreaterThan(0);
  return walkTo(RULES, lesson, step).session.state as State;
};

const dealt = RULES.game.view(stateBefore('These six cards'), undefined).dealt ?? [];
const others = dealt.filter((card) => card !== HAMILTON);
const PAIRS = others.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other] as const));

/** The lesson with these two kept beside Hamilton's card. */
const kept = (two: readonly string[]): typeof mill => ({
  ...mill,
  steps: mill.steps.map((step) =>
    step.wanted?.[0]?.action.kind === 'keep'
      ? { ...step, wanted: [{ action: { kind: 'keep', cards: [HAMILTON, ...two] } }] }
      : step,
  ),
});

describe('the lesson at The Mill', () => {
  it('6.1 step 1 names no Command that it hides', () => {
    expect(JSON.stringify(mill.steps)).not.toContain('bayonets');
  });
  test.each(PAIRS)(
    '11.1 after %s and %s a card of Hamilton takes him into the Farm with 6 dice',
    (...two) => {
      const state = stateBefore('takes him into the Farm with 6 dice', kept(two));
      const drawn = state.hands.british.filter((card) => !two.includes(card));
      expect(drawn.map((card) => cardOf(card).formation)).toEqual(['hamilton']);
      const farm = RULES.game
        .view(state, undefined)
        .formations.hamilton.commands.find(({ id }) => id === 'hamilton.takeFarm');
      expect(farm?.refusal).toBeUndefined();
      const dice = farm?.targets.map(({ parts }) => parts.reduce((sum, part) => sum + part.dice, 0));
      expect(dice).toEqual([6]);
    },
  );
});
