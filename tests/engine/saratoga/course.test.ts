/** How a game went by turns, and its turning points, against what the files of recorded games say. */
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../src/engine/kernel/game';
import { act, start, undo } from '../../../src/engine/kernel/session';
import {
  type Action,
  FORMATION_BY_ID,
  type FormationId,
  RULES,
  SARATOGA,
  type SaratogaSession,
  type Side,
  SIDES,
} from '../../../src/engine/saratoga';
import { courseOf } from '../../../src/engine/saratoga/analysis/course';
import { goldenFile, goldenGame, goldenPhases } from '../../helpers/saratoga/goldenGame';

const brokenOf = (broken: readonly string[], side: Side): number =>
  broken.filter((id) => FORMATION_BY_ID[id as FormationId].side === side).length;

describe.each(['oct7-9', 'sept19-7'])('the course of the recorded game %s', (name) => {
  const session = goldenGame(name);
  const course = courseOf(session);
  const phases = goldenPhases(name);

  it('begins before the first turn with nothing won or lost', () => {
    expect(course[0]).toMatchObject({
      turn: 0,
      place: 0,
      points: { british: 0, american: 0 },
      steps: { british: 0, american: 0 },
      units: { british: 0, american: 0 },
      broken: { british: 0, american: 0 },
    });
  });

  it('has the points and broken formations of each turn as the next turn begins with them', () => {
    const told = phases.filter(({ at }) => /^turn \d+$/.test(at)).slice(1);
    expect(told.length).toBeGreaterThan(2);
    const expected = told.map(({ at, place, points, broken }) => ({
      turn: Number(at.slice(5)) - 1,
      place,
      points,
      broken: { british: brokenOf(broken, 'british'), american: brokenOf(broken, 'american') },
    }));
    expect(course.slice(1, -1)).toMatchObject(expected);
  });

  it('ends with the last action, and no turn is under way then', () => {
    expect(course.at(-1)?.place).toBe(session.record.actions.length);
    expect(course.some(({ isUnderWay }) => isUnderWay)).toBe(false);
  });

  it('losses only grow', () => {
    for (const side of SIDES)
      course.reduce((before, now) => {
        expect(now.steps[side]).toBeGreaterThanOrEqual(before.steps[side]);
        expect(now.units[side]).toBeGreaterThanOrEqual(before.units[side]);
        expect(now.steps[side]).toBeGreaterThanOrEqual(2 * now.units[side]);
        return now;
      });
  });
});

it('a game that goes on ends its course with the turn under way', () => {
  const [, , third] = goldenPhases('oct7-9').filter(({ at }) => /^turn \d+$/.test(at));
  const course = courseOf(goldenGame('oct7-9', { until: (third?.place ?? 0) + 5 }));
  expect(course.map(({ turn, isUnderWay }) => [turn, isUnderWay])).toEqual([
    [0, false],
    [1, false],
    [2, false],
    [3, true],
  ]);
});

describe.each(['oct7-9', 'sept19-5', 'oct7-4'])('the turning points of the recorded game %s', (name) => {
  const session = goldenGame(name);
  const { chapters, turning: points } = RULES.analyse(session);
  const phases = goldenPhases(name);

  it('are phases in which the lead moved more than in any other that its file has', () => {
    const lead = ({ british, american }: { british: number; american: number }) => british - american;
    const swings = phases.slice(0, -1).map((phase, i) => {
      const next = phases[i + 1]?.points ?? phase.points;
      return { place: phase.place, swing: Math.abs(lead(next) - lead(phase.points)) };
    });
    const found = points.map(({ chapter, swing }) => ({ place: chapter.place, swing }));
    const best = swings.toSorted((a, b) => b.swing - a.swing || a.place - b.place).slice(0, 3);
    // How the last phase ended, its file does not say.
    const known = found.filter(({ place }) => place !== phases.at(-1)?.place);
    expect(best.slice(0, known.length).sort((a, b) => a.place - b.place)).toEqual(known);
    expect(points).toHaveLength(3);
  });

  it('come in order, each with a moment inside its phase', () => {
    points.forEach(({ chapter, place }, i) => {
      const end = chapters[chapters.indexOf(chapter) + 1]?.place ?? session.record.actions.length;
      expect(place).toBeGreaterThan(chapter.place);
      expect(place).toBeLessThanOrEqual(end);
      expect(place).toBeGreaterThan(points[i - 1]?.place ?? 0);
    });
  });

  it('lead to the breaking of a formation where one broke', () => {
    const withBreak = points.filter(({ broke }) => broke.length > 0);
    expect(withBreak.length).toBeGreaterThan(0);
    for (const { place, broke } of withBreak)
      expect(session.steps[place - 1]?.events).toContainEqual({ type: 'broke', formation: broke[0] });
  });

  it('tell who gained: the other side lost the formation', () => {
    const single = points.filter(({ broke }) => broke.length === 1);
    expect(single.length).toBeGreaterThan(0);
    for (const { winner, broke } of single)
      expect(FORMATION_BY_ID[broke[0] as FormationId].side).not.toBe(winner);
  });
});

it('a game in which nothing was lost has none', () => {
  const [, , second] = goldenFile('oct7-9').phases;
  expect(second?.facts).toContain('points 0:0');
  expect(RULES.analyse(goldenGame('oct7-9', { until: 5 })).turning).toEqual([]);
});

describe('3.8 the morale tracks in the course of a game', () => {
  const laid = (text: string): SaratogaSession => {
    const setup = RULES.notation.parse(text);
    if (Array.isArray(setup)) throw new Error(JSON.stringify(setup));
    return start(SARATOGA, setup);
  };
  const after = (session: SaratogaSession, action: Action): SaratogaSession => {
    const next = act(session, action);
    if (isRefusal(next)) throw new Error(next.code);
    return next;
  };
  const session = laid('oct7 turn 10 american recovery; 0605 b-24; 1212 a-1nh*; morale poor 3');
  const ended = after(session, { kind: 'endRecovery' });

  it('begin as they were laid out', () => {
    expect(courseOf(session).map(({ turn }) => turn)).toEqual([9]);
    expect(courseOf(session)[0]?.morale.poor).toEqual({ box: 3, broken: false });
  });

  it('have an entry for each turn that ended, as they stood then', () => {
    expect(courseOf(ended).map(({ turn }) => turn)).toEqual([9, 10]);
    expect(courseOf(ended)[1]?.morale).toEqual(SARATOGA.view(ended.state, undefined).morale);
  });

  it('are those of the whole record, wherever the cursor stands; a turn that is played anew ends anew', () => {
    const back = undo({ ...ended, isLifted: true });
    expect(back.cursor).toBe(0);
    expect(courseOf(back)).toEqual(courseOf(ended));
    const other = after(back, { kind: 'recover', group: 'poor' });
    expect(courseOf(other).map(({ turn, isUnderWay }) => [turn, isUnderWay])).toEqual([
      [9, false],
      [10, true],
    ]);
  });
});
