/** A game that has come in: what it is, how it stands to the games on the shelf, and what can be done with it. */
import { useEffect, useRef, useState } from 'react';
import { askForGame } from '../../store/autosave';
import type { Arrival } from '../../store/shelf/intake';
import type { Problem } from '../../store/shelf/parcel';
import { useShelf } from '../../store/shelf/useShelf';
import { momentLink } from '../saratoga/review/link';
import { saves } from '../text/saves';
import { nameOf, standing } from './shelfNames';
import { ShelfPicture } from './ShelfPicture';

interface Props {
  /** A file, or a link. */
  readonly content: string;
  readonly title: string;
  /** The link leads to this moment of its review. */
  readonly moment?: number | undefined;
  readonly onLeave: () => void;
}

type Seen = Arrival | { readonly problem: Problem };

export function ShelfArrival({ content, title, moment, onLeave }: Props) {
  const [seen, setSeen] = useState<Seen>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const { readGame, weigh } = await import('../../store/shelf/intake');
      const arrival = await weigh(readGame(content));
      if (isHere) setSeen(arrival);
    };
    look().catch(() => {
      if (isHere) setSeen({ problem: 'unreadable' });
    });
    return () => {
      isHere = false;
    };
  }, [content]);
  useEffect(() => heading.current?.focus(), [seen]);
  const words = saves.arrival;
  return (
    <section className="shelf-arrival" aria-label={title}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {!seen && <p role="status">{words.wait}</p>}
      {seen?.problem && (
        <>
          <p role="alert">{words.problems[seen.problem]}</p>
          <div className="answers">
            <button type="button" className="answer" onClick={onLeave}>
              {words.leave}
            </button>
          </div>
        </>
      )}
      {seen && !seen.problem && <Arrived arrival={seen} moment={moment} onLeave={onLeave} />}
    </section>
  );
}

interface ArrivedProps extends Pick<Props, 'moment' | 'onLeave'> {
  readonly arrival: Arrival;
}

function Arrived({ arrival, moment, onLeave }: ArrivedProps) {
  const refresh = useShelf((shelf) => shelf.refresh);
  const [isRefused, setRefused] = useState(false);
  const { parcel, label, verdict, shared, news } = arrival;
  const words = saves.arrival;
  const open = (id: string) => {
    askForGame(id);
    // The long address makes room for a short one.
    window.location.replace(moment === undefined ? '#/game' : momentLink(moment));
  };
  const take = async (as: 'itself' | 'copy', isOpened: boolean) => {
    const { accept } = await import('../../store/shelf/intake');
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
      <div className="shelf-arrived">
        <ShelfPicture picture={label.picture} />
        <p>
          <b>{nameOf({ name: parcel.name, label })}</b> {parcel.name && <span>{standing(label)}</span>}
        </p>
      </div>
      <p role={verdict === 'changed' ? 'alert' : undefined}>
        {words.verdicts[verdict]} {verdict === 'parted' && words.shared(shared)}
      </p>
      {moment !== undefined && <p>{words.moment(moment)}</p>}
      {news && <p role="alert">{words.news[news]}</p>}
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
