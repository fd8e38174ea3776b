/** The game in a sentence: every ending and every kind of turning point has its own. */
import { describe, expect, it } from 'vitest';
import { type Hex, hexOf } from '../../../src/engine/hexmap/hexId';
import type { Crisis, Ending } from '../../../src/engine/saratoga';
import { analyse } from '../../../src/engine/saratoga/analysis';
import { momentStory, stillOf, storyOf } from '../../../src/ui/saratoga/review/story';
import { crisisWords, headline, momentHeadline, type Told } from '../../../src/ui/saratoga/text/headline';
import { GOLDEN, goldenGame } from '../../helpers/saratoga/goldenGame';

const POOR: Crisis = { kind: 'broke', side: 'american', formations: ['poor'], fallen: undefined };
const broke = (side: 'british' | 'american', ...formations: ('poor' | 'learned' | 'fraser' | 'phillips')[]) =>
  ({ kind: 'broke', side, formations, fallen: undefined }) satisfies Crisis;

/** Turn 9 begins at half past four: 10:30 and eight times 45 minutes. */
const told = (rest: Partial<Told>): string =>
  headline({
    battle: 'sept19',
    ending: undefined,
    points: { british: 2, american: 24 },
    turned: { crisis: POOR, turn: 9, winner: 'british' },
    ...rest,
  });

describe('how it ended', () => {
  it.each<[Ending, Partial<Told>, string]>([
    [
      { reason: 'points', winner: 'american' },
      {},
      'Poor’s brigade breaks at 4:30, but the Americans hold, 24 to 2',
    ],
    [
      { reason: 'points', winner: 'american' },
      { battle: 'oct7' },
      'Poor’s brigade breaks at 4:30, but the Americans carry the day, 24 to 2',
    ],
    [
      { reason: 'points', winner: 'british' },
      { points: { british: 31, american: 12 } },
      'Poor’s brigade breaks at 4:30; the British carry the day, 31 to 12',
    ],
    [
      { reason: 'points', winner: 'british' },
      { battle: 'oct7', points: { british: 31, american: 12 } },
      'Poor’s brigade breaks at 4:30; the British hold, 31 to 12',
    ],
    [
      { reason: 'tie', winner: 'american' },
      { points: { british: 12, american: 12 } },
      'Poor’s brigade breaks at 4:30, but it is 12 all at nightfall, and the Americans hold',
    ],
    [
      { reason: 'demoralised', winner: 'british' },
      {},
      'Poor’s brigade breaks at 4:30; the American army is beaten',
    ],
    [
      { reason: 'demoralised', winner: 'american' },
      {},
      'Poor’s brigade breaks at 4:30, but the British army is beaten',
    ],
    [
      { reason: 'exit', winner: 'british' },
      {},
      'Poor’s brigade breaks at 4:30; the road to Albany is open, and the British win',
    ],
    [
      { reason: 'bothDemoralised', winner: undefined },
      {},
      'Poor’s brigade breaks at 4:30; both armies have had enough, and nobody wins',
    ],
  ])('%o', (ending, rest, sentence) => {
    expect(told({ ending, ...rest })).toBe(sentence);
  });

  it('stands alone where nothing turned', () => {
    const ending = { reason: 'tie', winner: 'american' } as const;
    expect(told({ ending, points: { british: 0, american: 0 }, turned: undefined })).toBe(
      'It is 0 all at nightfall, and the Americans hold',
    );
  });

  it('a game under way tells what turned it so far, or that nothing has', () => {
    expect(told({})).toBe('Poor’s brigade breaks at 4:30');
    expect(told({ turned: undefined })).toBe('Neither side has gained anything yet');
  });
});

describe('what turned it', () => {
  it.each<[Crisis, string]>([
    [broke('american', 'poor'), 'Poor’s brigade breaks at 3:00'],
    [broke('british', 'fraser'), 'Fraser’s corps breaks at 3:00'],
    [broke('american', 'poor', 'learned'), 'Poor’s and Learned’s brigades break at 3:00'],
    [broke('british', 'fraser', 'phillips'), 'Fraser’s corps and Phillips’s rear guard break at 3:00'],
    [
      { kind: 'broke', side: 'american', formations: ['poor', 'learned', 'nixon'], fallen: undefined },
      'Three American brigades break at 3:00',
    ],
    [{ ...broke('british', 'fraser'), fallen: 'L-fraser' }, 'Fraser falls and his corps breaks at 3:00'],
    [{ kind: 'away', units: 1 }, 'A British unit gets round the American army at 3:00'],
    [{ kind: 'away', units: 3 }, 'Three British units get round the American army at 3:00'],
    [{ kind: 'fell', leaders: ['L-fraser'] }, 'Fraser falls at 3:00'],
    [{ kind: 'fell', leaders: ['L-arnold', 'L-poor'] }, 'Arnold and Poor fall at 3:00'],
    [{ kind: 'destroyed', units: ['b-24'] }, 'The 24th Foot is shot to pieces at 3:00'],
    [{ kind: 'surrendered', units: ['b-24', 'b-9'] }, 'The 24th Foot and the 9th Foot surrender at 3:00'],
    [{ kind: 'crowded', units: ['a-1nh'] }, 'The 1st New Hampshire is lost in the crush at 3:00'],
    [{ kind: 'destroyed', units: ['b-24', 'b-9', 'b-20'] }, 'Three units are shot to pieces at 3:00'],
    [
      { kind: 'worn', side: 'british', steps: 3, hex: hexOf('0405') },
      'The British lose three steps at Freeman’s Farm at 3:00',
    ],
    [{ kind: 'worn', side: 'american', steps: 1, hex: hexOf('1505') }, 'The Americans lose one step at 3:00'],
    [{ kind: 'lead', winner: 'american' }, 'The Americans gain the upper hand at 3:00'],
  ])('%o', (crisis, sentence) => {
    expect(crisisWords(crisis, '3:00')).toBe(sentence);
    expect(crisisWords(crisis)).toBe(sentence.replace(' at 3:00', ''));
  });
});

describe('a moment', () => {
  it.each([
    [5, 12, 7, 'Turn 5, 1:30: the British lead, 12 to 7'],
    [1, 0, 0, 'Turn 1, 10:30: no points yet'],
    [11, 4, 4, 'Turn 11, 6:00: level at 4 all'],
    [2, 0, 1, 'Turn 2, 11:15: the Americans lead, 1 to 0'],
  ])('turn %i, %i to %i', (turn, british, american, sentence) => {
    expect(momentHeadline(turn, { british, american })).toBe(sentence);
  });
});

describe('the story of recorded games', () => {
  it.each(GOLDEN)('%s: one sentence, a shot that told, and the field around it', (name) => {
    const session = goldenGame(name);
    const analysis = analyse(session);
    const { headline: sentence, scene, points, caption } = storyOf(analysis, session.steps);
    expect(sentence).toMatch(/^[A-Z].* at \d+:\d\d(; |, but )[a-z].*[a-z0-9]$/);
    expect(caption).toMatch(/\.$/);
    expect(points.british).toBe(analysis.end.points.british.total);
    expect(scene.before).toBeLessThan(scene.at);
    expect(scene.at).toBeLessThanOrEqual(scene.after);
    expect(scene.stroke).toMatchObject({ kind: 'shot', hit: true, hex: scene.hex });
    const before = analysis.viewAt(scene.before);
    const after = analysis.viewAt(scene.at);
    expect(before.points).not.toEqual(after.points);
  });

  it('a target that is shot away is shown as it stood', () => {
    const session = goldenGame('oct7-4');
    const { viewAt, ...analysis } = analyse(session);
    const story = storyOf({ viewAt, ...analysis }, session.steps);
    const hex = story.scene.hex as Hex;
    expect(viewAt(story.scene.at).stacks[hex] ?? []).toEqual([]);
    expect(stillOf(story, viewAt).stacks[hex]).toContain('b-bgren');
  });

  it('a moment shows what has just happened there', () => {
    const session = goldenGame('oct7-9');
    const { viewAt } = analyse(session);
    const place = session.steps.findIndex(({ events }) => events.some(({ type }) => type === 'shot')) + 1;
    const { scene, headline: sentence, isTurning } = momentStory(viewAt(place), session.steps, place);
    expect(scene).toMatchObject({ at: place, before: place - 1, stroke: { kind: 'shot' } });
    expect(sentence).toMatch(/^Turn 1, 10:30: /);
    expect(isTurning).toBe(false);
    expect(momentStory(viewAt(0), session.steps, 0).scene.stroke).toBeUndefined();
  });
});
