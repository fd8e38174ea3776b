/** Plays a puzzle on the real table: answers for the other side, counts the player's way through, and shows the best one found. */
import { type ActionLike, DICE, type Refusal } from '../../engine/kernel/game';
import type { AnyPuzzle, AnyRules } from '../../games/contract';
import { chanceDice } from '../../lessons/dice';
import { type Odds, oddsOf } from '../../lessons/odds';
import { bestNext, chanceOfWay, puzzleSetup } from '../../lessons/way';
import { type GuidedLesson, NOT_IN_LESSON, UNGUIDED, useGuide } from '../../store/guide';
import { newSeed } from '../../store/newGame';
import { gameInPlay, usePlay } from '../../store/play';
import { type Pace, usePreferences } from '../../store/preferences';
import { puzzles as words } from '../text/puzzles';
import { countInSlices } from './slices';

/** Milliseconds before what is played by itself. */
const PAUSE: Readonly<Record<Pace, number>> = { slow: 2200, normal: 1100, quick: 400, off: 0 };

interface Course {
  readonly rules: AnyRules;
  readonly puzzle: AnyPuzzle;
  readonly guided: GuidedLesson;
  /** The chance of a way that was tried. */
  readonly onTried: (chance: number) => void;
}

/** Until the function that it answers is called. */
export function playPuzzle({ rules, puzzle, guided, onTried }: Course): () => void {
  const { game } = rules;
  const odds: Odds = oddsOf(rules, puzzle);
  /** Whether the best way is shown, and whether what is played now is played by itself. */
  let isShown = false;
  let isByItself = false;
  let stopCounting = () => undefined as void;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busyAt: string | undefined;

  const isOpen = (state: unknown) => !puzzle.isOver(state);
  /** The same rules, which end where the puzzle does; what the other side does is not the player's. */
  const own: AnyRules = {
    ...rules,
    obvious: (state: unknown, viewer) =>
      isOpen(state) && isPlayers(state) ? rules.obvious?.(state, viewer) : undefined,
    game: {
      ...game,
      decision: (state: unknown) => (isOpen(state) ? game.decision(state) : undefined),
      check: (state: unknown, action: ActionLike): Refusal | undefined =>
        (game.check(state, action) as Refusal | undefined) ??
        (isByItself || game.decision(state)?.by === DICE || isPlayers(state)
          ? undefined
          : { code: NOT_IN_LESSON, case: '' }),
    },
  };
  const isPlayers = (state: unknown) => !isShown && game.decision(state)?.by === puzzle.side;
  const session = () => {
    const current = gameInPlay();
    return current?.rules === own ? current.session : undefined;
  };

  const say = (mode: 'act' | 'watch' | 'done', more: Partial<ReturnType<typeof useGuide.getState>> = {}) =>
    useGuide.setState({
      ...UNGUIDED,
      lesson: guided,
      mode,
      say: puzzle.story,
      question: puzzle.question,
      wrong: isShown ? words.isShown : words.notYours,
      frame: puzzle.frame,
      show: showBest,
      repeat,
      ...more,
    });

  /** Looks where the puzzle stands; called after every change. */
  const look = () => {
    const current = session();
    if (!current) return;
    const { state, cursor } = current;
    const at = `${cursor} ${isShown}`;
    if (busyAt === at) return;
    rest();
    busyAt = at;
    const asked = own.game.decision(state);
    if (!asked) judge(current.record.actions.slice(0, cursor), state);
    else if (asked.by === DICE) say('watch');
    // The story is for the beginning: then the question needs the room.
    else if (isPlayers(state)) say('act', cursor > 0 ? { say: [] } : {});
    else {
      say('watch');
      const played = current.record.actions.slice(0, cursor);
      const next =
        asked.by === puzzle.side ? bestNext(rules, puzzle, odds, state, played) : odds.choice(state);
      stopCounting = countInSlices<ActionLike | { readonly action: ActionLike }>(next, (found) => {
        const action = 'action' in found ? found.action : found;
        timer = setTimeout(() => {
          if (session()?.cursor !== cursor) return;
          isByItself = true;
          usePlay.getState().act(action);
          isByItself = false;
          look();
        }, PAUSE[usePreferences.getState().pace]);
      });
    }
  };

  const judge = (played: readonly ActionLike[], state: unknown) => {
    const isWon = puzzle.isWon(state);
    const verdict = { best: puzzle.best, why: puzzle.why, isWon, isShown };
    if (isShown) {
      say('done', { verdict: { ...verdict, own: undefined } });
      return;
    }
    say('watch');
    stopCounting = countInSlices(chanceOfWay(rules, puzzle, played), (chance) => {
      onTried(chance);
      say('done', { verdict: { ...verdict, own: chance } });
    });
  };

  const rest = () => {
    stopCounting();
    clearTimeout(timer);
  };
  const begin = () => {
    rest();
    busyAt = undefined;
    // Before the position lies there: nobody is to propose anything.
    say('watch');
    usePlay.getState().rehearse(own, puzzleSetup(rules, puzzle), chanceDice(newSeed()), []);
    look();
  };
  const repeat = () => {
    isShown = false;
    begin();
  };
  const showBest = () => {
    isShown = true;
    begin();
  };

  begin();
  const stop = usePlay.subscribe(look);
  return () => {
    stop();
    rest();
    if (session()) usePlay.getState().leave();
    useGuide.setState(UNGUIDED, true);
  };
}
