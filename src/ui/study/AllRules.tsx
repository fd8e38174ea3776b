/** `#/study/rules`: cases looked up in all games at once. */
import { useEffect } from 'react';
import { GAMES } from '../../games/list';
import { loadPart } from '../../loading';
import { rulesAddress } from '../routes';
import { lessons as words } from '../text/lessons';
import { useLoaded } from '../widgets/Part';
import { type Book, CaseSearch } from './CaseSearch';
import { Ways } from './Ways';

export function AllRules() {
  const books = useLoaded(allBooks);
  useEffect(() => {
    document.title = words.rules.allTitle;
  }, []);
  if (!books) return null;
  return (
    <>
      <Ways />
      <h1>{words.rules.allTitle}</h1>
      <p className="study-lead">{words.rules.allLead}</p>
      <CaseSearch books={books}>
        <p className="study-doors">
          {books.map(({ entry }) => (
            <a key={entry.id} className="choose second" href={rulesAddress(entry.id)}>
              {entry.title}
            </a>
          ))}
        </p>
      </CaseSearch>
    </>
  );
}

const allBooks = (): Promise<readonly Book[]> =>
  Promise.all(GAMES.map(async (entry) => ({ entry, find: await loadPart(entry.cases) })));
