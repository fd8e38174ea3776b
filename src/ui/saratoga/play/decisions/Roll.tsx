/** Dice that are asked for: what they must show, and the cup; or the players' own dice. */
import { useEffect } from 'react';
import type { View } from '../../../../engine/saratoga';
import { useGame } from '../../../../store/game';
import { useOwnDice } from '../../../../store/ownDice';
import { usePreferences } from '../../../../store/preferences';
import { play } from '../../../text/play';
import { Die } from '../Die';
import { EnterDice } from './EnterDice';

export function Roll() {
  return useOwnDice() ? <EnterDice /> : <Cup />;
}

function Cup() {
  const roll = useGame((game) => game.roll);
  const place = useGame((game) => game.session?.cursor ?? 0);
  const count = useGame((game) => diceOf(game.view));
  const pace = usePreferences((preferences) => preferences.pace);
  // Dice fall by themselves after a moment; whoever is in a hurry presses.
  useEffect(() => {
    const timer = window.setTimeout(roll, PAUSE[pace]);
    return () => window.clearTimeout(timer);
  }, [pace, place, roll]);
  return (
    <div className="answers rolling">
      {Array.from({ length: count }, (_, i) => (
        <Die key={i} face={undefined} />
      ))}
      <button type="button" className="answer chief" onClick={roll}>
        {play.roll.roll}
      </button>
    </div>
  );
}

const PAUSE = { slow: 1600, normal: 700, quick: 250, off: 0 } as const;

const diceOf = (view: View | undefined): number => {
  const asked = view?.decision;
  return asked && 'dice' in asked && typeof asked.dice === 'number' ? asked.dice : 1;
};
