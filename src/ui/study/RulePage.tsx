/** `#/<game>/rules/<case>`: one case, with its neighbours and the lessons that teach it. */
import type { AnyLesson, CaseFinder } from '../../games/contract';
import { learnAddress } from '../routes';
import { CaseText } from '../table/CaseText';
import { useShownGame } from '../table/game';
import { lessons as words } from '../text/lessons';
import { RuleLink } from './CaseSearch';
import { inOrder } from './findCases';
import { RuleExamples } from './RuleExamples';

interface Props {
  readonly find: CaseFinder;
  readonly rule: string;
  /** The case or the ruling that the address names. */
  readonly asked: string;
  readonly lessons: readonly AnyLesson[];
}

export function RulePage({ find, rule, asked, lessons }: Props) {
  const { entry } = useShownGame();
  const all = inOrder(find);
  const [before, after] = [all[all.indexOf(rule) - 1], all[all.indexOf(rule) + 1]];
  const card = find(rule);
  if (!card) return null;
  const linkTo = (other: string) => (
    <RuleLink key={other} game={entry.id} rule={other}>
      {find(other)?.title}
    </RuleLink>
  );
  return (
    <>
      <article className="rule-page">
        <h1>
          <span className="case-number">{rule}</span> {card.title}
        </h1>
        <CaseText card={card} marked={asked} />
        {card.see && (
          <p className="rule-see">
            {words.rules.see}
            {card.see.map(linkTo)}
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
        <RuleExamples rule={rule} rulings={card.rulings.map(({ ruling }) => ruling)} />
      </article>
      <nav className="rule-turn" aria-label={words.rules.turn}>
        {before === undefined ? <span /> : linkTo(before)}
        {after !== undefined && linkTo(after)}
      </nav>
    </>
  );
}
