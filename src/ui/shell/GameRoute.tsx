/** `#/<game>/...`: its lessons and rules, and what else a game shows beside a game in play. */
import { GameContext } from '../table/game';
import { screen } from '../widgets/Part';
import { useGameScreens } from './useGameScreens';

const StudyRoute = screen(() => import('../study/StudyRoute'));
const isStudy = (rest: string): boolean => /^(learn|rules|puzzles)(\/|$)/.test(rest);

export default function GameRoute({ game, rest }: { game: string; rest: string }) {
  const shown = useGameScreens(game);
  if (!shown) return null;
  const { Home } = shown.screens;
  return (
    <GameContext value={shown}>
      {isStudy(rest) ? <StudyRoute rest={rest} /> : <Home rest={rest} />}
    </GameContext>
  );
}
