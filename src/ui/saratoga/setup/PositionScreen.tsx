/** `#/saratoga/at/<position>`: a position in writing is laid out and becomes a game of its own, or it is told what is wrong. */
import { useEffect, useState } from 'react';
import { RULES } from '../../../engine/saratoga';
import type { NotationError } from '../../../games/contract';
import { usePlay } from '../../../store/play';
import { goTo, playAddress, TITLE } from '../../routes';
import { table as furniture } from '../../text/table';
import { play } from '../text/play';
import { words } from '../text/words';

export function PositionScreen({ written }: { written: string }) {
  const [errors, setErrors] = useState<readonly NotationError[]>([]);
  useEffect(() => {
    let isHere = true;
    queueMicrotask(() => {
      if (!isHere) return;
      const laid = usePlay.getState().layOut(RULES, decoded(written));
      // The game has an address of its own: whoever loads the page again goes on where he was.
      if (typeof laid === 'string') goTo(playAddress(laid), true);
      else setErrors(laid);
    });
    return () => {
      isHere = false;
    };
  }, [written]);
  if (errors.length === 0) return null;
  return (
    <main className="bad-position">
      <h1>{play.badPosition.title}</h1>
      <ul>
        {errors.slice(0, 12).map((error) => (
          <li key={`${error.code} ${error.at}`}>{words.notationError(error)}</li>
        ))}
      </ul>
      <a className="answer chief" href={TITLE}>
        {furniture.backLabel}
      </a>
    </main>
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
