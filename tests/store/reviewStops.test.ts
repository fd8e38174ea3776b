/** Where a record can be entered, and how one goes from place to place. */
import { describe, expect, it, vi } from 'vitest';
import { nextPlace, type Stop, stopAt, stopsOf, turnStops } from '../../src/store/reviewStops';
import { goldenGame, goldenPhases } from '../helpers/goldenGame';
import { layGame, sessionNow } from '../helpers/gameView';

vi.mock(import('../../src/store/autosave'), async (original) => ({
  ...(await original()),
  keep: () => Promise.resolve(true),
}));

const nameOf = ({ kind, turn, side }: Stop): string =>
  kind === 'setup' ? `set-up ${side}` : kind === 'order' ? `turn ${turn}` : `turn ${turn} ${side} ${kind}`;

describe.each(['oct7-9', 'sept19-7', 'oct7-8'])('the stops of the recorded game %s', (name) => {
  const session = goldenGame(name);
  const stops = stopsOf(session);

  it('are the phases that its file names, each where its actions begin', () => {
    const told = stops.slice(0, -1).map((stop) => `${stop.place} ${nameOf(stop)}`);
    expect(told).toEqual(goldenPhases(name).map(({ place, at }) => `${place} ${at}`));
  });

  it('end with the end', () => {
    expect(stops.at(-1)).toMatchObject({ kind: 'over', place: session.record.actions.length });
  });
});

describe('a place belongs to a stop', () => {
  const stops = stopsOf(goldenGame('oct7-9'));

  it('deployment takes two actions a side, then the first turn begins', () => {
    expect(stopAt(stops, 1)).toMatchObject({ kind: 'setup', side: 'american' });
    expect(stopAt(stops, 3)).toMatchObject({ kind: 'setup', side: 'british' });
    expect(stopAt(stops, 4)).toMatchObject({ kind: 'order', turn: 1, side: undefined });
  });

  it('a turn has one stop among the turns, and so have deployment and end', () => {
    expect(turnStops(stops).map(({ kind, turn }) => (kind === 'order' ? turn : kind))).toEqual([
      'setup',
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      'over',
    ]);
  });

  it('a game that was laid out in the middle of a phase begins there', () => {
    layGame('oct7 turn 6 british recovery; 0605 b-24*; 1212 a-1nh');
    expect(stopsOf(sessionNow())).toEqual([{ place: 0, turn: 6, kind: 'recovery', side: 'british' }]);
  });
});

describe('from place to place', () => {
  const stop = (place: number, turn: number, kind: Stop['kind']): Stop => ({
    place,
    turn,
    kind,
    side: undefined,
  });
  const stops = [
    stop(0, 1, 'setup'),
    stop(4, 1, 'order'),
    stop(6, 1, 'command'),
    stop(9, 2, 'order'),
    stop(12, 2, 'movement'),
  ];
  const from = (place: number, unit: 'action' | 'phase' | 'turn', way: 1 | -1) =>
    nextPlace(stops, place, 20, unit, way);

  it('by action, never beyond either end', () => {
    expect(from(5, 'action', 1)).toBe(6);
    expect(from(5, 'action', -1)).toBe(4);
    expect(from(0, 'action', -1)).toBe(0);
    expect(from(20, 'action', 1)).toBe(20);
  });

  it('by phase: on to the next, back to the beginning of this one, then to the one before', () => {
    expect(from(5, 'phase', 1)).toBe(6);
    expect(from(8, 'phase', -1)).toBe(6);
    expect(from(6, 'phase', -1)).toBe(4);
    expect(from(13, 'phase', 1)).toBe(20);
  });

  it('by turn', () => {
    expect(from(5, 'turn', 1)).toBe(9);
    expect(from(15, 'turn', -1)).toBe(9);
    expect(from(9, 'turn', -1)).toBe(4);
    expect(from(4, 'turn', -1)).toBe(0);
    expect(from(10, 'turn', 1)).toBe(20);
  });
});
