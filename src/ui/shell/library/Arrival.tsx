/** A game that has come in: what it is, how it stands to the games of the library, and what can be done with it. */
import { useEffect, useRef, useState } from 'react';
import type { Arrival as Arrived } from '../../../store/library/import';
import type { ParcelError } from '../../../store/library/parcel';
import { useLibrary } from '../../../store/library/useLibrary';
import { loadPart } from '../../../loading';
import { goTo, playAddress, reviewAddress } from '../../routes';
import { saves } from '../../text/saves';
import { PartFailed } from '../../widgets/Part';
import { nameOf, standOf } from './names';
import { Picture } from './Picture';

interface Props {
  /** A file, or a link. */
  readonly content: string;
  readonly title: string;
  /** The link leads to this moment of its review. */
  readonly place?: number | undefined;
  readonly onLeave: () => void;
}

type Seen = Arrived | { readonly error: ParcelError } | 'notLoaded';

const loadImport = () => import('../../../store/library/import');

export function Arrival({ content, title, place, onLeave }: Props) {
  const [seen, setSeen] = useState<Seen>();
  const [tries, setTries] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const { readGame, weigh } = await loadPart(loadImport);
      const arrival = await weigh(await readGame(content));
      if (isHere) setSeen(arrival);
    };
    // Reading and weighing never fail: what they are done with did not come.
    look().catch(() => {
      if (isHere) setSeen('notLoaded');
    });
    return () => {
      isHere = false;
    };
  }, [content, tries]);
  useEffect(() => heading.current?.focus(), [seen]);
  const again = () => {
    setSeen(undefined);
    setTries(tries + 1);
  };
  const arrival = seen === 'notLoaded' ? undefined : seen;
  const words = saves.arrival;
  return (
    <section className="library-arrival" aria-label={title}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {!seen && <p role="status">{words.wait}</p>}
      {seen === 'notLoaded' && <PartFailed onAgain={again} onClose={onLeave} />}
      {arrival?.error && (
        <>
          <p role="alert">{words.errors[arrival.error]}</p>
          <div className="answers">
            <button type="button" className="answer" onClick={onLeave}>
              {words.leave}
            </button>
          </div>
        </>
      )}
      {arrival && !arrival.error && <Weighed arrival={arrival} place={place} onLeave={onLeave} />}
    </section>
  );
}

interface WeighedProps extends Pick<Props, 'place' | 'onLeave'> {
  readonly arrival: Arrived;
}

function Weighed({ arrival, place, onLeave }: WeighedProps) {
  const refresh = useLibrary((library) => library.refresh);
  const [isRefused, setRefused] = useState(false);
  const { parcel, label, verdict, shared, notice } = arrival;
  const { game } = parcel.saved;
  const words = saves.arrival;
  const open = (id: string) => {
    // The long address makes room for a short one.
    goTo(place === undefined ? playAddress(id) : reviewAddress(id, place), true);
  };
  const take = async (as: 'itself' | 'copy', isOpened: boolean) => {
    const { accept } = await loadPart(loadImport);
    const id = await accept(arrival, as);
    if (id === undefined) setRefused(true);
    else if (isOpened) open(id);
    else {
      await refresh();
      onLeave();
    }
  };
  const isTakable = verdict === 'new' || verdict === 'later';
  const hasMine = verdict === 'same' || verdict === 'older' || verdict === 'parted';
  return (
    <>
      <div className="library-arrived">
        <Picture game={game} label={label} />
        <p>
          <b>{nameOf({ name: parcel.name, game, label })}</b>{' '}
          {parcel.name && <span>{standOf({ game, label })}</span>}
        </p>
      </div>
      <p role={verdict === 'changed' ? 'alert' : undefined}>
        {words.verdicts[verdict]} {verdict === 'parted' && words.shared(shared)}
      </p>
      {place !== undefined && <p>{words.moment(place)}</p>}
      {notice && <p role="alert">{words.notices[notice]}</p>}
      {isRefused && <p role="alert">{words.notKept}</p>}
      <div className="answers">
        {isTakable && (
          <button type="button" className="answer chief" onClick={() => void take('itself', true)}>
            {verdict === 'new' ? words.open : words.goOn}
          </button>
        )}
        {hasMine && (
          <button type="button" className="answer chief" onClick={() => open(parcel.id)}>
            {words.mine}
          </button>
        )}
        {verdict === 'new' && (
          <button type="button" className="answer" onClick={() => void take('itself', false)}>
            {words.putBy}
          </button>
        )}
        {verdict !== 'new' && verdict !== 'same' && (
          <button type="button" className="answer" onClick={() => void take('copy', true)}>
            {words.copy}
          </button>
        )}
        <button type="button" className="answer" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </>
  );
}
