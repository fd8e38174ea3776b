/** 13.1 What the solitaire opponent did last: the card it turned up, the order it followed, and why each earlier one was skipped. */
import {
  type Condition,
  type Event,
  type FollowedOrder,
  type FormationId,
  ORDERS,
  type SkippedOrder,
} from '../../../engine/freemansFarm';
import { DICE } from '../../../engine/kernel/game';
import { CaseLink } from '../../table/CaseLink';
import { useTable } from '../table';
import { commandNames, conditionWords } from '../text/commands';
import { cardName, nameOf } from '../text/names';
import { play } from '../text/play';
import { refusalOf } from '../text/refusals';

type Flipped = Extract<Event, { readonly type: 'flipped' }>;
type Ordered = Extract<Event, { readonly type: 'orderFollowed' | 'noOrder' }>;

export function OrderSheet() {
  const log = useTable((table) => table.log);
  const bot = useTable((table) => table.view?.bot);
  if (!bot) return null;
  // Since the player last decided.
  const since = log.slice(log.findLastIndex(({ by }) => by !== DICE) + 1).flatMap(({ events }) => events);
  const flipped = since.findLast((event): event is Flipped => event.type === 'flipped');
  const ordered = since.findLast(
    (event): event is Ordered => event.type === 'orderFollowed' || event.type === 'noOrder',
  );
  if (!flipped) return null;
  return (
    <section className={`ff-orders ${bot.side}`}>
      <p>
        <b>{play.order.title(bot.side)}</b> {play.order.turned(cardName(flipped.card))}
      </p>
      {ordered ? <Sheet ordered={ordered} /> : <p className="aside">{play.order.out}</p>}
    </section>
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
      {!isFollowed && <p className="aside">{play.order.none}</p>}
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
