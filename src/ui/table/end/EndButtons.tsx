/** After a game: once more, through it again, what the game offers besides, the game to be sent, or away. */
import { type ReactNode, useState } from 'react';
import { usePlay } from '../../../store/play';
import { changed, hasOpponent } from '../../../store/seats';
import { goTo, playAddress, reviewAddress, TITLE } from '../../routes';
import { table } from '../../text/table';
import { part } from '../../widgets/Part';

const SaveAndShare = part(() => import('./SaveAndShare'));

/** What a game is kept as. */
export interface Keeping {
  /** What its file is named after. */
  readonly name: string;
  /** In plain words and tables, where the game has a report. */
  readonly report?: () => { readonly text: string; readonly file: string } | undefined;
}

interface Props {
  readonly keeping: Keeping;
  readonly hasOneSeat: boolean;
  readonly children?: ReactNode;
}

export function EndButtons({ keeping, hasOneSeat, children }: Props) {
  const id = usePlay((play) => play.id) ?? '';
  const isSolo = usePlay((play) => play.isUndoFree && !hasOpponent(play.seats));
  const isOpposed = usePlay((play) => hasOpponent(play.seats));
  const [isSending, setSending] = useState(false);
  const again = (isChanged: boolean) => {
    const { again: begin, notify, seats } = usePlay.getState();
    const next = begin(isChanged && isOpposed ? changed(seats) : undefined);
    if (next === undefined) return;
    notify(isChanged && !isOpposed ? 'sidesChanged' : undefined);
    goTo(playAddress(next));
  };
  return (
    <footer className="answers">
      <button type="button" className="answer chief" onClick={() => again(false)}>
        {table.end.again}
      </button>
      {!isSolo && !hasOneSeat && (
        <button type="button" className="answer" onClick={() => again(true)}>
          {isOpposed ? table.end.changeSides : table.end.changeSeats}
        </button>
      )}
      <a className="answer" href={reviewAddress(id)} aria-label={table.review.open}>
        {table.end.review}
      </a>
      {children}
      <button type="button" className="answer" onClick={() => setSending(true)}>
        {table.end.send}
      </button>
      <a className="answer" href={TITLE}>
        {table.backLabel}
      </a>
      {isSending && <SaveAndShare id={id} keeping={keeping} onClose={() => setSending(false)} />}
    </footer>
  );
}
