/** 6.1 step 6 One Tactics card is bought, or the row moves on. */
import { TACTIC_BY_ID, type RowView, type View } from '../../../../engine/freemansFarm';
import { Foot } from '../../../table/QuestionCard';
import { TacticsCard } from '../../cards/TacticsCard';
import { play } from '../../text/play';
import { tacticName } from '../../text/names';
import { Answer } from '../Answer';
import { Tactics } from '../Tactics';

export function Purchase({ view }: { view: View }) {
  const cubes = view.cubes[view.phasing];
  return (
    <>
      <p className="hint">{play.purchase.have(cubes)}</p>
      <div className="ff-row">
        {view.row.map(
          (place, slot) =>
            place && (
              <TacticsCard
                key={place.card}
                title={place.title}
                price={place.cost}
                isDear={place.cost > cubes}
                className={place.isLeaving ? 'leaving' : ''}
              >
                {noteOf(view, place) !== '' && <small className="ff-why">{noteOf(view, place)}</small>}
                {place.cost <= cubes && (
                  <Answer action={{ kind: 'buy', slot }} isIdle={isUseless(view, place)}>
                    {isUseless(view, place)
                      ? play.purchase.buyIdle(tacticName(place.title), place.cost, view.bot !== undefined)
                      : play.purchase.buy(tacticName(place.title), place.cost)}
                  </Answer>
                )}
              </TacticsCard>
            ),
        )}
      </div>
      <Tactics view={view} />
      <Foot>
        <Answer action={{ kind: 'pass' }} ends>
          {play.purchase.pass}
        </Answer>
      </Foot>
    </>
  );
}

/** 4.3, F15, F67 The buyer cannot play it, or it would do nothing. */
const isUseless = (view: View, place: RowView): boolean =>
  isForEnemy(view, place) || isWastedOnBot(view, place);

const isForEnemy = ({ phasing }: View, { title }: RowView): boolean => {
  const { usableBy } = TACTIC_BY_ID[title];
  return usableBy !== 'any' && usableBy !== phasing;
};

const isWastedOnBot = ({ bot }: View, { title }: RowView): boolean =>
  bot !== undefined && !TACTIC_BY_ID[title].usefulAgainstSolitaire;

function noteOf(view: View, place: RowView): string {
  return [
    ...(place.isLeaving ? [play.purchase.leaves] : []),
    ...(isForEnemy(view, place) ? [view.bot ? play.purchase.uselessToAll : play.purchase.uselessToYou] : []),
    ...(isWastedOnBot(view, place) ? [play.purchase.uselessToBot] : []),
  ].join('; ');
}
