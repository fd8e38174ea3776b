/** At the start of a game, a line that tells the fingerprint of its dice. */
import { useState } from 'react';
import { FEWEST_DIGITS } from '../../store/fingerprint';
import { seedInPlay } from '../../store/rolls';
import { useTable } from '../../store/table';
import { dice } from '../text/dice';
import { part } from '../widgets/Part';
import { useFingerprint } from './Fingerprint';

const DiceCard = part(() => import('./DiceCard'));

/** Shown while `isEarly`: until somebody could have seen a roll that matters. */
export default function DiceSeal({ isEarly }: { isEarly: boolean }) {
  const hasGame = useTable((table) => table.game !== undefined);
  const [isOpen, setOpen] = useState(false);
  const seed = seedInPlay();
  const digits = useFingerprint(isEarly ? seed?.text : undefined);
  if (!hasGame || !isEarly || (seed && digits === undefined)) return null;
  const note = seed?.isTyped ? dice.seal.typed : dice.seal.note;
  return (
    <div className="dice-seal">
      <p>
        {seed ? note : dice.seal.own}{' '}
        {digits !== undefined && <code>{dice.grouped(digits.slice(0, FEWEST_DIGITS))}</code>}
      </p>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {dice.seal.more}
      </button>
      {isOpen && <DiceCard onClose={() => setOpen(false)} />}
    </div>
  );
}
