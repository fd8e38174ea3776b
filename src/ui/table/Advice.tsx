/** Advice on request, above the answers: one order with its reason, or what was missed in the phase before. */
import { useEffect, useMemo } from 'react';
import type { Advice as Given, AdviceWords, GameTypes } from '../../games/contract';
import { askAdvice, dismiss } from '../../store/advice';
import { adviseeIn, isAskedAgain, lastPhaseOf } from '../../store/advised';
import { useAdvice, type Wish } from '../../store/adviceNow';
import type { InPlay } from '../../store/inPlay';
import { gameInPlay, usePlay } from '../../store/play';
import { useTable } from '../../store/table';
import { advice as words } from '../text/advice';
import { Icon } from '../widgets/Icon';
import { useLoaded } from '../widgets/Part';
import { useWords } from './game';
import './style/advice.css';

export default function Advice() {
  const { wish, isThinking } = useAdvice();
  const cursor = useTable((table) => table.cursor);
  const { advice = noWords } = useWords();
  const told = useLoaded(advice);
  const offers = useMemo(() => offersAt(cursor, told), [cursor, told]);
  useAdviceKey(offers.order);
  const { missed } = offers;
  if (!offers.order && !missed && wish === undefined) return null;
  return (
    <div className="advice" role="group" aria-label={words.label}>
      {wish !== undefined && !isThinking && <Answer told={told} />}
      {wish === undefined || isThinking ? (
        <div className="advice-ask">
          {isThinking && <p role="status">{words.thinking}</p>}
          {!isThinking && offers.order && <Ask wish="order" />}
          {!isThinking && missed && <Ask wish="missed" />}
        </div>
      ) : null}
    </div>
  );
}

const noWords = () => Promise.resolve<AdviceWords<GameTypes> | undefined>(undefined);

/** What can be asked after so many actions. */
function offersAt(
  cursor: number,
  told: AdviceWords<GameTypes> | undefined,
): { readonly order: boolean; readonly missed: boolean } {
  const game = gameInPlay();
  // When all is over the review has more to tell.
  const isOver = game?.rules.game.decision(game.session.state) === undefined;
  if (isOver || game?.session.cursor !== cursor) return { order: false, missed: false };
  const { view } = useTable.getState();
  const judged = view === undefined ? undefined : told?.judged?.(view);
  return {
    order: adviseeIn(game) !== undefined,
    missed: told?.missed !== undefined && isJudged(game, judged),
  };
}

/** Whether anything that was decided in the last phase is judged. */
function isJudged(game: InPlay, judged: readonly string[] = []): boolean {
  const { actions } = game.session.record;
  return lastPhaseOf(game)?.places.some((place) => judged.includes(actions[place]?.kind ?? '')) === true;
}

function Ask({ wish }: { wish: Wish }) {
  const isOrder = wish === 'order';
  return (
    <button type="button" title={isOrder ? words.askTitle : undefined} onClick={() => void askAdvice(wish)}>
      {isOrder ? words.ask : words.missed}
    </button>
  );
}

function Answer({ told }: { told: AdviceWords<GameTypes> | undefined }) {
  const { wish, given, hasFailed } = useAdvice();
  const view = useTable((table) => table.view);
  const game = useWords();
  const hasMore = useMemo(() => isAskedAgain(gameInPlay(), given?.action), [given]);
  const put = (advice: Given) => {
    const own = wish === 'missed' ? told?.missed?.(view, advice) : told?.order(view, advice);
    return own ?? { text: words.plain(game.action(advice.action)), why: [] };
  };
  const { text, why } = given ? put(given) : { text: hasFailed ? words.failed : words.nothing, why: [] };
  return (
    <div className="advice-given">
      <div className="advice-said" role="status">
        <p>{text}</p>
        {why.length > 0 && (
          <details>
            <summary>{words.why}</summary>
            {why.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </details>
        )}
      </div>
      {wish === 'order' && given && (
        <div className="advice-orders">
          <button type="button" onClick={() => usePlay.getState().act(given.action)}>
            {words.do}
          </button>
          {hasMore && (
            <button type="button" onClick={() => doAndAsk(given)}>
              {words.doAndNext}
            </button>
          )}
        </div>
      )}
      <button type="button" className="close" aria-label={words.close} title={words.close} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** A phase of many orders: the next is asked for as soon as this one is given. */
function doAndAsk({ action }: Given): void {
  usePlay.getState().act(action);
  const game = gameInPlay();
  if (game && adviseeIn(game) !== undefined) void askAdvice('order');
}

/** A asks, and puts away what was said. */
function useAdviceKey(isOpen: boolean): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const { key, repeat, altKey, ctrlKey, metaKey, target } = event;
      if (key.toLowerCase() !== 'a' || repeat || altKey || ctrlKey || metaKey) return;
      if (document.querySelector('dialog[open]')) return;
      if ((target as HTMLElement | null)?.closest('input, textarea, select')) return;
      const { wish } = useAdvice.getState();
      if (wish !== undefined) dismiss();
      else if (isOpen) void askAdvice('order');
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOpen]);
}
