/** All cases of a game by number and title, under the sections that they belong to. */
import type { CaseFinder } from '../../games/contract';
import { lessons as words } from '../text/lessons';
import { RuleLink } from './CaseSearch';
import { inOrder } from './findCases';

export function RuleSections({ game, find }: { game: string; find: CaseFinder }) {
  const all = inOrder(find);
  return (
    <div className="rule-sections">
      {[...new Set(all.map(sectionOf))].map((section) => {
        const head = all.find((rule) => rule === section || rule === `${section}.0`);
        return (
          <section key={section}>
            <h2>
              {head === undefined ? (
                nameOf(find, section)
              ) : (
                <RuleLink game={game} rule={head}>
                  {find(head)?.title}
                </RuleLink>
              )}
            </h2>
            <ul>
              {all
                .filter((rule) => rule !== head && sectionOf(rule) === section)
                .map((rule) => (
                  <li key={rule} className={isDeep(rule) ? 'deep' : ''}>
                    <RuleLink game={game} rule={rule}>
                      {find(rule)?.title}
                    </RuleLink>
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** ‘3.8.1’ stands under 3, and a chart under none. */
const sectionOf = (rule: string): string => /^\d+/.exec(rule)?.[0] ?? '';

const isDeep = (rule: string): boolean => rule.split(/[. ]/).length > 2;

const nameOf = (find: CaseFinder, section: string): string =>
  section === '' ? words.rules.charts : `${section} ${find.sections?.[section] ?? ''}`.trim();
