/** 4.3 A Tactics card: its name, what it does, when, and what it costs or why it cannot be played. */
import type { ReactNode } from 'react';
import { TACTIC_BY_ID, type TacticId } from '../../../engine/freemansFarm';
import { tacticName } from '../text/names';
import { play } from '../text/play';
import { tacticsDo, windowWords } from '../text/tactics';

interface Props {
  readonly title: TacticId;
  readonly className?: string;
  readonly price?: number;
  readonly isDear?: boolean;
  readonly children?: ReactNode;
}

export function TacticsCard({ title, className = '', price, isDear = false, children }: Props) {
  const { usableBy, window } = TACTIC_BY_ID[title];
  return (
    <article className={`ff-tactics ${usableBy === 'any' ? '' : usableBy} ${className}`}>
      <header>
        <b>{tacticName(title)}</b>
        {price !== undefined && (
          <span className={isDear ? 'ff-price dear' : 'ff-price'}>
            {play.tactics.price(price)}
            {isDear && <small> {play.tactics.tooDear}</small>}
          </span>
        )}
      </header>
      <p>{tacticsDo[title]}</p>
      <small>{play.tactics.when(windowWords[window])}</small>
      {children}
    </article>
  );
}
