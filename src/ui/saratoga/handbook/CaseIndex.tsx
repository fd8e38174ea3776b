/** All cases by number and title, under the section they belong to; each opens its card. */
import { caseCards } from '../text/cases';
import { handbookRules } from '../text/handbookRules';
import { useRuleCard } from '../../../store/ruleCard';

export function CaseIndex() {
  const words = handbookRules.index;
  return (
    <section className="case-index">
      <h3>{words.title}</h3>
      <p>{words.note}</p>
      <div className="case-columns">
        {SECTIONS.map(({ head, rules }) => (
          <section key={head}>
            <h4>{head === '' ? <span>{words.charts}</span> : <Opener rule={head} />}</h4>
            <ul>
              {rules.map((rule) => (
                <li key={rule}>
                  <Opener rule={rule} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function Opener({ rule }: { rule: string }) {
  const open = useRuleCard((card) => card.open);
  const isDeep = rule.split('.').length > 2;
  return (
    <button type="button" className={isDeep ? 'deep' : ''} onClick={() => open(rule)}>
      <b>{rule}</b> <span>{caseCards[rule]?.title}</span>
    </button>
  );
}

/** The case at the head of a section: ‘3.8.1’ stands under 3.0, and a chart under none. */
const headOf = (rule: string): string => /^\d+/.exec(rule)?.[0].concat('.0') ?? '';

const RULES = Object.keys(caseCards);
const SECTIONS = [...new Set(RULES.map(headOf))].map((head) => ({
  head,
  rules: RULES.filter((rule) => rule !== head && headOf(rule) === head),
}));
