/** The dice in one line: the whole game is played again from its record, and a tick says that they are the seed's. */
import { useEffect, useState } from 'react';
import { seedInPlay } from '../../../../store/rolls';
import type { Verified } from '../../../../store/verify';
import { VERIFY } from '../../../routes';
import { Fingerprint } from '../../../table/Fingerprint';
import { dice } from '../../../text/dice';
import { useTable } from '../../table';
import { end } from '../../text/end';

/** Some time after the card stands. */
const LATER = 400;

/** Only now: before the end, the seed would tell the rolls to come. */
export function DiceCheck() {
  const isOver = useTable((table) => table.view?.ending !== undefined);
  return isOver ? <Checked /> : null;
}

function Checked() {
  const checked = useVerified();
  const seed = seedInPlay();
  const words = end.dice;
  const isFair = checked !== undefined && isGood(checked);
  const summary = !seed
    ? words.own
    : checked === undefined
      ? words.working
      : isFair
        ? seed.isTyped
          ? words.typed
          : words.fair
        : words.not;
  return (
    <details className="dice-check">
      <summary className={seed && isFair ? 'good' : ''}>
        {seed && isFair && <Tick />}
        {summary}
      </summary>
      {seed ? (
        <>
          {checked && <p>{isFair ? words.how(checked.rolls) : words.failed}</p>}
          {seed.isTyped && <p>{dice.fingerprint.typed}</p>}
          <p>
            {dice.seed.what} <code className="seed-text">{seed.text}</code>
          </p>
          <h4>{dice.fingerprint.title}</h4>
          <Fingerprint seed={seed.text} />
        </>
      ) : (
        <p>{dice.own.what}</p>
      )}
      <a className="answer" href={VERIFY}>
        {dice.seed.check}
      </a>
    </details>
  );
}

const isGood = ({ answers: { actions, dice: rolls, digests, end: over } }: Verified): boolean =>
  [actions, rolls, digests, over].every((answer) => answer === 'yes');

/** Undefined until it is done. */
function useVerified(): Verified | undefined {
  const [found, setFound] = useState<Verified>();
  useEffect(() => {
    let isHere = true;
    const check = async () => {
      const { finishedGame, verify } = await import('../../../../store/verify');
      const saved = finishedGame();
      const verified = saved && (await verify(saved));
      if (isHere && typeof verified === 'object') setFound(verified);
    };
    // A script that cannot be loaded: nothing is said rather than something wrong.
    const timer = window.setTimeout(() => void check().catch(() => undefined), LATER);
    return () => {
      isHere = false;
      window.clearTimeout(timer);
    };
  }, []);
  return found;
}

const Tick = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path
      d="M4.5 12.5L10 18L19.5 6.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
