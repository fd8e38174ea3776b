/** The words of games against the computer. */
import type { OpponentPace } from '../../store/preferences';

export const opponents = {
  title: 'Against the computer',
  side: 'Your side',
  anySide: 'Let the dice choose',
  level: 'Your opponent',
  practice: ['Practice', 'take anything back, dice included; the game does not count'],
  begin: 'Begin',
  watch: 'Watch two of them',
  watchNote: 'The computer plays both sides. Stop it or take a side over whenever you like.',
  fair: 'It knows only what its side may know, and rolls the same dice.',
  /** Of one level, or of all. */
  score: (won: number, lost: number, drawn: number) =>
    `${won} won, ${lost} lost${drawn > 0 ? `, ${drawn} drawn` : ''}`,
  soFar: (score: string) => `Your games so far: ${score}`,
  table: { scenario: 'Battle', side: 'You', level: 'Against', score: 'Result' },
  pace: {
    title: 'Moves of the computer',
    brisk: ['One after the other', 'each with a moment to watch it'],
    contact: ['Straight to the fighting', 'skips the marches, and shows each fight shot by shot'],
    step: ['One by one', 'each waits for a press'],
    instant: ['All at once', 'read what happened afterwards'],
  } satisfies { title: string } & Record<OpponentPace, readonly [string, string]>,
  plans: {
    none: 'Nothing was planned up to here.',
    of: (side: string, level: string) => `${side}: ${level}`,
  },
  turn: {
    who: (side: string, level: string) => `${side} · ${level}`,
    thinking: (side: string) => `${side} are thinking …`,
    acting: (side: string) => `${side} act.`,
    waiting: (side: string) => `${side} are ready to act.`,
    held: 'Stopped. Nothing happens until you go on.',
    failed: 'The computer does not answer.',
    failedNote: 'Nothing is lost. Try again, or play its side yourself.',
    next: 'Next',
    hurry: 'Skip to my turn',
    stop: 'Stop',
    goOn: 'Go on',
    tryAgain: 'Try again',
    takeOverOffer: (side: string) => `Take over ${side} …`,
    takeOverNote: 'From then on you see what they see, and the game does not count.',
    cancel: 'Leave it',
    takeOver: (side: string) => `Play ${side} yourself`,
    giveBack: (side: string) => `Let the computer play ${side} again`,
  },
  since: (side: string, lines: number) => `What ${side} did since your last order (${lines})`,
  showAgain: (line: string) => `Show again: ${line}`,
};
