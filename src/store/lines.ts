/** The lines of play that one person has left: where each parts from the present one, and how far it goes. */
import { isRefusal } from '../engine/kernel/game';
import { sharedLength } from '../engine/kernel/json';
import { follow } from '../engine/kernel/session';
import type { AnyRules, Chapter } from '../games/contract';
import { chapterAt } from './chapters';
import type { AnySession } from './library/load';
import { gameInPlay } from './play';

export interface OtherLine {
  readonly name: string;
  readonly from: Chapter;
  readonly to: Chapter;
}

/** What is shorter is played anew sooner than found. */
const SHORTEST = 3;

/** A line never changes, so it is played through once. */
const known = new WeakMap<object, readonly Chapter[]>();

/** Of the game in play. */
export function otherLines(): readonly OtherLine[] {
  const game = gameInPlay();
  if (!game) return [];
  const { rules, session } = game;
  return session.branches.flatMap(({ name, actions }) => {
    const chapters = known.get(actions) ?? chaptersAlong(rules, session, name);
    if (!chapters) return [];
    known.set(actions, chapters);
    const fork = sharedLength(session.record.actions, actions);
    if (actions.length - fork < SHORTEST && isNumber(name)) return [];
    return [{ name, from: chapterAt(chapters, fork), to: chapterAt(chapters, actions.length) }];
  });
}

/** A line that nobody has named. */
const isNumber = (name: string): boolean => /^\d+$/.test(name);

function chaptersAlong(rules: AnyRules, session: AnySession, name: string): readonly Chapter[] | undefined {
  const followed = follow(session, name);
  return isRefusal(followed) ? undefined : rules.chapters(followed.snapshots[0]?.state, followed.steps);
}
