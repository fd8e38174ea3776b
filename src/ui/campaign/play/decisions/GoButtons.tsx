/** Where those in hand can go, as buttons: price, room on the road, and what waits there. What is refused says why. */
import { usePointer } from '../../../../store/pointer';
import { CaseLink } from '../../../table/CaseLink';
import { type Action, type Code, REFUSALS } from '../../../../engine/campaign';
import { numberOf } from '../../spots';
import { ask } from '../../table';
import { placeName } from '../../text/names';
import { play } from '../../text/play';
import { refusals } from '../../text/refusals';
import { useHand } from '../hand';
import { go } from '../press';
import type { Way } from '../ways';

/** Those whom the order sends, which may be fewer than are in hand. */
function encounterWords({ action, enemies, path }: Way): string {
  if (enemies === 0) return '';
  const found = ask('encounter', blocksOf(action), path);
  return found ? play.go.encounter(found) : play.go.enemies(enemies);
}

function blocksOf(action: Action): readonly string[] {
  switch (action.kind) {
    case 'group':
    case 'forceMarch':
      return [action.leader, ...action.blocks];
    case 'single':
      return [action.block];
    case 'go':
      return [...new Set([...useHand.getState().blocks.slice(0, 1), ...action.blocks])];
    default:
      return [];
  }
}

export function GoButtons() {
  const ways = useHand((hand) => hand.ways);
  const aim = useHand((hand) => hand.aim);
  const highlight = usePointer((pointer) => pointer.highlight);
  const open = ways.filter(({ refusal }) => refusal === undefined);
  const barred = ways.filter(({ refusal, path }) => refusal !== undefined && path.length === 2);
  return (
    <>
      <ul className="goals">
        {open.map((way) => (
          <li key={way.to}>
            <button
              type="button"
              className={way.to === aim ? 'answer chief' : 'answer'}
              onClick={() => go(way)}
              onPointerEnter={() => highlight([numberOf(way.to)])}
              onPointerLeave={() => highlight([])}
            >
              <b>{play.go.to(way.to)}</b>
              <small>
                {[
                  way.price === undefined ? '' : play.go.price(way.price),
                  way.price === undefined ? '' : play.go.who(way.count),
                  way.room === undefined ? '' : play.go.room(way.room),
                  encounterWords(way),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {barred.length > 0 && (
        <ul className="barred-ways">
          {barred.map(({ to, refusal }) => (
            <li key={to}>
              <b>{placeName(to)}:</b> {refusals[refusal as Code]}{' '}
              <CaseLink rule={REFUSALS[refusal as Code]} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
