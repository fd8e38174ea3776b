/** 7.6, 8.0, 8.11 What an attack promises in a line or two, beside the button that makes it. */
import { type Odds, type Outcome, OUTCOMES, type Side } from '../../../../engine/firstSaratoga';
import { counterOf, fieldNow } from '../../field';
import { combatWords, shortOutcomes } from '../../text/combat';
import { counterNames, percent, signed } from '../../text/names';
import { useInterest } from '../interest';

/** Whom an outcome hurts, in the colours of whoever looks; the words say it too. */
export function toneOf(outcome: Outcome, defender: string, interest: Side | undefined): string {
  const isDefender = outcome.startsWith('D');
  if (!isDefender && !outcome.startsWith('A')) return 'even';
  return isDefender === (counterOf(defender).side === interest) ? 'bad' : 'good';
}

export const outcomesOf = ({ chances }: Odds): readonly Outcome[] =>
  OUTCOMES.filter((outcome) => chances[outcome] > 0).toReversed();

export function Promised({ odds }: { odds: Odds }) {
  const interest = useInterest();
  const { charts } = fieldNow().scenario;
  return (
    <div className="fs-promise">
      <b className="fs-difference" title={combatWords.difference}>
        {signed(odds.sums.difference)}
      </b>
      <ul aria-label={combatWords.chances}>
        {outcomesOf(odds).map((outcome) => (
          <li key={outcome} className={toneOf(outcome, odds.defender, interest)}>
            {shortOutcomes[outcome]} <b>{percent(odds.chances[outcome])}</b>
          </li>
        ))}
      </ul>
      {odds.leaders.length > 0 && (
        <p>{combatWords.risk(counterNames(odds.leaders), odds.leaders.length, charts)}</p>
      )}
    </div>
  );
}
