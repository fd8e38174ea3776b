/** 5.0 Activations: which commanders can be activated by whom, and whom each would bring. */
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  counterOf,
  type FormationId,
  FORMATION_LIST,
  type Refusal,
  type Side,
} from '../../../../engine/saratoga';
import { type Effect, effectsOf } from '../../../../store/activation';
import { refusalFor, stateOnTable, useGame } from '../../../../store/game';
import { useTable } from '../../../../store/table';
import { nameOf, play } from '../../../text/play';
import { refusals } from '../../../text/refusals';
import { CaseLink } from '../CaseLink';
import { ActButton } from './Buttons';

export function Activate() {
  const view = useGame((game) => game.view);
  const session = useGame((game) => game.session);
  const side = view?.decision?.by as Side;
  const effects = useMemo(() => session && effectsOf(session.state, side), [session, side]);
  const [tapped, setTapped] = useState<FormationId>();
  const highlight = useTable((table) => table.highlight);
  // What was pointed at goes dark with the card.
  useEffect(() => () => highlight([]), [highlight]);
  const left = view?.about?.kind === 'activation' ? view.about.left : {};
  return (
    <>
      {Object.entries(left).map(([id, count]) => (
        <p key={id} className="aside">
          {view?.marks[id]?.includes('notActivated')
            ? play.command.idle(nameOf(id))
            : play.command.left(nameOf(id), count, ratingOf(id))}
        </p>
      ))}
      <ul className="formations">
        {FORMATION_LIST.filter((formation) => formation.side === side).map(({ id, name, overall }) => {
          const refusal = stateOnTable() && refusalFor({ kind: 'activate', formation: id });
          const effect = effects?.get(id);
          const isBroken = view?.morale[id].broken === true;
          if (refusal) return <Barred key={id} name={name} refusal={refusal} />;
          return (
            effect && (
              <Choice
                key={id}
                id={id}
                name={name}
                overall={nameOf(overall)}
                effect={effect}
                isBroken={isBroken}
                isTapped={id === tapped}
                onTap={() => setTapped(id)}
              />
            )
          );
        })}
      </ul>
      <div className="answers">
        <ActButton action={{ kind: 'endCommand' }} chief>
          {play.command.end}
        </ActButton>
      </div>
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
  readonly isBroken: boolean;
  readonly isTapped: boolean;
  readonly onTap: () => void;
}

/** Pointed at or focused, it shows on the map whom it brings; a finger shows first and activates with the second tap. */
function Choice({ id, name, overall, effect, isBroken, isTapped, onTap }: ChoiceProps) {
  const act = useGame((game) => game.act);
  const highlight = useTable((table) => table.highlight);
  const isFinger = useRef(false);
  const light = () =>
    highlight(
      effect.brings.map((unit) => unit.hex),
      effect.beyond.map((unit) => unit.hex),
    );
  const darken = () => highlight([]);
  return (
    <li
      onPointerEnter={light}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'touch') darken();
      }}
    >
      <button
        type="button"
        className={effect.brings.length > 0 && !isBroken ? 'answer' : 'answer idle'}
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
          {isBroken
            ? play.command.broken
            : play.command.effect(overall, effect.brings.length, effect.already.length, effect.beyond.length)}
        </small>
      </button>
    </li>
  );
}

function Barred({ name, refusal }: { name: string; refusal: Refusal }) {
  return (
    <li>
      <p className="barred">
        <b>{name}</b> {refusals[refusal.code as keyof typeof refusals]} <CaseLink rule={refusal.case} />
      </p>
    </li>
  );
}
