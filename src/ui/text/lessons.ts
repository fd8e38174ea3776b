/** The words of lessons and rules, whichever game they belong to. */
import { count } from './common';

export const lessons = {
  next: 'Go on',
  show: 'Do it for me',
  over: 'Done.',
  curtain:
    'The curtain. Between two players it hides the table until the next one takes the screen. In this lesson you are both.',
  play: 'To the battles',
  again: 'Once more',
  all: 'All lessons',
  after: (title: string) => `Next: ${title}`,
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  list: {
    title: (game: string) => `Learn ${game}`,
    lead: 'Each lesson is a small position on the real map, by the real rules. You play; the other side answers. The dice of a lesson are written down, so that you see what it is about.',
    minutes: (minutes: number) => count(minutes, 'minute'),
    begin: 'Begin',
    resume: 'Go on',
    again: 'Once more',
    done: 'Done',
    restart: 'From the beginning',
    rules: 'Look up a rule',
    games: 'Games',
    gamesLabel: 'Back to the games',
  },
  rules: {
    title: (game: string) => `${game}: the rules`,
    lead: 'Every case in our own words, with what the game plays where the rulebook leaves a choice.',
    find: 'Find a case',
    placeholder: 'number or word, such as 7.3 or retreat',
    none: 'Nothing found. Try another word.',
    found: (cases: number) => `${count(cases, 'case')} found`,
    booklet: 'All on one page, to print',
    print: 'Print',
    turn: 'The case before and after',
    all: 'All cases',
    see: 'See also',
    charts: 'Charts',
    byPlaying: 'Learn it by playing',
    lessons: 'Lessons',
  },
};
