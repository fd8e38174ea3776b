/** A handbook laid over the table: a page at a time, by its tab. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { table as furniture } from '../text/table';
import { Icon } from '../widgets/Icon';
import { Tabs } from '../widgets/Tabs';
import './style/handbook.css';

export interface HandbookPage {
  readonly id: string;
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
  const [id, open] = useState(pages[0]?.id);
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

  const shown = pages.find((each) => each.id === id);
  return (
    <dialog ref={dialog} className="handbook" aria-label={title} onClose={onClose}>
      <div className="handbook-head">
        <Tabs className="handbook-tabs" tabs={pages} shown={id} show={open} />
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
      <div key={id} className="handbook-page" role="tabpanel" aria-label={shown?.name} tabIndex={0}>
        {shown?.page()}
      </div>
    </dialog>
  );
}
