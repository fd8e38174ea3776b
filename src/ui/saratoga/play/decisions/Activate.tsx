/** 5.0 Activations: which commanders can be activated by whom, and whom each would bring. */
import { Foot } from '../../../table/QuestionCard';
import { NO_HEX } from '../../../../engine/hexmap/hexId';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  counterOf,
  type Effect,
  type FormationId,
  FORMATION_LIST,
  GRID,
  hexOfCounter,
  isUnit,
  type Refusal,
  type Side,
  type View,
} from '../../../../engine/saratoga';
import { useOverlays } from '../../overlays';
import { nameOf, play } from '../../text/play';
import { refusals } from '../../text/refusals';
import { CaseLink } from '../../../table/CaseLink';
import { Icon } from '../../../widgets/Icon';
import { ActButton } from './Buttons';
import { act, ask, check, useTable } from '../../table';
import { usePointer } from '../../../hexboard/pointer';

export function Activate() {
  const view = useTable((table) => table.view);
  const side = view?.decision?.by as Side;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each view is a new position
  const effects = useMemo(() => ask('activations', side), [view, side]);
  const [tapped, setTapped] = useState<FormationId>();
  const highlight = usePointer((pointer) => pointer.highlight);
  // What was pointed at goes dark with the card.
  useEffect(
    () => () => {
      highlight([]);
      useOverlays.setState({ formation: undefined });
    },
    [highlight],
  );
  const left = view?.about?.kind === 'activation' ? view.about.left : {};
  const own = FORMATION_LIST.filter((formation) => formation.side === side);
  const isUseful = ({ brings, leads }: Effect, id: FormationId) =>
    (brings.length > 0 || leads) && view?.morale[id].broken !== true;
  const open = own.filter(({ id }) => !check({ kind: 'activate', formation: id }));
  const hasOnlyLeaders = open.every(({ id }) => effects?.get(id)?.brings.length === 0);
  return (
    <>
      {Object.entries(left).map(([id, count]) => (
        <p key={id} className={count > 0 ? 'aside told' : 'aside'}>
          {view?.marks[id]?.includes('notActivated')
            ? play.command.idle(nameOf(id))
            : play.command.left(nameOf(id), count, ratingOf(id))}
        </p>
      ))}
      {hasOnlyLeaders && <p className="aside">{play.command.onlyLeaders}</p>}
      <ul className="formations">
        {own.map(({ id, name, overall }) => {
          const refusal = check({ kind: 'activate', formation: id });
          const effect = effects?.get(id);
          if (refusal?.code === 'alreadyActive') return <Activated key={id} name={name} />;
          return (
            !refusal &&
            effect &&
            isUseful(effect, id) && (
              <Choice
                key={id}
                id={id}
                name={name}
                overall={nameOf(overall)}
                effect={effect}
                isTapped={id === tapped}
                onTap={() => setTapped(id)}
              />
            )
          );
        })}
      </ul>
      <details className="others">
        <summary>{play.command.others}</summary>
        <ul className="formations">
          {own.map(({ id, name, overall }) => {
            const refusal = check({ kind: 'activate', formation: id });
            const effect = effects?.get(id);
            if (refusal)
              return (
                refusal.code !== 'alreadyActive' && (
                  <Barred key={id} name={name} refusal={refusal} why={view && whyTooFar(view, id, overall)} />
                )
              );
            return (
              effect &&
              !isUseful(effect, id) && (
                <Choice
                  key={id}
                  id={id}
                  name={name}
                  overall={nameOf(overall)}
                  effect={effect}
                  isBroken={view?.morale[id].broken === true}
                  isTapped={id === tapped}
                  onTap={() => setTapped(id)}
                />
              )
            );
          })}
        </ul>
      </details>
      <Foot>
        <ActButton action={{ kind: 'endCommand' }} ends>
          {play.command.end}
        </ActButton>
      </Foot>
    </>
  );
}

/** 2.2.4 */
function ratingOf(id: string): number {
  const leader = counterOf(id);
  return leader.kind === 'overall' ? leader.activation : 0;
}

interface ChoiceProps {
  readonly id: FormationId;
  readonly name: string;
  readonly overall: string;
  readonly effect: Effect;
  readonly isBroken?: boolean;
  readonly isTapped: boolean;
  readonly onTap: () => void;
}

/** Pointed at or focused, it shows on the map whom it brings, all of its own and the reach of its leader; a finger shows first and activates with the second tap. */
function Choice({ id, name, overall, effect, isBroken = false, isTapped, onTap }: ChoiceProps) {
  const highlight = usePointer((pointer) => pointer.highlight);
  const isFinger = useRef(false);
  const light = () => {
    highlight(
      effect.brings.map((unit) => unit.hex),
      effect.beyond.map((unit) => unit.hex),
    );
    useOverlays.setState({ formation: id });
  };
  const darken = () => {
    highlight([]);
    useOverlays.setState({ formation: undefined });
  };
  return (
    <li
      onPointerEnter={light}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'touch') darken();
      }}
    >
      <button
        type="button"
        className={(effect.brings.length > 0 || effect.leads) && !isBroken ? 'answer' : 'answer idle'}
        onFocus={light}
        onBlur={darken}
        onPointerDown={({ pointerType }) => {
          isFinger.current = pointerType === 'touch';
        }}
        onClick={() => {
          if (isFinger.current && !isTapped) {
            light();
            onTap();
          } else act({ kind: 'activate', formation: id });
        }}
      >
        <b>{name}</b>
        <small>
          {isTapped && `${play.command.tapAgain} `}
          {isBroken ? play.command.broken : play.command.effect(overall, effect)}
        </small>
      </button>
    </li>
  );
}

function Activated({ name }: { name: string }) {
  return (
    <li className="activated">
      <Icon name="tick" /> <b>{name}</b> {play.command.activated}
    </li>
  );
}

/** 2.2.5 how far the commander is from his superior, and how far that one reaches. */
function whyTooFar(view: View, formation: FormationId, overall: string): string | undefined {
  const superior = counterOf(overall);
  const [from, to] = [hexOfCounter(view, `L-${formation}`), hexOfCounter(view, overall)];
  if (isUnit(superior) || from === NO_HEX || to === NO_HEX) return undefined;
  return play.command.tooFar(superior.name, GRID.distance(from, to), superior.span);
}

interface BarredProps {
  readonly name: string;
  readonly refusal: Refusal;
  readonly why: string | undefined;
}

function Barred({ name, refusal, why }: BarredProps) {
  const sentence = refusals[refusal.code as keyof typeof refusals];
  return (
    <li>
      <p className="barred">
        <b>{name}</b> {(refusal.code === 'outsideSpan' && why) || sentence} <CaseLink rule={refusal.case} />
      </p>
    </li>
  );
}
