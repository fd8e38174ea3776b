/** Above the question, until it is answered: what became of one's own attack, and the enemy's turn with its dice, complete. */
import { useState } from 'react';
import type { Bot, View } from '../../../engine/freemansFarm';
import { CaseLink } from '../../table/CaseLink';
import { Die } from '../../widgets/Die';
import { SMALL, useMedia } from '../../widgets/useMedia';
import { useSpot } from '../spot';
import { useTable } from '../table';
import { logLine } from '../text/log';
import { nameDoes, nameOf } from '../text/names';
import { report as words } from '../text/report';
import { capital } from '../../text/common';
import { OrderSheet } from './OrderSheet';
import { readerOf } from './reader';
import { type Item, type Report as Told, reportFor } from './told';

export function Report({ view }: { view: View }) {
  const log = useTable((table) => table.log);
  const side = readerOf(view);
  const isSmall = useMedia(SMALL);
  const isWeighing = useSpot((spot) => spot.isWeighing);
  const kind = view.decision?.kind;
  // Cards come first where there is no room for both, and once one of them is weighed; so do dice that are to be stopped.
  const isFolded = kind === 'answerReroll' || (kind === 'playCard' && (isSmall || isWeighing));
  return reportFor(log, side).map((told) => (
    <TurnReport
      key={`${told.round} ${told.side} ${isFolded}`}
      told={told}
      isOwn={told.side === side}
      isFolded={isFolded}
      view={view}
    />
  ));
}

interface Props {
  readonly told: Told;
  readonly isOwn: boolean;
  readonly isFolded: boolean;
  readonly view: View;
}

function TurnReport({
  told: { side, round, events, items },
  isOwn,
  isFolded,
  view: { bot, phasing },
}: Props) {
  const [isOpen, setOpen] = useState(!isFolded);
  const isBots = bot?.side === side;
  return (
    <details
      className={`ff-report ${side}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{isOwn ? words.own : words.turn(side, round)}</summary>
      {bot && isBots && <OrderSheet bot={bot} events={events} isOpen={phasing === side} />}
      <ul>
        {items.map((item, at) => (
          <Entry key={at} item={item} bot={isBots ? bot : undefined} />
        ))}
      </ul>
    </details>
  );
}

function Entry({ item, bot }: { item: Item; bot: Bot | undefined }) {
  if (item.kind === 'unhurt') return <li>{words.unhurt}</li>;
  if (item.kind === 'harm')
    return <li className={item.cause === 'attack' ? 'ff-harm' : ''}>{words.harm(item)}</li>;
  if (item.kind === 'attack' && item.event.type === 'attackResolved') {
    const { attacker, target, dice } = item.event;
    return (
      <li className="ff-blow">
        <span className="dice">
          {dice
            .toSorted((a, b) => b - a)
            .map((face, i) => (
              <Die key={i} face={face} size={22} />
            ))}
        </span>{' '}
        <b>
          {capital(nameDoes(attacker, 'attack'))} {nameOf(target)}.
        </b>
        {bot && (
          <small>
            {words.noPairs} <CaseLink rule="13.1" />
          </small>
        )}
      </li>
    );
  }
  // 13.1 the order itself says what was commanded.
  if (bot && item.event.type === 'commanded') return null;
  const line = logLine(item.event);
  return line && line.heading === undefined ? <li className={line.tone}>{line.text}</li> : null;
}
