/** Dice that are asked for: they fall by themselves after a moment, and whoever is in a hurry presses; or the players' own. */
import { useEffect } from 'react';
import { isRollDecision } from '../../engine/kernel/game';
import { usePlay } from '../../store/play';
import { usePreferences } from '../../store/preferences';
import { isRolledByHand } from '../../store/rolls';
import { useTable } from '../../store/table';
import { table } from '../text/table';
import { Die } from '../widgets/Die';
import { part } from '../widgets/Part';

const EnterDice = part(async () => ({ default: (await import('./EnterDice')).EnterDice }));

export function Roll() {
  const isByHand = useTable(({ decision }) => isRolledByHand(decision));
  return isByHand ? <EnterDice /> : <Cup />;
}

function Cup() {
  const count = useTable(({ decision }) => (isRollDecision(decision) ? decision.dice : 1));
  const isByHand = usePreferences(({ pace }) => pace === 'off');
  return (
    <div className="answers rolling">
      {Array.from({ length: count }, (_, i) => (
        <Die key={i} face={undefined} />
      ))}
      {isByHand ? <RollButton /> : <Falling />}
    </div>
  );
}

function RollButton() {
  const roll = usePlay((play) => play.roll);
  return (
    <button type="button" className="answer chief" onClick={roll}>
      {table.rolls.roll}
    </button>
  );
}

/** They fall by themselves: nothing to press that would be gone when the finger comes down, but any press hurries them. */
function Falling() {
  const roll = usePlay((play) => play.roll);
  useEffect(() => {
    // The end of the press that asked for the dice is none of theirs.
    let isPressed = false;
    const down = () => {
      isPressed = true;
    };
    const click = ({ target }: MouseEvent) => {
      if (isPressed && !isControl(target)) roll();
    };
    const key = (event: KeyboardEvent) => {
      const isMeant = event.key === 'Enter' || event.key === ' ';
      if (!isMeant || event.repeat || isControl(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      roll();
    };
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('click', click, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('click', click, true);
      window.removeEventListener('keydown', key, true);
    };
  }, [roll]);
  return <span className="hint">{table.rolls.falling}</span>;
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea, summary, dialog') !== null;
