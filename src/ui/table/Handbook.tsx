/** A handbook laid over the table: a page at a time, by its tab. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { table as furniture } from '../text/table';
import { Icon } from '../widgets/Icon';
import './style/handbook.css';

export interface HandbookPage {
  readonly name: string;
  readonly page: () => ReactNode;
}

interface Props {
  readonly title: string;
  readonly pages: readonly HandbookPage[];
  readonly onClose: () => void;
}

export function Handbook({ title, pages, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(0);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // A click beside the card puts it away.
    const beside = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', beside);
    return () => element?.removeEventListener('click', beside);
  }, []);

  const turn = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (open + step + pages.length) % pages.length;
    setOpen(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <dialog ref={dialog} className="handbook" aria-label={title} onClose={onClose}>
      <div className="handbook-head">
        <div role="tablist" aria-label={title} ref={tabs}>
          {pages.map(({ name }, at) => (
            <button
              key={name}
              id={`${id}-${at}`}
              type="button"
              role="tab"
              aria-selected={at === open}
              aria-controls={`${id}-page`}
              tabIndex={at === open ? 0 : -1}
              onKeyDown={turn}
              onClick={() => setOpen(at)}
            >
              {name}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="tool"
          aria-label={furniture.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {/* It scrolls, so it takes the focus; another page begins at its top. */}
      <div
        key={open}
        id={`${id}-page`}
        className="handbook-page"
        role="tabpanel"
        aria-labelledby={`${id}-${open}`}
        tabIndex={0}
      >
        {pages[open]?.page()}
      </div>
    </dialog>
  );
}
