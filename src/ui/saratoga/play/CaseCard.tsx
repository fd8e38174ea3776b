/** A case of the rules in our own words, in a card of its own. */
import { useEffect, useRef } from 'react';
import { useTable } from '../../../store/table';
import { Icon } from '../../shell/Icon';
import { cardFor } from '../../text/cases';
import { play } from '../../text/play';
import { CaseLink } from './CaseLink';

export default function CaseCard({ rule }: { rule: string }) {
  const close = useTable((table) => table.openCase);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const card = cardFor(rule);
  return (
    <dialog
      ref={dialog}
      className="case-card"
      aria-label={card?.title ?? rule}
      onClose={() => close(undefined)}
    >
      <header>
        <span className="case-number">{rule}</span>
        <h2>{card?.title}</h2>
        <button
          type="button"
          className="tool"
          aria-label={play.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {card?.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {card?.table && (
        <table>
          <thead>
            <tr>
              {card.table.head.map((cell) => (
                <th key={cell}>{cell}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {card.table.rows.map((row) => (
              <tr key={row.join(' ')}>
                {row.map((cell, i) => (
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {card && card.rulings.length > 0 && (
        <ul className="rulings">
          {card.rulings.map(({ ruling, text: words }) => (
            <li key={ruling}>
              <b>{ruling}</b> {words}
            </li>
          ))}
        </ul>
      )}
      {card?.see && (
        <p className="see">
          {play.see}{' '}
          {card.see.map((other) => (
            <CaseLink key={other} rule={other} />
          ))}
        </p>
      )}
    </dialog>
  );
}
