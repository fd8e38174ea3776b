/** What an enemy notices of a march, and the orders of an opponent in words; none of its codes is without one. */
import { describe, expect, it } from 'vitest';
import { OPPONENT, REASONS, STANCES } from '../../../src/ai/saratoga/index';
import { RULES, SARATOGA, type Event } from '../../../src/engine/saratoga';
import { saratoga } from '../../../src/games/saratoga';
import { noticed } from '../../../src/ui/saratoga/text/noticed';
import { planRows } from '../../../src/ui/saratoga/text/plans';

const view = SARATOGA.view(positionOf('oct7 british; 0605 b-24; 0405 b-9; 0613 a-1nh'), 'american');
const moved = (shown: string, from: number, ...path: readonly number[]): Event => ({
  type: 'moved',
  counters: [shown],
  shown,
  from,
  path,
  cost: undefined,
  combat: false,
});

function positionOf(text: string) {
  const setup = RULES.notation.parse(text);
  if (!('position' in setup)) throw new Error(`no position: ${text}`);
  return SARATOGA.start(setup);
}

describe('what one notices', () => {
  it('is who came on, who fell back, and where they stand now', () => {
    const events = [moved('b-24', 602, 603, 604, 605), moved('b-9', 408, 407, 406, 405)];
    expect(noticed('british', view, events)).toBe(
      'Coming on: Fraser, near Freeman’s Farm. Falling back: Hamilton, at Freeman’s Farm.',
    );
  });

  it('is nothing where nobody of that side marched', () => {
    expect(noticed('british', view, [moved('a-1nh', 614, 613)])).toBeUndefined();
    expect(noticed('british', view, [{ ...moved('b-24', 604, 605), combat: true } as Event])).toBeUndefined();
  });
});

describe('a plan', () => {
  it('has words for every order and every reason', () => {
    for (const stance of STANCES)
      for (const reason of REASONS) {
        const [row] = planRows([{ body: 'fraser', stance, target: 0, reason }]);
        expect(row?.body).toBe('Fraser');
        expect(row?.order).not.toBe('');
        expect(row?.reason).not.toBe('');
      }
  });

  it('names the place, and leaves out what is no order', () => {
    const rows = planRows([
      { body: 'gatesGuns', stance: 'defend', target: 405, reason: 'steady' },
      { body: 'nobody', stance: 'hold' },
      { body: 'poor', stance: 'dance' },
      7,
    ]);
    expect(rows).toEqual([
      {
        body: 'Gates’s guns',
        order: 'defend at Freeman’s Farm (0405)',
        reason: 'the order stands',
        hex: 405,
      },
    ]);
    expect(planRows(undefined)).toEqual([]);
  });
});

describe('the levels on the first screen', () => {
  it('are levels of the opponent, from the weakest to the strongest', () => {
    const ids: readonly string[] = saratoga.opponents.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(OPPONENT.levels.filter((level) => ids.includes(level))).toEqual(ids);
  });
});
