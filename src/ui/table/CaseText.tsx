/** What a case says: its sentences, its table, and how the game plays what the rulebook leaves open. */
import type { CaseCard } from '../../games/contract';

interface Props {
  readonly card: CaseCard;
  /** The ruling that somebody looked for. */
  readonly marked?: string;
}

export function CaseText({ card, marked }: Props) {
  return (
    <>
      {card.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {card.table && (
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
      {card.rulings.length > 0 && (
        <ul className="rulings">
          {card.rulings.map(({ ruling, text }) => (
            <li key={ruling} className={ruling === marked ? 'marked' : ''}>
              <b>{ruling}</b> {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
