/** 7.6, 8.0, 8.11 What an attack promises in a line or two, beside the button that makes it. */
import { type Odds, type Outcome, OUTCOMES, type Side, type View } from '../../../../engine/firstSaratoga';
import type { Hex } from '../../../../engine/hexmap/hexId';
import { counterOf, fieldNow, hexOfCounter } from '../../field';
import { useTable } from '../../table';
import { combatWords, outcomeNames, shakenOutcomes } from '../../text/combat';
import { counterNames, percents, percentTogether, signed } from '../../text/names';
import { useInterest } from '../interest';

/** Whom an outcome hurts, in the colours of whoever looks; the words say it too. */
export function toneOf(outcome: Outcome, defender: string, interest: Side | undefined): string {
  const isDefender = outcome.startsWith('D');
  if (!isDefender && !outcome.startsWith('A')) return 'even';
  return isDefender === (counterOf(defender).side === interest) ? 'bad' : 'good';
}

export const outcomesOf = ({ chances }: Odds): readonly Outcome[] =>
  OUTCOMES.filter((outcome) => chances[outcome] > 0).toReversed();

/** Each of them with its share. */
export function sharesOf(odds: Odds): {
  readonly outcomes: readonly Outcome[];
  readonly shares: readonly string[];
} {
  const outcomes = outcomesOf(odds);
  return { outcomes, shares: percents(outcomes.map((outcome) => odds.chances[outcome])) };
}

/** Whatever makes the defender pay: he gives ground, loses a step or routs; 8.6 in an exchange, too. */
export function shareOfGood(odds: Odds): string {
  const outcomes = outcomesOf(odds);
  return percentTogether(
    outcomes.map((outcome) => odds.chances[outcome]),
    (i) => /^(?:D|Ex)/.test(outcomes[i] ?? ''),
  );
}

/** What outcomes are called, whoever is disrupted already. */
export function useNames(odds: Odds): (outcome: Outcome) => string {
  const isShaken = useTable(({ view }) => view !== undefined && breaks(view, odds));
  return (outcome) => (isShaken ? shakenOutcomes[outcome] : undefined) ?? outcomeNames[outcome];
}

/** 8.7, M36 whoever is disrupted already cannot stand, but before a long shot. */
function breaks({ marks, stacks }: View, { defender, sums }: Odds): boolean {
  const { grid } = fieldNow().world;
  const hexOf = (id: string) => hexOfCounter(stacks, id) as Hex;
  const isLong = sums.attack.some(
    ({ what, counter = '' }) => what === 'skirmisher' && grid.distance(hexOf(counter), hexOf(defender)) === 2,
  );
  return !isLong && marks[defender]?.includes('disrupted') === true;
}

export function Promised({ odds }: { odds: Odds }) {
  const interest = useInterest();
  const { charts } = fieldNow().scenario;
  const nameOf = useNames(odds);
  const { outcomes, shares } = sharesOf(odds);
  return (
    <div className="fs-promise">
      <b className="fs-difference" title={combatWords.difference}>
        {signed(odds.sums.difference)}
      </b>
      <ul aria-label={combatWords.chances}>
        {outcomes.map((outcome, i) => (
          <li key={outcome} className={toneOf(outcome, odds.defender, interest)}>
            {nameOf(outcome)} <b>{shares[i]}</b>
          </li>
        ))}
      </ul>
      {odds.leaders.length > 0 && (
        <p>{combatWords.risk(counterNames(odds.leaders), odds.leaders.length, charts)}</p>
      )}
    </div>
  );
}
