/** The fingerprint of a seed in groups of four digits, the first three to be noted, and a button that copies it. */
import { useEffect, useState } from 'react';
import { FEWEST_DIGITS, fingerprintOf } from '../../store/fingerprint';
import { dice } from '../text/dice';

/** Undefined for the moment that it takes to make it. */
export function useFingerprint(seed: string | undefined): string | undefined {
  const [made, setMade] = useState<{ readonly seed: string; readonly digits: string }>();
  useEffect(() => {
    if (seed === undefined) return undefined;
    let isHere = true;
    fingerprintOf(seed).then(
      (digits) => isHere && setMade({ seed, digits }),
      () => undefined, // a script that cannot be loaded: nothing is shown rather than something wrong
    );
    return () => {
      isHere = false;
    };
  }, [seed]);
  return made && made.seed === seed ? made.digits : undefined;
}

export function Fingerprint({ seed }: { seed: string }) {
  const digits = useFingerprint(seed);
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    if (digits === undefined) return;
    await navigator.clipboard?.writeText(digits).then(
      () => setCopied(digits),
      () => undefined, // it can be marked and copied by hand
    );
  };
  return (
    <div className="fingerprint">
      <Digits digits={digits ?? ''} />
      <button type="button" className="answer" disabled={digits === undefined} onClick={() => void copy()}>
        {copied !== undefined && copied === digits ? dice.fingerprint.copied : dice.fingerprint.copy}
      </button>
    </div>
  );
}

export function Digits({ digits }: { digits: string }) {
  return (
    <code>
      <b>{dice.grouped(digits.slice(0, FEWEST_DIGITS))}</b> {dice.grouped(digits.slice(FEWEST_DIGITS))}
    </code>
  );
}
