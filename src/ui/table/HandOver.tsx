/** The screen changes hands: nothing of the game lies under this page until the right side takes it. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePlay } from '../../store/play';
import { table } from '../text/table';
import { useWords } from './game';

/** So long a press must last, in milliseconds: nobody does it by chance. */
const HOLD = 900;

export function HandOver({ side }: { side: string }) {
  const words = useWords();
  const sitDown = usePlay((play) => play.sitDown);
  const reopen = usePlay((play) => play.reopen);
  const reopenable = usePlay((play) => play.reopenable);
  const [isHolding, setHolding] = useState(false);
  /** Somebody has let go too soon. */
  const [isShort, setShort] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (!isHolding) return undefined;
    const timer = window.setTimeout(sitDown, HOLD);
    return () => window.clearTimeout(timer);
  }, [isHolding, sitDown]);
  const isHoldKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  const { handOver } = table;
  return (
    <main className={`hand-over ${side}`}>
      <h1>{handOver.title(words.theSide(side))}</h1>
      <p>{handOver.lead(words.theSide(side))}</p>
      <button
        ref={button}
        type="button"
        className={isHolding ? 'hold holding' : 'hold'}
        style={{ animationDuration: `${HOLD}ms` }}
        onPointerDown={() => setHolding(true)}
        onPointerUp={() => {
          setHolding(false);
          setShort(true);
        }}
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
        {isHolding ? handOver.holding : handOver.hold}
      </button>
      <p className="keys" role="status">
        {isShort && !isHolding ? handOver.longer : handOver.keys}
      </p>
      {reopenable !== undefined && (
        <button type="button" className="reopen" onClick={reopen}>
          {handOver.reopen(words.theSide(reopenable))}
        </button>
      )}
      <a href="#/">{table.backLabel}</a>
    </main>
  );
}
