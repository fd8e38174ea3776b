/** The last card of a game over its table: how it ended, what the game has to tell of it, and what next. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { table } from '../../text/table';
import { Icon } from '../../widgets/Icon';
import '../style/end.css';
import { EndButtons, type Keeping } from './EndButtons';

interface Props {
  /** What it is called where it is only heard. */
  readonly label: string;
  readonly when: string;
  readonly headline: ReactNode;
  readonly reason?: ReactNode;
  /** The winner's colour; none where nobody has won. */
  readonly winner: string | undefined;
  /** What the game tells of it. */
  readonly children?: ReactNode;
  readonly keeping: Keeping;
  /** The game itself plays the other side: there are no seats to change. */
  readonly hasOneSeat?: boolean;
  /** More that the game offers at the foot. */
  readonly offers?: ReactNode;
}

export function EndSheet(props: Props) {
  const { label, when, headline, reason, winner = '', children, keeping, hasOneSeat = false, offers } = props;
  const [isOpen, setOpen] = useState(true);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpen || dialog.current?.open) return;
    dialog.current?.showModal();
    // No button: whoever has just pressed a key for the last order begins nothing by pressing it again.
    title.current?.focus();
  }, [isOpen]);
  if (!isOpen)
    return (
      <button type="button" className="end-open" onClick={() => setOpen(true)}>
        {table.end.open}
      </button>
    );
  return (
    <dialog
      ref={dialog}
      className={`end-sheet ${winner}`}
      aria-label={label}
      onClose={(event) => {
        // A dialog within it closes alone.
        if (event.target === dialog.current) setOpen(false);
      }}
    >
      <header>
        <p>{when}</p>
        <h2 ref={title} tabIndex={-1}>
          {headline}
        </h2>
        {reason !== undefined && <p className="end-reason">{reason}</p>}
        <button
          type="button"
          className="tool"
          aria-label={table.end.look}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {/* It scrolls, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="end-pages" role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
      <EndButtons keeping={keeping} hasOneSeat={hasOneSeat}>
        {offers}
      </EndButtons>
    </dialog>
  );
}
