/** The way to the table: a game that was just asked for, the one under way, or the one that was saved. */
import { useEffect, useState } from 'react';
import { useGame } from '../../store/game';
import { GameScreen } from '../saratoga/play/GameScreen';

export default function GameRoute() {
  const battle = useGame((game) => game.view?.battle);
  const [sought, setSought] = useState(false);
  useEffect(() => {
    void useGame
      .getState()
      .open()
      .then(() => setSought(true));
  }, []);
  useEffect(() => {
    if (sought && !battle) window.location.hash = '#/';
  }, [battle, sought]);
  return battle ? <GameScreen key={battle} battle={battle} /> : null;
}
