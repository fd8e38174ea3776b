/** From the battle that one looks at straight into it. */
import { useEffect, useRef } from 'react';
import type { Battle } from '../../../engine/saratoga';
import { table } from '../../text/table';
import { Icon } from '../../widgets/Icon';
import { text } from '../text';
import { setUp } from '../text/setUpWords';
import { Modes } from './Modes';
import { USUAL } from './options';
import '../../table/style/against.css';

export function PlayThis({ battle, onClose }: { battle: Battle; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="against play-this"
      aria-label={setUp.battleFacts.play}
      onClose={({ target }) => {
        // The choice of an opponent lies in it.
        if (target === dialog.current) onClose();
      }}
    >
      <div className="against-head">
        <div>
          <p>{setUp.battleFacts.how}</p>
          <h2>{text.battles[battle].name}</h2>
        </div>
        <button
          type="button"
          className="tool"
          aria-label={table.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <Modes battle={battle} choices={USUAL} />
    </dialog>
  );
}
