/** A case of the rules in our own words, in a card of its own. */
import { useEffect, useRef } from 'react';
import type { CaseCard as Card } from '../../games/contract';
import { rulesAddress } from '../routes';
import { table } from '../text/table';
import { Icon } from '../widgets/Icon';
import { useLoaded } from '../widgets/Part';
import { CaseLink } from './CaseLink';
import { CaseText } from './CaseText';
import { useShownGame } from './game';

interface Props {
  readonly rule: string;
  readonly onClose: () => void;
}

export default function CaseDialog({ rule, onClose }: Props) {
  const cardFor = useLoaded(useShownGame().entry.cases);
  return cardFor ? <OpenCard rule={rule} card={cardFor(rule)} onClose={onClose} /> : null;
}

function OpenCard({ rule, card, onClose }: Props & { readonly card: Card | undefined }) {
  const { entry } = useShownGame();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="case-card" aria-label={card?.title ?? rule} onClose={onClose}>
      <header>
        <span className="case-number">{rule}</span>
        <h2>{card?.title}</h2>
        <button
          type="button"
          className="tool"
          aria-label={table.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {card && <CaseText card={card} />}
      {card?.see && (
        <p className="see">
          {table.case.see}{' '}
          {card.see.map((other) => (
            <CaseLink key={other} rule={other} />
          ))}
        </p>
      )}
      <p className="case-ways">
        <a href={rulesAddress(entry.id, rule)}>{table.case.page}</a>
        <a href={rulesAddress(entry.id)}>{table.case.search}</a>
      </p>
    </dialog>
  );
}
