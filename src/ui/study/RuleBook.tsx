/** `#/<game>/rules`: every case of a game, to be found by number and by word; each has a page, and all of them can be printed. */
import { useEffect, useMemo } from 'react';
import type { AnyLesson, CaseFinder } from '../../games/contract';
import { ALL_RULES, learnAddress, rulesAddress } from '../routes';
import { CaseText } from '../table/CaseText';
import { useShownGame } from '../table/game';
import { lessons as words } from '../text/lessons';
import { useLoaded } from '../widgets/Part';
import { CaseSearch } from './CaseSearch';
import { inOrder } from './findCases';
import { RuleExamples } from './RuleExamples';
import { RulePage } from './RulePage';
import { RuleSections } from './RuleSections';
import { Ways } from './Ways';

/** In place of a case: all of them, one below the other. */
const ALL = 'all';

interface Props {
  /** Of the same game; some of them teach a case. */
  readonly lessons: readonly AnyLesson[];
  readonly rule: string;
}

export function RuleBook({ lessons, rule }: Props) {
  const { entry } = useShownGame();
  const find = useLoaded(entry.cases);
  const title = words.rules.title(entry.title);
  useEffect(() => {
    document.title = rule === '' || rule === ALL ? title : `${rule} · ${title}`;
  }, [rule, title]);
  if (!find) return null;
  const name = nameOf(find, rule);
  return (
    <main className="study">
      <Ways>
        {rule !== '' && (
          <a className="tool" href={rulesAddress(entry.id)}>
            {words.rules.all}
          </a>
        )}
        {entry.lessons.length > 0 && (
          <a className="tool" href={learnAddress(entry.id)}>
            {words.rules.lessons}
          </a>
        )}
      </Ways>
      {rule === ALL ? (
        <Booklet find={find} title={title} />
      ) : name === undefined ? (
        <Contents find={find} title={title} />
      ) : (
        <RulePage
          find={find}
          rule={name}
          asked={rule}
          lessons={lessons.filter(({ cases }) => cases.includes(name))}
        />
      )}
    </main>
  );
}

/** The case under this number, or the one on whose card a ruling stands. */
function nameOf(find: CaseFinder, rule: string): string | undefined {
  const { all } = find;
  return (
    all.find((one) => one === rule) ??
    all.find((one) => find(one)?.rulings.some(({ ruling }) => ruling === rule)) ??
    (find(rule) && all.find((one) => find(one) === find(rule)))
  );
}

function Contents({ find, title }: { find: CaseFinder; title: string }) {
  const { entry } = useShownGame();
  const books = useMemo(() => [{ entry, find }], [entry, find]);
  return (
    <>
      <h1>{title}</h1>
      <p className="study-lead">{words.rules.lead}</p>
      <CaseSearch
        books={books}
        tools={
          <>
            <a className="answer" href={rulesAddress(entry.id, ALL)}>
              {words.rules.booklet}
            </a>
            <a className="answer" href={ALL_RULES}>
              {words.rules.everywhere}
            </a>
          </>
        }
      >
        <RuleSections game={entry.id} find={find} />
      </CaseSearch>
    </>
  );
}

function Booklet({ find, title }: { find: CaseFinder; title: string }) {
  const all = inOrder(find).flatMap((rule) => {
    const card = find(rule);
    return card ? [{ rule, card, rulings: card.rulings.map(({ ruling }) => ruling) }] : [];
  });
  return (
    <>
      <h1>{title}</h1>
      <p className="rule-find">
        <button type="button" className="answer" onClick={() => window.print()}>
          {words.rules.print}
        </button>
      </p>
      {all.map(({ rule, card, rulings }, at) => (
        <article key={rule} className="rule-page">
          <h2>
            <span className="case-number">{rule}</span> {card.title}
          </h2>
          <CaseText card={card} />
          <RuleExamples rule={rule} rulings={rulings} earlier={all.slice(0, at)} />
        </article>
      ))}
    </>
  );
}
