/** `#/<game>/rules`: every case of a game, to be found by number and by word; each has a page, and all of them can be printed. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { AnyLesson, CaseFinder } from '../../games/contract';
import { learnAddress, rulesAddress, TITLE } from '../routes';
import { CaseText } from '../table/CaseText';
import { useShownGame, useWords } from '../table/game';
import { lessons as words } from '../text/lessons';
import { Icon } from '../widgets/Icon';
import { useLoaded } from '../widgets/Part';
import { indexCases } from './findCases';

/** In place of a case: all of them, one below the other. */
const ALL = 'all';

interface Props {
  /** Of the same game; some of them teach a case. */
  readonly lessons: readonly AnyLesson[];
  readonly rule: string;
}

export function RuleBook({ lessons, rule }: Props) {
  const { entry } = useShownGame();
  const find = useLoaded(useWords().cases);
  const title = words.rules.title(entry.title);
  useEffect(() => {
    document.title = rule === '' || rule === ALL ? title : `${rule} · ${title}`;
  }, [rule, title]);
  if (!find) return null;
  const name = nameOf(find, rule);
  return (
    <main className="study">
      <nav className="study-ways">
        <a className="tool" href={TITLE} aria-label={words.list.gamesLabel}>
          <Icon name="back" />
          {words.list.games}
        </a>
        <span>
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
        </span>
      </nav>
      {rule === ALL ? (
        <Booklet find={find} title={title} />
      ) : name === undefined ? (
        <Contents find={find} title={title} />
      ) : (
        <Page find={find} rule={name} lessons={lessons.filter(({ cases }) => cases.includes(name))} />
      )}
    </main>
  );
}

/** The case under this number, or the one on whose card a ruling stands. */
function nameOf(find: CaseFinder, rule: string): string | undefined {
  const all = find.all ?? [];
  return (
    all.find((one) => one === rule) ??
    all.find((one) => find(one)?.rulings.some(({ ruling }) => ruling === rule)) ??
    (find(rule) && all.find((one) => find(one) === find(rule)))
  );
}

function Contents({ find, title }: { find: CaseFinder; title: string }) {
  const { entry } = useShownGame();
  const [query, setQuery] = useState('');
  const search = useMemo(() => indexCases(find), [find]);
  const hits = useMemo(() => search(query), [query, search]);
  const isAsked = query.trim() !== '';
  return (
    <>
      <h1>{title}</h1>
      <p className="study-lead">{words.rules.lead}</p>
      <div className="rule-find" role="search">
        <label>
          {words.rules.find}
          <input
            type="search"
            value={query}
            placeholder={words.rules.placeholder}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <a className="answer" href={rulesAddress(entry.id, ALL)}>
          {words.rules.booklet}
        </a>
      </div>
      <p className="rule-found" role="status">
        {isAsked && (hits.length > 0 ? words.rules.found(hits.length) : words.rules.none)}
      </p>
      {isAsked ? (
        <ol className="rule-hits">
          {hits.slice(0, MOST_HITS).map(({ rule, title: name, excerpt }) => (
            <li key={rule}>
              <RuleLink rule={rule}>
                {name}
                <small>{excerpt}</small>
              </RuleLink>
            </li>
          ))}
        </ol>
      ) : (
        <Sections find={find} />
      )}
    </>
  );
}

const MOST_HITS = 30;

function Sections({ find }: { find: CaseFinder }) {
  const all = find.all ?? [];
  const heads = [...new Set(all.map(headOf))];
  return (
    <div className="rule-sections">
      {heads.map((head) => (
        <section key={head}>
          <h2>
            {all.includes(head) ? <RuleLink rule={head}>{find(head)?.title}</RuleLink> : words.rules.charts}
          </h2>
          <ul>
            {all
              .filter((rule) => rule !== head && headOf(rule) === head)
              .map((rule) => (
                <li key={rule} className={rule.split('.').length > 2 ? 'deep' : ''}>
                  <RuleLink rule={rule}>{find(rule)?.title}</RuleLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The case at the head of a section: ‘3.8.1’ stands under 3.0, and a chart under none. */
const headOf = (rule: string): string => /^\d+/.exec(rule)?.[0].concat('.0') ?? '';

interface PageProps extends Props {
  readonly find: CaseFinder;
}

function Page({ find, rule, lessons }: PageProps) {
  const { entry } = useShownGame();
  const all = find.all ?? [];
  const [before, after] = [all[all.indexOf(rule) - 1], all[all.indexOf(rule) + 1]];
  const card = find(rule);
  if (!card) return null;
  return (
    <>
      <article className="rule-page">
        <h1>
          <span className="case-number">{rule}</span> {card.title}
        </h1>
        <CaseText card={card} />
        {card.see && (
          <p className="rule-see">
            {words.rules.see}
            {card.see.map((other) => (
              <RuleLink key={other} rule={other}>
                {find(other)?.title}
              </RuleLink>
            ))}
          </p>
        )}
        {lessons.length > 0 && (
          <p className="rule-see">
            {words.rules.byPlaying}
            {lessons.map(({ id, title }) => (
              <a key={id} href={learnAddress(entry.id, id)}>
                {title}
              </a>
            ))}
          </p>
        )}
      </article>
      <nav className="rule-turn" aria-label={words.rules.turn}>
        {before === undefined ? <span /> : <RuleLink rule={before}>{find(before)?.title}</RuleLink>}
        {after !== undefined && <RuleLink rule={after}>{find(after)?.title}</RuleLink>}
      </nav>
    </>
  );
}

function Booklet({ find, title }: { find: CaseFinder; title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="rule-find">
        <button type="button" className="answer" onClick={() => window.print()}>
          {words.rules.print}
        </button>
      </p>
      {(find.all ?? []).map((rule) => {
        const card = find(rule);
        return (
          card && (
            <article key={rule} className="rule-page">
              <h2>
                <span className="case-number">{rule}</span> {card.title}
              </h2>
              <CaseText card={card} />
            </article>
          )
        );
      })}
    </>
  );
}

function RuleLink({ rule, children }: { rule: string; children: ReactNode }) {
  const { entry } = useShownGame();
  return (
    <a href={rulesAddress(entry.id, rule)}>
      <b>{rule}</b> {children}
    </a>
  );
}
