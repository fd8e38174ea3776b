/** The dice of the game on the table: where they come from, how that can be checked, and how they fell so far. */
import { useEffect, useMemo, useRef } from 'react';
import { SIDES } from '../../../engine/saratoga';
import { useGame } from '../../../store/game';
import { isOwn, isTyped } from '../../../store/ownDice';
import { told } from '../../../store/told';
import { Icon } from '../../shell/Icon';
import { dice } from '../../text/dice';
import { luckBySide } from './end/luck';
import { LuckTable } from './end/LuckTable';
import { eventsOf } from './end/tally';
import { Fingerprint } from './Fingerprint';

export default function DiceCard({ onClose }: { onClose: () => void }) {
  const session = useGame((game) => game.session);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  if (!session) return null;
  const seed = session.dice?.seed;
  return (
    <dialog ref={dialog} className="dice-card" aria-label={dice.title} onClose={onClose}>
      <div className="dice-card-head">
        <h2>{isOwn(session) ? dice.own.title : dice.title}</h2>
        <button
          type="button"
          className="tool"
          aria-label={dice.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {isOwn(session) ? (
        <p>{dice.own.what}</p>
      ) : (
        <>
          <h3>{dice.fingerprint.title}</h3>
          <Fingerprint seed={seed ?? ''} />
          {isTyped(session.record.setup, seed) ? (
            <p className="dice-warning">{dice.fingerprint.typed}</p>
          ) : (
            <p>{dice.fingerprint.what.join(' ')}</p>
          )}
          <p className="aside">{dice.fingerprint.limit}</p>
        </>
      )}
      <h3>{dice.luck.title}</h3>
      <LuckSoFar />
    </dialog>
  );
}

/** 3.4 only what the log tells whoever looks. */
function LuckSoFar() {
  const session = useGame((game) => game.session);
  const view = useGame((game) => game.view);
  const luck = useMemo(
    () => luckBySide(session && view ? told(view, eventsOf(session)) : []),
    [session, view],
  );
  if (SIDES.every((side) => luck[side].dice === 0)) return <p>{dice.luck.none}</p>;
  return (
    <>
      <LuckTable luck={luck} />
      {view?.fog && view.ending === undefined && <p className="aside">{dice.luck.fog}</p>}
    </>
  );
}
