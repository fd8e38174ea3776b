/** 3.4, R108 The screen changes hands: nothing of the game lies under this page until the right side takes it. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Side } from '../../../engine/saratoga';
import { useGame } from '../../../store/game';
import { fogWords } from '../../text/fog';

/** So long a press must last, in milliseconds: nobody does it by chance. */
const HOLD = 900;

export function HandOver({ side }: { side: Side }) {
  const sitDown = useGame((game) => game.sitDown);
  const [isHolding, setHolding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (!isHolding) return undefined;
    const timer = window.setTimeout(sitDown, HOLD);
    return () => window.clearTimeout(timer);
  }, [isHolding, sitDown]);
  const isHoldKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  return (
    <main className={`hand-over ${side}`}>
      <h1>{fogWords.title(side)}</h1>
      <p>{fogWords.lead(side)}</p>
      <button
        ref={button}
        type="button"
        className={isHolding ? 'hold holding' : 'hold'}
        style={{ animationDuration: `${HOLD}ms` }}
        onPointerDown={() => setHolding(true)}
        onPointerUp={() => setHolding(false)}
        onPointerLeave={() => setHolding(false)}
        onPointerCancel={() => setHolding(false)}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isHoldKey(event)) return;
          event.preventDefault();
          setHolding(true);
        }}
        onKeyUp={(event) => {
          if (isHoldKey(event)) setHolding(false);
        }}
        onBlur={() => setHolding(false)}
      >
        {isHolding ? fogWords.holding : fogWords.hold}
      </button>
      <p className="keys">{fogWords.keys}</p>
      <a href="#/">{fogWords.leave}</a>
    </main>
  );
}
