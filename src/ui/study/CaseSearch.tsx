/** A field to look cases up in one book of rules or in several, and what was found. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { CaseFinder, Entry } from '../../games/contract';
import { rulesAddress } from '../routes';
import { lessons as words } from '../text/lessons';
import { indexCases } from './findCases';

export interface Book {
  readonly entry: Entry;
  readonly find: CaseFinder;
}

interface Props {
  readonly books: readonly Book[];
  /** Beside the field. */
  readonly tools?: ReactNode;
  /** While nothing is asked. */
  readonly children: ReactNode;
}

const MOST_HITS = 30;

export function CaseSearch({ books, tools, children }: Props) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Whoever comes to look something up can type at once; a finger would only get its keyboard in the way.
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  const search = useMemo(() => indexBooks(books), [books]);
  const hits = useMemo(() => search(query), [query, search]);
  return (
    <>
      <div className="rule-find" role="search">
        <label>
          {words.rules.find}
          <input
            type="search"
            value={query}
            placeholder={words.rules.placeholder}
            ref={field}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        {tools}
      </div>
      <p className="rule-found" role="status">
        {query.trim() !== '' && told(hits.length)}
      </p>
      {query.trim() === '' ? (
        children
      ) : hits.length === 0 ? null : (
        <ol className="rule-hits">
          {hits.slice(0, MOST_HITS).map(({ entry, rule, title, excerpt }) => (
            <li key={`${entry.id} ${rule}`}>
              <RuleLink game={entry.id} rule={rule}>
                {title}
                {books.length > 1 && <em className="rule-game">{entry.title}</em>}
                <small>{excerpt}</small>
              </RuleLink>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

export function RuleLink({ game, rule, children }: { game: string; rule: string; children: ReactNode }) {
  return (
    <a href={rulesAddress(game, rule)}>
      <b>{rule}</b> {children}
    </a>
  );
}

const told = (found: number): string =>
  found === 0
    ? words.rules.none
    : `${words.rules.found(found)}${found > MOST_HITS ? words.rules.most(MOST_HITS) : ''}`;

/** The best of all books first; among equals the order of the books. */
export function indexBooks(books: readonly Book[]) {
  const indexed = books.map(({ entry, find }) => ({ entry, search: indexCases(find) }));
  return (query: string) =>
    indexed
      .flatMap(({ entry, search }) => search(query).map((hit) => ({ entry, ...hit })))
      .toSorted((a, b) => b.score - a.score);
}
