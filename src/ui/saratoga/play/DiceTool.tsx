/** The way to the card of the dice: a button above the map, and at the start of a game a line that tells their fingerprint. */
import { lazy, Suspense, useState } from 'react';
import { FEWEST_DIGITS } from '../../../store/fingerprint';
import { useGame } from '../../../store/game';
import { isOwn, isTyped } from '../../../store/ownDice';
import { dice } from '../../text/dice';
import { useFingerprint } from './Fingerprint';

const DiceCard = lazy(() => import('./DiceCard'));

export function DiceTool() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={dice.open}
        title={dice.open}
        onClick={() => setOpen(true)}
      >
        <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M5 4H19Q20 4 20 5V19Q20 20 19 20H5Q4 20 4 19V5Q4 4 5 4ZM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01" />
        </svg>
      </button>
      <Suspense fallback={null}>{isOpen && <DiceCard onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Until the first commanders are activated. */
const EARLY: readonly unknown[] = ['placement', 'order', 'command'];

export function DiceSeal() {
  const session = useGame((game) => game.session);
  const isEarly = useGame((game) => game.view?.turn === 1 && EARLY.includes(game.view.phase));
  const [isOpen, setOpen] = useState(false);
  const seed = session?.dice?.seed;
  const digits = useFingerprint(isEarly ? seed : undefined);
  if (!session || !isEarly || (!isOwn(session) && digits === undefined)) return null;
  const note = isTyped(session.record.setup, seed) ? dice.seal.typed : dice.seal.note;
  return (
    <div className="dice-seal">
      <p>
        {isOwn(session) ? dice.seal.own : note}{' '}
        {digits !== undefined && <code>{dice.grouped(digits.slice(0, FEWEST_DIGITS))}</code>}
      </p>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {dice.seal.more}
      </button>
      <Suspense fallback={null}>{isOpen && <DiceCard onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
