/** The words of the first screen. */
import { listed } from './common';

/** How long a moment lies back; after a day, its date. */
function ago(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 2) return 'a moment ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  if (minutes < 24 * 60) return minutes < 120 ? 'an hour ago' : `${Math.floor(minutes / 60)} hours ago`;
  return `on ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(at)}`;
}

export const title = {
  page: 'Saratoga 1777',
  over: 'Four board wargames of one campaign',
  lead: 'In the autumn of 1777 a British army came down the Hudson to Saratoga: lead it, or the Americans who stopped it.',
  doors: {
    label: 'Ways in',
    learn: { name: 'Learn in five minutes', note: 'You fire your first volley within one.' },
    resume: { name: 'Go on with the lesson', note: 'You left in the middle of it.' },
    further: {
      name: 'Go on learning',
      note: (done: number, all: number) => `${done} of ${all} lessons done.`,
    },
    play: { name: 'Play', note: 'The computer, or a friend at this screen or by link.' },
    study: { name: 'Study', note: 'Lessons, rules, review of games, and 1777.' },
  },
  lesson: 'Learn it in five minutes',
  opponent: 'Against the computer',
  two: 'Two players, one screen',
  solo: 'Solo, both sides',
  against: (name: string) => `${name} against printed orders`,
  loading: 'One moment …',
  licence: 'Program and drawings under the MIT licence.',
  licences: 'Licences of all parts',
  build: (hash: string) => `Build ${hash}`,
  resume: {
    title: 'The game under way',
    go: 'Continue',
    ended: 'See how it ended',
    when: (at: number, now: number) => `Last played ${ago(at, now)}.`,
  },
  listed,
};
