/** How the dice fell for each side, and where they came from: the seed with its fingerprint, or the players' own. */
import { useMemo } from 'react';
import { type Event, SIDES } from '../../../../engine/saratoga';
import { useGame } from '../../../../store/game';
import { isOwn, isTyped } from '../../../../store/ownDice';
import { dice } from '../../../text/dice';
import { end } from '../../../text/end';
import { Fingerprint } from '../Fingerprint';
import { luckBySide } from './luck';
import { LuckTable } from './LuckTable';

export function DiceLuck({ events }: { events: readonly Event[] }) {
  const luck = useMemo(() => luckBySide(events), [events]);
  return (
    <section className="end-luck">
      <h3>{end.luck.title}</h3>
      {SIDES.every((side) => luck[side].fire.tries === 0) && <p className="end-note">{end.luck.none}</p>}
      {SIDES.some((side) => luck[side].dice > 0) && <LuckTable luck={luck} />}
      <Origin />
    </section>
  );
}

/** Only now: before the end, the seed would tell the rolls to come. */
function Origin() {
  const session = useGame((game) => game.session);
  const isOver = useGame((game) => game.view?.ending !== undefined);
  if (!session || !isOver) return null;
  const seed = session.dice?.seed;
  return (
    <div className="dice-origin">
      {isOwn(session) ? (
        <p>{dice.own.what}</p>
      ) : (
        <>
          <h4>{dice.seed.title}</h4>
          <p>
            {dice.seed.what} <code className="seed-text">{seed}</code>
          </p>
          {isTyped(session.record.setup, seed) && <p>{dice.fingerprint.typed}</p>}
          <h4>{dice.fingerprint.title}</h4>
          <Fingerprint seed={seed ?? ''} />
        </>
      )}
      <a className="answer" href="#/verify">
        {dice.seed.check}
      </a>
    </div>
  );
}
