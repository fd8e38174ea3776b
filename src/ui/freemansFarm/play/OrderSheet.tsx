/** 13.1 What the solitaire opponent did last: the card it turned up, the order it followed, and why each earlier one was skipped. */
import {
  type Bot,
  type Condition,
  type Event,
  type FollowedOrder,
  type FormationId,
  ORDERS,
  type SkippedOrder,
} from '../../../engine/freemansFarm';
import { CaseLink } from '../../table/CaseLink';
import { choiceName, commandNames, conditionWords } from '../text/commands';
import { cardName, nameOf } from '../text/names';
import { play } from '../text/play';
import { refusalOf } from '../text/refusals';

type Flipped = Extract<Event, { readonly type: 'flipped' }>;
type Ordered = Extract<Event, { readonly type: 'orderFollowed' | 'noOrder' }>;

interface Props {
  readonly bot: Bot;
  /** Of its turn so far. */
  readonly events: readonly Event[];
  /** While it acts; afterwards the order it followed is enough, and the others lie behind it. */
  readonly isOpen: boolean;
}

export function OrderSheet({ bot, events, isOpen }: Props) {
  const flipped = events.findLast((event): event is Flipped => event.type === 'flipped');
  const ordered = events.findLast(
    (event): event is Ordered => event.type === 'orderFollowed' || event.type === 'noOrder',
  );
  const commanded = events.findLast((event) => event.type === 'commanded');
  if (!flipped) return null;
  return (
    <div className="ff-orders">
      {ordered ? (
        <details open={isOpen}>
          <summary>
            <b>{play.order.turned(bot.side, cardName(flipped.card))}</b>{' '}
            {commanded ? `${choiceName(commanded)}.` : play.order.none}
          </summary>
          <Sheet ordered={ordered} />
        </details>
      ) : (
        <p>
          <b>{play.order.turned(bot.side, cardName(flipped.card))}</b>{' '}
          {play.order.out(nameOf(flipped.formation))}
        </p>
      )}
    </div>
  );
}

function Sheet({ ordered }: { ordered: Ordered }) {
  const isFollowed = ordered.type === 'orderFollowed';
  return (
    <>
      <Entries
        formation={ordered.formation}
        followed={isFollowed ? ordered : { place: -1, skipped: ordered.skipped }}
      />
      {isFollowed && ordered.guns && (
        <>
          <p>{play.order.guns}</p>
          <Entries formation="americanArtillery" followed={ordered.guns} />
        </>
      )}
    </>
  );
}

function Entries({ formation, followed }: { formation: FormationId; followed: FollowedOrder }) {
  return (
    <ol>
      {ORDERS[formation].map(({ command, target, onlyIf }, place) => {
        const skipped = place === followed.place ? undefined : followed.skipped[place];
        const state = place === followed.place ? 'followed' : skipped ? 'skipped' : 'later';
        return (
          <li key={`${command} ${target}`} className={state}>
            <span>
              {commandNames[command]}
              {target && `: ${nameOf(target)}`}
            </span>{' '}
            {skipped && <Why skipped={skipped} onlyIf={onlyIf} />}
            {state === 'followed' && <em>{play.order.followed}</em>}
          </li>
        );
      })}
    </ol>
  );
}

interface WhyProps {
  readonly skipped: SkippedOrder;
  readonly onlyIf: readonly Condition[] | undefined;
}

/** An order with a condition of its own says what it waits for. */
const Why = ({ skipped, onlyIf }: WhyProps) => (
  <small>
    {(onlyIf && conditionWords(onlyIf)) ?? refusalOf(skipped.code)} <CaseLink rule={skipped.case} />
  </small>
);
