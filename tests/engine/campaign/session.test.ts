import { describe, expect, it } from 'vitest';
import { scriptedDice, seededDice } from '../../../src/engine/kernel/dice';
import { type Decision, isRefusal, isRollDecision } from '../../../src/engine/kernel/game';
import { isSameJson } from '../../../src/engine/kernel/json';
import { act, load, save, seek, start, undo, undoLimit } from '../../../src/engine/kernel/session';
import type { Action } from '../../../src/engine/campaign/actions';
import { dearestTo } from '../../../src/engine/campaign/analysis/fights';
import { FORMS } from '../../../src/engine/campaign/forms';
import { CAMPAIGN, type CampaignTypes, RULES } from '../../../src/engine/campaign/index';
import type { CampaignSession } from '../../../src/engine/campaign/record';
import type { Forms, Rules } from '../../../src/games/contract';
import { group, READY, single, SUGGEST } from '../../helpers/campaign/table';

const rules: Rules<CampaignTypes> = RULES;
const forms: Forms = FORMS;

function played(session: CampaignSession, ...actions: readonly Action[]): CampaignSession {
  return actions.reduce((line, action) => {
    const next = act(line, action);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(action)}: ${next.code} ${next.case}`);
    return next;
  }, session);
}

const OPENING = rules.opening;

/** Saved as a text, and loaded from it without damage. */
function reloaded(session: CampaignSession): CampaignSession {
  const again = load(CAMPAIGN, JSON.parse(JSON.stringify(save(session))), { waits: true });
  expect(again.damage).toBeUndefined();
  if (!again.session) throw new Error('nothing was loaded');
  return again.session;
}

/** Whether a game that is loaded in the middle asks the same, and goes on the same way. */
function resume(session: CampaignSession, asked: Decision, roll: Action): string {
  const again = reloaded(session);
  if (!isSameJson(CAMPAIGN.decision(again.state), asked)) return 'another question';
  if (!isSameJson(played(again, roll).state, played(session, roll).state)) return 'another state';
  // Dice in the cup have shown nothing: the shot itself may be taken back, unless a barrier stands before it.
  const { barrier, to } = undoLimit(session);
  return undo(session).cursor === to && (barrier !== undefined || to < session.cursor)
    ? 'the same'
    : 'no way back';
}

/** By the first action that is offered, and rarely another one, until the game is over. */
function wholeGame(seed: string, options = {}): CampaignSession {
  let session: CampaignSession = start(CAMPAIGN, { options }, { dice: seededDice(seed) });
  for (let n = 0; CAMPAIGN.decision(session.state) && n < 6000; n++) {
    const offers = CAMPAIGN.actions(session.state);
    session = played(session, offers[(n * 7919) % offers.length] ?? offers[0] ?? { kind: 'ready' });
  }
  return session;
}

describe('a session of the campaign', () => {
  it('5.1 begins with the ready-made militia, and rolls for action points', () => {
    const session = played(start(CAMPAIGN, {}, { dice: scriptedDice([[2, 1]]) }), ...OPENING);
    expect(session.state.ap).toEqual({ british: 3, american: 3 });
    expect(CAMPAIGN.decision(session.state)).toEqual({ kind: 'move', by: 'british', case: '6.1' });
    expect(rules.label(session.state)).toMatchObject({ scenario: 'campaign', turn: 1, stage: 'play' });
  });

  it('2.1 a move may be taken back, a move to the enemy and a roll may not', () => {
    const begun = played(start(CAMPAIGN, {}, { dice: scriptedDice([[6, 1]]) }), SUGGEST, READY);
    const entered = played(begun, group('burgoyne', 'br_f9 br_f20 br_f24', 'valcour'));
    expect(undo(entered).cursor).toBe(begun.cursor);
    expect(undo(begun).cursor).toBe(begun.cursor);
    expect(undoLimit(begun).barrier).toBe('roll');
    const native = played(entered, { kind: 'natives' }, single('nat_n3', 'ft_stanwix'));
    expect(undoLimit(native).barrier).toBe('reveal');
  });

  it('5.5 a whole game is saved and loaded, and every place of it can be reached', () => {
    const session = wholeGame('saratoga 1777');
    expect(CAMPAIGN.outcome(session.state)).toBeDefined();
    const again = reloaded(session);
    expect(again.state).toEqual(session.state);
    for (const place of [0, 1, 7, 100, Math.floor(session.record.actions.length / 2)])
      expect(seek(session, place).state).toEqual(seek(again, place).state);
  });

  it('10.1 a battle is saved, undone to its barriers and resumed at any die', () => {
    let session: CampaignSession = start(CAMPAIGN, {}, { dice: seededDice('a battle'), waits: true });
    session = played(session, ...OPENING);
    const resumed: string[] = [];
    for (let n = 0; n < 4000 && resumed.length < 15 && CAMPAIGN.decision(session.state); n++) {
      const asked = CAMPAIGN.decision(session.state);
      const isFighting = session.state.frames.some(({ kind }) => kind === 'battle');
      if (isRollDecision(asked)) {
        const faces = (of: (i: number) => number) =>
          ({ kind: 'roll', dice: Array.from({ length: asked.dice }, (_, i) => of(i)) }) as const;
        if (isFighting)
          resumed.push(
            resume(
              session,
              asked,
              faces(() => 6),
            ),
          );
        session = played(
          session,
          faces((i) => 1 + ((n + i) % 6)),
        );
        continue;
      }
      const offers = CAMPAIGN.actions(session.state);
      session = played(session, offers[(n * 7919) % offers.length] ?? READY);
    }
    expect(resumed).toEqual(Array.from({ length: 15 }, () => 'the same'));
  });
});

describe('the rest of the contract', () => {
  it('chapters, luck and analysis of a whole game', () => {
    const session = wholeGame('chapters', { desertion: true, ambush: true });
    const { chapters, course, end, fights } = rules.analyse(session);
    expect(chapters[0]).toMatchObject({ kind: 'setup', side: 'american', stage: 'setup', place: 0 });
    expect(chapters.at(-1)).toMatchObject({ kind: 'over', stage: 'over' });
    expect(chapters.filter(({ opensTurn }) => opensTurn).length).toBe(session.state.turn + 2);
    expect(chapters.every(({ place }, i) => i === 0 || place > (chapters[i - 1]?.place ?? -1))).toBe(true);
    expect(course[0]).toMatchObject({
      turn: 0,
      sp: { british: 102, american: 104 },
      spLost: { british: 0, american: 0 },
    });
    expect(course).toHaveLength(session.state.turn + 1);
    for (const { sp, spLost } of course) {
      expect(sp.british + spLost.british).toBe(102);
      expect(sp.american + spLost.american).toBe(104);
    }
    expect(end.ending).toEqual(session.state.ending);
    // 10.1 every battle stands in the list, with blocks on both sides, and none cost more than was lost in all.
    expect(fights).toHaveLength(course.reduce((sum, { battles }) => sum + battles, 0));
    for (const { blocks } of fights) expect(Math.min(blocks.british, blocks.american)).toBeGreaterThan(0);
    for (const side of ['british', 'american'] as const) {
      const inBattle = fights.reduce((sum, { spLost }) => sum + spLost[side], 0);
      expect(inBattle).toBeLessThanOrEqual(course.at(-1)?.spLost[side] ?? 0);
      const lost = fights.filter(({ winner }) => winner !== side).map(({ spLost }) => spLost[side]);
      expect(dearestTo(side, fights)?.spLost[side] ?? 0).toBe(Math.max(0, ...lost));
    }
    const luck = rules.luck(session.steps.flatMap(({ events }) => events));
    expect(luck.british.dice).toBeGreaterThan(20);
    for (const { expected, scored, tries } of [...luck.british.rows, ...luck.american.rows]) {
      expect(scored).toBeLessThanOrEqual(tries);
      expect(expected).toBeLessThanOrEqual(tries);
    }
  });

  it('reads set-ups of any origin', () => {
    expect(rules.readSetup({})).toEqual({});
    expect(rules.readSetup({ options: { ambush: true, other: 1 }, fog: false, more: 2 })).toEqual({
      options: { ambush: true },
      fog: false,
    });
    for (const wrong of [null, [], 'x', { options: [] }, { options: { ambush: 'yes' } }, { fog: 1 }])
      expect(rules.readSetup(wrong)).toBeUndefined();
    expect(() => CAMPAIGN.start({ options: { ambush: 'yes' } } as never)).toThrow(
      /ambush is neither on nor off/,
    );
  });

  it('opened hides nothing, and forms name every action and decision', () => {
    const { state } = played(start(CAMPAIGN, {}, { dice: scriptedDice([[1, 1]]) }), ...OPENING);
    expect(rules.isHiding(state)).toBe(true);
    expect(rules.isHiding(rules.opened(state))).toBe(false);
    const answers = Object.values(forms.decisions).flat();
    expect(Object.keys(forms.actions).filter((kind) => !answers.includes(kind))).toEqual(['roll']);
    expect(Object.keys(forms.questions).toSorted()).toEqual(Object.keys(rules.questions).toSorted());
    expect(forms.problems({})).toHaveLength(1);
  });
});
