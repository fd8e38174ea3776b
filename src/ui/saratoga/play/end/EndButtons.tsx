/** After the battle: once more, through it again, a picture or the game to be sent, or away. */
import { useState } from 'react';
import type { Battle } from '../../../../engine/saratoga';
import { usePlay } from '../../../../store/play';
import { changed, hasOpponent } from '../../../../store/seats';
import { goTo, playAddress, reviewAddress, TITLE } from '../../../routes';
import { table as furniture } from '../../../text/table';
import { part } from '../../../widgets/Part';
import type { Pictured } from '../../review/share';
import { end } from '../../text/end';

const SharePicture = part(() => import('../../review/SharePicture'));
const SaveAndShare = part(() => import('./SaveAndShare'));

interface Props {
  readonly battle: Battle;
  /** Known a moment after the card stands. */
  readonly picture: Pictured | undefined;
}

export function EndButtons({ battle, picture }: Props) {
  const id = usePlay((play) => play.id) ?? '';
  const isSolo = usePlay((play) => play.isUndoFree && !hasOpponent(play.seats));
  const [opened, setOpened] = useState<'picture' | 'send'>();
  const again = (isChanged: boolean) => {
    const { again: begin, notify, seats } = usePlay.getState();
    const isOpposed = hasOpponent(seats);
    const next = begin(isChanged && isOpposed ? changed(seats) : undefined);
    if (next === undefined) return;
    notify(isChanged && !isOpposed ? 'sidesChanged' : undefined);
    goTo(playAddress(next));
  };
  const close = () => setOpened(undefined);
  return (
    <footer className="answers">
      <button type="button" className="answer chief" onClick={() => again(false)}>
        {end.again}
      </button>
      {!isSolo && (
        <button type="button" className="answer" onClick={() => again(true)}>
          {end.changeSides}
        </button>
      )}
      <a className="answer" href={reviewAddress(id)} aria-label={furniture.review.open}>
        {end.review}
      </a>
      <button
        type="button"
        className="answer"
        aria-disabled={!picture}
        onClick={() => picture && setOpened('picture')}
      >
        {end.share}
      </button>
      <button type="button" className="answer" onClick={() => setOpened('send')}>
        {end.send}
      </button>
      <a className="answer" href={TITLE}>
        {furniture.backLabel}
      </a>
      {opened === 'picture' && picture && (
        <SharePicture
          battle={battle}
          still={picture}
          moving={picture.story.isTurning ? picture : undefined}
          onClose={close}
        />
      )}
      {opened === 'send' && <SaveAndShare id={id} onClose={close} />}
    </footer>
  );
}
