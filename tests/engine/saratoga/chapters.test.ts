/** Where the chapters of a record begin, and how one goes from place to place. */
import { describe, expect, it } from 'vitest';
import { start } from '../../../src/engine/kernel/session';
import { RULES, type SaratogaChapter, type SaratogaSession } from '../../../src/engine/saratoga';
import { CHAPTER_KINDS } from '../../../src/engine/saratoga/chapters';
import { chapterAt, nextPlace, type Stride, turnsOf } from '../../../src/store/chapters';
import { goldenGame, goldenPhases } from '../../helpers/saratoga/goldenGame';

function chaptersOf({ snapshots: [first], steps }: SaratogaSession): readonly SaratogaChapter[] {
  if (!first) throw new Error('no first state');
  return RULES.chapters(first.state, steps);
}

const nameOf = ({ kind, turn, side }: SaratogaChapter): string =>
  kind === 'setup' ? `set-up ${side}` : kind === 'order' ? `turn ${turn}` : `turn ${turn} ${side} ${kind}`;

describe.each([
  ['oct7-9', 'with fog'],
  ['oct7-9', 'in the open'],
  ['sept19-7', 'with fog'],
  ['oct7-8', 'with fog'],
])('the chapters of the recorded game %s %s', (name, how) => {
  const fog = how === 'with fog';
  const session = goldenGame(name, { fog });
  const chapters = chaptersOf(session);

  it('are the phases that its file names, each where its actions begin', () => {
    const told = chapters.slice(0, -1).map((chapter) => `${chapter.place} ${nameOf(chapter)}`);
    expect(told).toEqual(goldenPhases(name, { fog }).map(({ place, at }) => `${place} ${at}`));
  });

  it('end with the end', () => {
    expect(chapters.at(-1)).toMatchObject({ kind: 'over', place: session.record.actions.length });
  });

  it('weigh as much as hangs on them: most in combat, nothing where only dice fall', () => {
    const weight = (kind: SaratogaChapter['kind']) =>
      chapters.find((each) => each.kind === kind)?.weight ?? 0;
    const order = (['order', 'command', 'movement', 'combat'] as const).map(weight);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect([weight('order'), weight('combat')]).toEqual([0, 1]);
    for (const kind of CHAPTER_KINDS) {
      expect(weight(kind)).toBeGreaterThanOrEqual(0);
      expect(weight(kind)).toBeLessThanOrEqual(1);
    }
  });
});

describe('a place belongs to a chapter', () => {
  const chapters = chaptersOf(goldenGame('oct7-9'));

  it('deployment takes two actions a side, then the first turn begins', () => {
    expect(chapterAt(chapters, 1)).toMatchObject({ kind: 'setup', side: 'american' });
    expect(chapterAt(chapters, 3)).toMatchObject({ kind: 'setup', side: 'british' });
    expect(chapterAt(chapters, 4)).toMatchObject({ kind: 'order', turn: 1, side: undefined });
  });

  it('one chapter opens each turn, and so it is with deployment and end', () => {
    const turns = goldenPhases('oct7-9').flatMap(({ at }) => /^turn (\d+)$/.exec(at)?.[1] ?? []);
    expect(turns.length).toBeGreaterThan(5);
    expect(turnsOf(chapters).map(({ kind, turn }) => (kind === 'order' ? String(turn) : kind))).toEqual([
      'setup',
      ...turns,
      'over',
    ]);
  });

  it('a game that was laid out in the middle of a phase begins there', () => {
    const setup = RULES.notation.parse('oct7 turn 6 british recovery; 0605 b-24*; 1212 a-1nh');
    if (Array.isArray(setup)) throw new Error(JSON.stringify(setup));
    expect(chaptersOf(start(RULES.game, setup))).toEqual([
      { place: 0, turn: 6, kind: 'recovery', side: 'british', opensTurn: true, weight: 0.35 },
    ]);
  });
});

describe('from place to place', () => {
  const chapter = (place: number, turn: number, kind: string, opensTurn = false) => ({
    place,
    turn,
    kind,
    opensTurn,
    side: undefined,
    weight: 0,
  });
  const chapters = [
    chapter(0, 1, 'setup', true),
    chapter(4, 1, 'order', true),
    chapter(6, 1, 'command'),
    chapter(9, 2, 'order', true),
    chapter(12, 2, 'movement'),
  ];
  const from = (place: number, stride: Stride, way: 1 | -1) => nextPlace(chapters, place, 20, stride, way);

  it('by action, never beyond either end', () => {
    expect(from(5, 'action', 1)).toBe(6);
    expect(from(5, 'action', -1)).toBe(4);
    expect(from(0, 'action', -1)).toBe(0);
    expect(from(20, 'action', 1)).toBe(20);
  });

  it('by chapter: on to the next, back to the beginning of this one, then to the one before', () => {
    expect(from(5, 'chapter', 1)).toBe(6);
    expect(from(8, 'chapter', -1)).toBe(6);
    expect(from(6, 'chapter', -1)).toBe(4);
    expect(from(13, 'chapter', 1)).toBe(20);
  });

  it('by turn', () => {
    expect(from(5, 'turn', 1)).toBe(9);
    expect(from(15, 'turn', -1)).toBe(9);
    expect(from(9, 'turn', -1)).toBe(4);
    expect(from(4, 'turn', -1)).toBe(0);
    expect(from(10, 'turn', 1)).toBe(20);
  });
});
