/** 3.3, 4.2, 9.4 Blocks that are put on the map one by one: militia at set-up, reinforcements, those back from West Point. */
import { Foot } from '../../../table/QuestionCard';
import { blockOf } from '../../spots';
import { act, useTable } from '../../table';
import { inReadingOrder, placeName } from '../../text/names';
import { play } from '../../text/play';
import { useHand } from '../hand';
import { ActButton } from './ActButton';
import { BlockButton } from './BlockButton';
import { GoButtons } from './GoButtons';

export function PlaceMilitia() {
  const view = useTable((table) => table.view);
  const blocks = useHand((hand) => hand.blocks);
  const take = useHand((hand) => hand.take);
  const militia = inReadingOrder(
    (view?.blocks ?? []).filter(({ id }) => blockOf(id).start.startsWith('choice:')),
  );
  const isDone = militia.every(({ at }) => at !== '');
  return (
    <>
      <div className="block-list">
        {militia.map(({ id, at }) => (
          <BlockButton
            key={id}
            id={id}
            pressed={blocks.includes(id)}
            note={
              at === '' ? `for ${REGIONS[blockOf(id).start.replace('choice:', '')] ?? ''}` : placeName(at)
            }
            onPress={() => take(blocks.includes(id) ? [] : [id])}
            onLift={() => take([id])}
          />
        ))}
      </div>
      {blocks.length > 0 && <GoButtons />}
      <Foot>
        <ActButton action={{ kind: 'suggest' }} chief={!isDone}>
          {play.suggest.militia}
        </ActButton>
        <ActButton action={{ kind: 'ready' }} ends>
          {play.ready}
        </ActButton>
      </Foot>
    </>
  );
}

const REGIONS: Readonly<Record<string, string>> = { NY: 'New York', NHG: 'the Grants', MA: 'Massachusetts' };

/** 4.2 All who are due must come in. */
export function Enter() {
  const view = useTable((table) => table.view);
  const blocks = useHand((hand) => hand.blocks);
  const take = useHand((hand) => hand.take);
  const entries = (view?.actions ?? []).flatMap((action) => (action.kind === 'enter' ? [action] : []));
  const due = [...new Set(entries.map(({ block }) => block))];
  const places = [...new Set(entries.map(({ place }) => place))];
  const allTo = (place: string) => {
    // Units first: a leader follows them in (K82).
    const order = due.toSorted(
      (a, b) => Number(blockOf(a).type === 'leader') - Number(blockOf(b).type === 'leader'),
    );
    for (const block of order) if (!act({ kind: 'enter', block, place })) return;
  };
  return (
    <>
      <div className="block-list">
        {due.map((id) => (
          <BlockButton
            key={id}
            id={id}
            pressed={blocks.includes(id)}
            onPress={() => take(blocks.includes(id) ? [] : [id])}
            onLift={() => take([id])}
          />
        ))}
      </div>
      {blocks.length > 0 && <GoButtons />}
      <Foot>
        {due.length > 1 &&
          places.map((place) => (
            <button key={place} type="button" className="answer" onClick={() => allTo(place)}>
              {play.allTo(place)}
            </button>
          ))}
        {due.length === 0 && (
          <ActButton action={{ kind: 'ready' }} ends>
            {play.ready}
          </ActButton>
        )}
      </Foot>
    </>
  );
}

/** 9.4 To Albany or to leaders, or they stay. */
export function LeaveHudson() {
  const view = useTable((table) => table.view);
  const blocks = useHand((hand) => hand.blocks);
  const take = useHand((hand) => hand.take);
  const [first] = blocks;
  const offers = (view?.actions ?? []).flatMap((action) =>
    action.kind === 'put' || action.kind === 'keep' ? [action] : [],
  );
  const there = [...new Set(offers.map(({ block }) => block))];
  const places = [...new Set(offers.flatMap((action) => (action.kind === 'put' ? [action.place] : [])))];
  const allTo = (place: string) => {
    for (const block of there) if (!act({ kind: 'put', block, place })) return;
  };
  return (
    <>
      <div className="block-list">
        {there.map((id) => (
          <BlockButton
            key={id}
            id={id}
            pressed={blocks.includes(id)}
            onPress={() => take(blocks.includes(id) ? [] : [id])}
            onLift={() => take([id])}
          />
        ))}
      </div>
      {first !== undefined && <GoButtons />}
      <Foot>
        {first !== undefined && <ActButton action={{ kind: 'keep', block: first }}>{play.keep}</ActButton>}
        {first === undefined &&
          there.length > 1 &&
          places.map((place) => (
            <button key={place} type="button" className="answer" onClick={() => allTo(place)}>
              {play.allTo(place)}
            </button>
          ))}
        <ActButton action={{ kind: 'ready' }} ends>
          {there.length > 0 ? play.restStays(there.length) : play.ready}
        </ActButton>
      </Foot>
    </>
  );
}
