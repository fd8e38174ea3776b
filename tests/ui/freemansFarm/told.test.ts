/** What stands above a question: the enemy's turn complete, one's own attack from its dice on, and nothing that is known. */
import { describe, expect, it } from 'vitest';
import type { Event, Side } from '../../../src/engine/freemansFarm';
import type { LogStep } from '../../../src/store/table';
import { reportFor } from '../../../src/ui/freemansFarm/play/told';
import { report } from '../../../src/ui/freemansFarm/text/report';

const step = (by: Side | 'dice', ...events: readonly Event[]): LogStep<Event> => ({ by, events });

const blow = (side: Side): readonly Event[] => {
  const [attacker, target] =
    side === 'british' ? (['hamilton', 'poor'] as const) : (['poor', 'hamilton'] as const);
  return [
    { type: 'attackResolved', side, attacker, target, dice: [4, 4, 6] },
    { type: 'markersLost', formation: target, markers: 1, left: 4, cause: 'attack' },
    { type: 'moraleLost', formation: target, points: 2, left: 8, cause: 'attack' },
    { type: 'moraleLost', formation: attacker, points: 1, left: 9, cause: 'attack' },
  ];
};

/** Own card and price, own attack; then all of the enemy's turn in which the dice alone decide. */
const LOG: readonly LogStep<Event>[] = [
  step('dice', { type: 'turnBegan', side: 'british', round: 1 }),
  step('british', { type: 'cardPlayed', side: 'british', card: 'british.hamilton.4', formation: 'hamilton' }),
  step('british', { type: 'moraleLost', formation: 'hamilton', points: 1, left: 9, cause: 'activation' }),
  step('british', ...blow('british'), { type: 'cubesGained', side: 'british', cubes: 1, why: 'threes' }),
  step(
    'dice',
    { type: 'turnEnded', side: 'british', round: 1 },
    { type: 'turnBegan', side: 'american', round: 1 },
  ),
  step('dice', { type: 'flipped', side: 'american', card: 'american.poor.1', formation: 'poor' }),
  step('dice', { type: 'moraleLost', formation: 'poor', points: 1, left: 10, cause: 'activation' }),
  step('dice', ...blow('american')),
];

const kinds = (log: readonly LogStep<Event>[]) =>
  reportFor(log, 'british').map(({ side, items }) => [side, ...items.map(({ kind }) => kind)]);

describe('what happened', () => {
  it('6.1 step 5 is told of one’s own attack as soon as it has struck, each formation in one line', () => {
    expect(kinds(LOG.slice(0, 4))).toEqual([['british', 'attack', 'harm', 'harm', 'line']]);
    const [, harm] = reportFor(LOG.slice(0, 4), 'british')[0]?.items ?? [];
    expect(harm?.kind === 'harm' && report.harm(harm)).toBe(
      'Poor loses 1 marker (4 left) and 2 Morale (now 8).',
    );
  });
  it('is nothing while one has only chosen and paid', () => {
    expect(kinds(LOG.slice(0, 3))).toEqual([]);
  });
  it('13.2 is the whole turn of the opponent, its own price too', () => {
    expect(kinds(LOG).at(-1)).toEqual(['american', 'harm', 'attack', 'harm', 'harm']);
  });
  it('7 keeps the enemy’s turn together when one is asked in the middle of it', () => {
    const test: Event = { type: 'moraleTested', formation: 'hamilton', die: 6, needed: 5, passed: false };
    const broken: Event = { type: 'wentOut', formation: 'hamilton', how: 'broken', cause: 'attack' };
    const log = [...LOG, step('dice', test), step('british', broken)];
    expect(kinds(log)).toEqual([['american', 'harm', 'attack', 'harm', 'harm', 'line', 'line']]);
  });
  it('F64 says also that a card brought nothing', () => {
    expect(kinds(LOG.slice(0, 6)).at(-1)).toEqual(['american']);
  });
  it('says that nobody is hurt', () => {
    const [idle] = blow('american');
    if (!idle) throw new Error('no blow');
    expect(kinds([...LOG.slice(0, 5), step('dice', idle)]).at(-1)).toEqual(['american', 'attack', 'unhurt']);
  });
});
