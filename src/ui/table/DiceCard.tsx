/** The dice of the game in play: where they come from, how that can be checked, and how they fell so far. */
import { useEffect, useMemo, useRef } from 'react';
import { useTable } from '../../store/table';
import { luckSoFar, seedInPlay } from '../../store/rolls';
import { dice } from '../text/dice';
import { Icon } from '../widgets/Icon';
import { Fingerprint } from './Fingerprint';
import { LuckTable } from './LuckTable';

export default function DiceCard({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const seed = seedInPlay();
  return (
    <dialog ref={dialog} className="dice-card" aria-label={dice.title} onClose={onClose}>
      <div className="dice-card-head">
        <h2>{seed ? dice.title : dice.own.title}</h2>
        <button
          type="button"
          className="tool"
          aria-label={dice.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {seed ? (
        <>
          <h3>{dice.fingerprint.title}</h3>
          <Fingerprint seed={seed.text} />
          {seed.isTyped ? (
            <p className="dice-warning">{dice.fingerprint.typed}</p>
          ) : (
            <p>{dice.fingerprint.what.join(' ')}</p>
          )}
          <p className="aside">{dice.fingerprint.limit}</p>
        </>
      ) : (
        <p>{dice.own.what}</p>
      )}
      <h3>{dice.luck.title}</h3>
      <LuckSoFar />
    </dialog>
  );
}

/** Only what the log tells whoever looks. */
function LuckSoFar() {
  const log = useTable((shown) => shown.log);
  const isHiding = useTable((shown) => shown.isHiding);
  const luck = useMemo(() => luckSoFar(log), [log]);
  if (!luck || Object.values(luck).every((side) => side.dice === 0)) return <p>{dice.luck.none}</p>;
  return (
    <>
      <LuckTable luck={luck} />
      {isHiding && <p className="aside">{dice.luck.fog}</p>}
    </>
  );
}
