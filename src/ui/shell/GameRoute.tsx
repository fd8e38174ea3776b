/** `#/<game>/...`: what a game shows beside a game in play. */
import { GameContext } from '../table/game';
import { useGameScreens } from './useGameScreens';

export default function GameRoute({ game, rest }: { game: string; rest: string }) {
  const shown = useGameScreens(game);
  if (!shown) return null;
  const { Home } = shown.screens;
  return (
    <GameContext value={shown}>
      <Home rest={rest} />
    </GameContext>
  );
}
