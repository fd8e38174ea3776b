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
                  <Answer action={{ kind: 'buy', slot }}>
                    {play.purchase.buy(tacticName(place.title), place.cost)}
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

function noteOf({ bot, phasing }: View, { title, isLeaving }: RowView): string {
  const { usableBy, usefulAgainstSolitaire } = TACTIC_BY_ID[title];
  return [
    ...(isLeaving ? [play.purchase.leaves] : []),
    ...(usableBy !== 'any' && usableBy !== phasing
      ? [bot ? play.purchase.uselessToAll : play.purchase.uselessToYou]
      : []),
    ...(bot && !usefulAgainstSolitaire ? [play.purchase.uselessToBot] : []),
  ].join('; ');
}
