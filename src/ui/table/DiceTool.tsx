/** The way to the card of the dice: a button above the board. */
import { useState } from 'react';
import { table } from '../text/table';
import { part } from '../widgets/Part';

const DiceCard = part(() => import('./DiceCard'));

export function DiceTool() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={table.dice}
        title={table.dice}
        data-ask="dice"
        onClick={() => setOpen(true)}
      >
        <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M5 4H19Q20 4 20 5V19Q20 20 19 20H5Q4 20 4 19V5Q4 4 5 4ZM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01" />
        </svg>
      </button>
      {isOpen && <DiceCard onClose={() => setOpen(false)} />}
    </>
  );
}
