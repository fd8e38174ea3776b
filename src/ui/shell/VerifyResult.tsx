/** What was checked of a game, with ticks, and the first thing that is not as it should be. */
import { type Finding, CHECKS, type Verified } from '../../store/verify';
import { entryOf } from '../../games/list';
import { Digits } from '../table/Fingerprint';
import type { GameTypes, Words } from '../../games/contract';
import { verify as words } from '../text/verify';
import { useGameScreens } from './useGameScreens';

const SIGNS: Readonly<Record<Finding, string>> = {
  yes: 'M4 12.5L10 18.5L20 6',
  no: 'M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5',
  open: 'M5 12H19',
};

export function VerifyResult({ verified }: { verified: Verified }) {
  const { answers, fingerprint, flaw, isTyped, isUndoFree, outcome, seed, sure } = verified;
  const shown = useGameScreens(verified.game);
  if (!shown) return null;
  const game = shown.screens.words as Words<GameTypes>;
  const scenario = entryOf(verified.game)?.scenarios.find(({ id }) => id === verified.label.scenario);
  const isWrong = flaw !== undefined || Object.values(answers).includes('no');
  return (
    <section className={isWrong ? 'is-wrong' : 'is-right'} aria-label={words.results}>
      <h2>{words.summary(verified)}</h2>
      <p>
        {[scenario?.name, scenario?.date].filter(Boolean).join(', ')}
        {outcome &&
          `: ${outcome.winner === undefined ? words.draw : words.won(game.theSide(outcome.winner))}`}
      </p>
      {flaw && (
        <div className="verify-flaw">
          <h3>{words.first}</h3>
          <p>{words.flaw(flaw, game)}</p>
          {flaw.kind !== 'setup' && <p className="aside">{words.sure(sure, game)}</p>}
        </div>
      )}
      <ul className="verify-checks">
        {CHECKS.map((check) => (
          <li key={check} className={answers[check]}>
            <svg
              viewBox="0 0 24 24"
              width="22"
              height="22"
              role="img"
              aria-label={words.answers[answers[check]]}
            >
              <path d={SIGNS[answers[check]]} />
            </svg>
            <span>{words.line(check, verified, game)}</span>
          </li>
        ))}
      </ul>
      {isTyped && <p>{words.typed}</p>}
      {isUndoFree && <p>{words.lifted}</p>}
      {seed !== undefined && (
        <p>
          {words.seed} <code className="seed-text">{seed}</code>
        </p>
      )}
      {fingerprint !== undefined && (
        <p className="fingerprint">
          {words.fingerprint} <Digits digits={fingerprint} />
        </p>
      )}
    </section>
  );
}
