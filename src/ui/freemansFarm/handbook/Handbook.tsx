/** How to play on one page, the keys, and all cases by number. */
import { useRuleCard } from '../../../store/ruleCard';
import { CaseLink } from '../../table/CaseLink';
import { Handbook as Book } from '../../table/Handbook';
import { caseCards } from '../text/cases';
import { controls, handbook as words } from '../text/handbook';
import Controls from './Controls';

const PAGES = [
  { id: 'play', name: words.title, page: () => <HowToPlay /> },
  { id: 'keys', name: controls.title, page: () => <Controls /> },
  { id: 'cases', name: words.index, page: () => <AllCases /> },
];

/** In the order of the rulebook: 4.1 before 5. */
const CASES = Object.keys(caseCards).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

export default function Handbook({ onClose }: { onClose: () => void }) {
  return <Book title={words.title} pages={PAGES} onClose={onClose} />;
}

function HowToPlay() {
  return (
    <>
      {words.pages.map(({ name, text, rule }) => (
        <section key={name}>
          <h3>
            {name} <CaseLink rule={rule} />
          </h3>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </>
  );
}

function AllCases() {
  const open = useRuleCard((card) => card.open);
  return (
    <>
      <h3>{words.index}</h3>
      <p className="aside">{words.indexNote}</p>
      <ul className="ff-case-index">
        {CASES.map((rule) => (
          <li key={rule}>
            <button type="button" className="look" onClick={() => open(rule)}>
              <b>{rule}</b> {caseCards[rule]?.title}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
