/** `#/<game>/puzzles/<puzzle>`: a puzzle on the real table. */
import { useEffect, useState } from 'react';
import type { AnyPuzzle, AnyRules } from '../../games/contract';
import { drive } from '../../store/driver';
import { usePlay } from '../../store/play';
import { puzzlesAddress } from '../routes';
import { useShownGame } from '../table/game';
import { Notices } from '../table/Notices';
import { puzzles as words } from '../text/puzzles';
import { playPuzzle } from './puzzlePlayer';
import { keepTried } from './tried';

interface Props {
  readonly puzzles: readonly AnyPuzzle[];
  readonly puzzle: AnyPuzzle;
}

export function PuzzleScreen({ puzzles, puzzle }: Props) {
  const { entry, screens } = useShownGame();
  const [rules, setRules] = useState<AnyRules>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const isHere = usePlay((play) => play.game === entry.id);
  useEffect(() => {
    document.title = words.tab(puzzle.title);
    entry.rules().then(setRules, (error: unknown) => setFailure({ error }));
  }, [entry, puzzle]);
  useEffect(() => {
    if (!rules) return undefined;
    const after = puzzles[puzzles.indexOf(puzzle) + 1];
    return playPuzzle({
      rules,
      puzzle,
      guided: {
        game: entry.id,
        title: puzzle.title,
        after,
        steps: 1,
        home: puzzlesAddress(entry.id),
      },
      onTried: (chance) => keepTried(entry.id, puzzle.id, chance),
    });
  }, [entry, puzzle, puzzles, rules]);
  useEffect(drive, []);
  if (failure) throw failure.error;
  if (!rules || !isHere) return null;
  const { Play } = screens;
  return (
    <>
      <Play />
      <Notices />
    </>
  );
}
