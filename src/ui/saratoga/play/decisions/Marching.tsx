/** 6.0 The march of a formation: taken up by its name, pointed at a hex, adjusted, carried out; and those under way. */
import { counterOf, FORMATION_LIST, hexOfCounter, type View } from '../../../../engine/saratoga';
import { useEffect } from 'react';
import { NO_HEX } from '../../../../engine/hexmap/hexId';
import { usePlay } from '../../../../store/play';
import { usePointer } from '../../../hexboard/pointer';
import { Foot } from '../../../table/QuestionCard';
import { showing, useOverlays } from '../../overlays';
import { hexName, play } from '../../text/play';
import { movableOf, usePlans } from '../plans';
import { marchesUnderWay } from '../standing';
import { CounterButton } from './CounterButton';

/** With empty hands: which formations could march, and which marches of earlier turns go on. */
export function Formations({ view }: { view: View }) {
  const takeUp = usePlans((plans) => plans.takeUp);
  const goOn = usePlans((plans) => plans.goOn);
  const highlight = usePointer((pointer) => pointer.highlight);
  const game = usePlay((store) => store.id);
  // What was pointed at goes dark with the card.
  useEffect(() => () => useOverlays.setState({ formation: undefined }), []);
  const formations = FORMATION_LIST.map((formation) => ({
    ...formation,
    counters: movableOf(view, formation.id),
  })).filter(({ counters }) => counters.length > 1);
  const marches = marchesUnderWay.of(game, view);
  const light = (counters: readonly string[]) => highlight(counters.map((id) => hexOfCounter(view, id)));
  return (
    <>
      {marches.length > 0 && (
        <>
          <h3 className="subhead">{play.move.standing}</h3>
          <div className="march-names">
            {marches.map((march) => (
              <button
                key={march.counters.join()}
                type="button"
                className="answer"
                onPointerEnter={() => light(march.counters)}
                onPointerLeave={() => highlight([])}
                onClick={() => goOn(march)}
              >
                {play.move.goOn1(nameOfParty(march.counters), march.goal)}
              </button>
            ))}
            <button type="button" className="answer chief" onClick={() => marches.forEach(goOn)}>
              {play.move.goOnAll}
            </button>
          </div>
        </>
      )}
      {formations.length > 0 && (
        <>
          <h3 className="subhead">{play.move.formations}</h3>
          <div className="march-names">
            {formations.map(({ id, name, counters }) => (
              <button
                key={id}
                type="button"
                className="answer"
                aria-label={play.move.whole(name, counters.length)}
                {...showing(id)}
                onClick={() => takeUp(counters)}
              >
                {name}
              </button>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** The name of the formation that most of them belong to. */
function nameOfParty(counters: readonly string[]): string {
  const of = counters.map(counterOf).find((counter) => 'formation' in counter && counter.formation);
  const formation =
    of && 'formation' in of ? FORMATION_LIST.find(({ id }) => id === of.formation) : undefined;
  return formation?.name ?? counterOf(counters[0] ?? '').name;
}

/** In hand: who goes along, and what the march comes to. */
export function Marching({ view }: { view: View }) {
  const { marching, goal, march, toggle, carryOut, drop } = usePlans();
  const isReady = goal !== NO_HEX;
  const moves = march?.moves.length ?? 0;
  return (
    <>
      <p className="aside">
        {!isReady ? play.move.marching : moves > 0 ? play.move.marchReady(goal) : play.move.noMarch}
      </p>
      <div className="counter-list">
        {partyOf(view, marching).map((id) => (
          <CounterButton key={id} id={id} pressed={marching.includes(id)} onPress={() => toggle(id)}>
            <small>
              {!isReady
                ? play.move.inHand(marching.includes(id))
                : march?.ends[id] === undefined
                  ? play.move.inHand(false)
                  : hexName(march.ends[id])}
            </small>
          </CounterButton>
        ))}
      </div>
      <Foot>
        {isReady && moves > 0 && (
          <button type="button" className="answer chief" onClick={carryOut}>
            {play.move.march(moves)}
          </button>
        )}
        <button type="button" className="answer" onClick={drop}>
          {play.move.letGo}
        </button>
      </Foot>
    </>
  );
}

/** Those in hand, and the others of their formation who may be put in again. */
function partyOf(view: View, marching: readonly string[]): readonly string[] {
  const formations = new Set(
    marching.map(counterOf).flatMap((counter) => ('formation' in counter && counter.formation) || []),
  );
  const all = FORMATION_LIST.filter(({ id }) => formations.has(id)).flatMap(({ id }) => movableOf(view, id));
  return [...new Set([...marching, ...all])];
}

/** While nothing else was done since, a march can be taken back as a whole. */
export function UndoMarch() {
  const from = usePlans((plans) => plans.marchedFrom);
  if (from === undefined) return null;
  return (
    <button type="button" className="answer" onClick={() => usePlay.getState().backTo(from)}>
      {play.move.undoMarch}
    </button>
  );
}
