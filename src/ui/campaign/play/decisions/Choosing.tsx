/** Blocks or places to choose from: who goes home, who marches to West Point, who takes a hit or runs, where to go, what to fight. */
import { useState } from 'react';
import type { Action, Departure, View } from '../../../../engine/campaign';
import { Foot } from '../../../table/QuestionCard';
import { fightersIn } from '../../battle/line';
import { blockOf } from '../../spots';
import { act, ask, useTable } from '../../table';
import { placeName, positionNames } from '../../text/names';
import { play } from '../../text/play';
import { ActButton } from './ActButton';
import { BlockButton } from './BlockButton';

/** 13.2 */
export function StrengthenStLedger() {
  const actions = useOffers('transfer');
  return (
    <>
      <div className="block-list">
        {actions.map((action) => (
          <BlockButton key={action.block} id={action.block} onPress={() => act(action)} />
        ))}
      </div>
      <Foot>
        <ActButton action={{ kind: 'ready' }} ends>
          {play.ready}
        </ActButton>
      </Foot>
    </>
  );
}

/** 13.5, 10.10, 10.13: a press on a block is the answer. */
export function PickBlock() {
  const view = useTable((table) => table.view);
  const picks = (view?.actions ?? []).flatMap((action) =>
    action.kind === 'hit' || action.kind === 'flee' || action.kind === 'remove' ? [action] : [],
  );
  const hits = view?.about?.kind === 'hits' ? view.about.left : 0;
  return (
    <>
      <div className="block-list">
        {picks.map((action) => (
          <BlockButton
            key={action.block}
            id={action.block}
            note={whereIn(view, action.block)}
            onPress={() => act(action)}
          />
        ))}
      </div>
      {hits > 1 && (
        <Foot>
          <button type="button" className="answer" onClick={spreadHits}>
            {play.hand.spread(hits)}
          </button>
        </Foot>
      )}
    </>
  );
}

/** 10.10 one after the other on whoever is strongest then; leaders only when nobody else is left. */
function spreadHits(): void {
  const asked = useTable.getState().view;
  let left = asked?.about?.kind === 'hits' ? asked.about.left : 0;
  for (; left > 0; left--) {
    const { view } = useTable.getState();
    if (view?.decision?.kind !== 'takeHit' || view.decision.by !== asked?.decision?.by) return;
    const ids = view.actions.flatMap((action) => (action.kind === 'hit' ? [action.block] : []));
    const worth = (id: string) => (blockOf(id).type === 'leader' ? 0 : strengthIn(view, id));
    const [block] = ids.toSorted((a, b) => worth(b) - worth(a));
    if (block === undefined || !act({ kind: 'hit', block })) return;
  }
}

const strengthIn = ({ battle, blocks }: View, id: string): number =>
  blocks.find((block) => block.id === id)?.sp ??
  (battle ? fightersIn(battle.lines[blockOf(id).side]).find((fighter) => fighter.id === id)?.sp : 0) ??
  0;

type Seen = ReturnType<typeof useTable.getState>['view'];

function whereIn(view: Seen, id: string): string | undefined {
  const line = view?.battle?.lines[blockOf(id).side];
  if (!line) return placeName(view?.blocks.find((block) => block.id === id)?.at ?? '') || undefined;
  const position = (['left', 'center', 'right', 'reserve'] as const).find((name) =>
    line[name].some((fighter) => fighter.id === id),
  );
  return position && positionNames[position];
}

/** 9.2 So many, and strong enough together. */
export function SendToHudson() {
  const view = useTable((table) => table.view);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const about = view?.about?.kind === 'duty' ? view.about : undefined;
  const able = [
    ...new Set((view?.actions ?? []).flatMap((action) => (action.kind === 'send' ? action.blocks : []))),
  ];
  const sp = chosen.reduce((sum, id) => sum + (view?.blocks.find((block) => block.id === id)?.sp ?? 0), 0);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <>
      <div className="block-list">
        {able.map((id) => (
          <BlockButton
            key={id}
            id={id}
            pressed={chosen.includes(id)}
            note={placeName(view?.blocks.find((block) => block.id === id)?.at ?? '')}
            onPress={() => toggle(id)}
          />
        ))}
      </div>
      <Foot>
        {chosen.length < (about?.owed ?? 0) ? (
          <p className="hint">{play.send(chosen.length, sp)}</p>
        ) : (
          <ActButton action={{ kind: 'send', blocks: chosen }} chief>
            {play.send(chosen.length, sp)}
          </ActButton>
        )}
      </Foot>
    </>
  );
}

/** 10.1 */
export function ChooseBattle() {
  const actions = useOffers('fight');
  return (
    <Foot>
      {actions.map((action) => (
        <ActButton key={action.place} action={action} lights={[action.place]}>
          {play.fight(action.place)}
        </ActButton>
      ))}
    </Foot>
  );
}

/** 10.5, 11.5 All go to one place. */
export function Retreat() {
  const actions = useOffers('retreat');
  const by = useTable(({ view }) => view?.decision?.by);
  const isBattle = useTable(({ view }) => view?.battle !== undefined);
  const places =
    isBattle && (by === 'british' || by === 'american') ? (ask('departure', by)?.places ?? []) : [];
  return (
    <>
      <GunsLeft places={places} />
      <Foot>
        {actions.map((action, i) => (
          <ActButton key={action.place} action={action} chief={i === 0} lights={[action.place]}>
            {play.retreatTo(action.place, places.find(({ place }) => place === action.place)?.roads)}
          </ActButton>
        ))}
      </Foot>
    </>
  );
}

/** K60 before it is too late for them. */
function GunsLeft({ places }: { places: Departure['places'] }) {
  return places.map(({ place, guns }) =>
    guns.length > 0 ? (
      <p key={place} className="warning-line">
        {placeName(place)}: {play.gunsLeft(guns)}.
      </p>
    ) : null,
  );
}

/** 11.7 Among the nearest. */
export function GiveWay() {
  const actions = useOffers('giveWay');
  return (
    <Foot>
      {actions.map((action) => (
        <ActButton key={`${action.block} ${action.place}`} action={action} lights={[action.place]}>
          {placeName(action.place)}
        </ActButton>
      ))}
    </Foot>
  );
}

/** 11.1 */
export function StayOrGo() {
  const by = useTable(({ view }) => view?.decision?.by);
  const departure = by === 'british' || by === 'american' ? ask('departure', by) : undefined;
  return (
    <>
      {departure && (
        <>
          <p>
            {departure.places.length > 0
              ? play.departure.to(departure.places.map(({ place }) => place))
              : play.departure.none}
          </p>
          <GunsLeft places={departure.places} />
          <p className="hint">{play.departure.hits(departure.withdrawal)}</p>
        </>
      )}
      <Foot>
        <ActButton action={{ kind: 'stay' }} chief>
          {play.stay}
        </ActButton>
        <ActButton action={{ kind: 'withdraw' }} ends>
          {play.withdraw}
        </ActButton>
      </Foot>
    </>
  );
}

function useOffers<Kind extends Action['kind']>(kind: Kind): readonly Extract<Action, { kind: Kind }>[] {
  const actions = useTable((table) => table.view?.actions);
  return (actions ?? []).filter((action): action is Extract<Action, { kind: Kind }> => action.kind === kind);
}
