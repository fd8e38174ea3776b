/** 6.0 Activations for action points: a leader with his group, a unit, all Natives, Clinton; then the end of movement. */
import { useState } from 'react';
import type { LooseEnds, View } from '../../../../engine/campaign';
import { Foot } from '../../../table/QuestionCard';
import { blockOf } from '../../spots';
import { act, ask, useTable } from '../../table';
import { play } from '../../text/play';
import { useHand } from '../hand';
import { ActButton } from './ActButton';
import { GoButtons } from './GoButtons';
import { StacksToMove, Tray } from './Tray';

export function Move() {
  const view = useTable((table) => table.view);
  const isInHand = useHand((hand) => hand.place !== undefined);
  const [isSure, setSure] = useState(false);
  if (!view) return null;
  const points = view.ap[view.phasing];
  const has = (kind: string) => view.actions.some((action) => action.kind === kind);
  // 5.3 points that are left are lost.
  const isEarly = points > 0 && view.actions.length > 1 && !view.isOutOfTime;
  const ends = ask('looseEnds', view.phasing);
  // Only what cannot be mended later asks by itself.
  const isAsked = isEarly || (!view.isOutOfTime && (ends?.bare.length ?? 0) > 0);
  const isLast = view.isOutOfTime && !isPlayedOn(view);
  return (
    <>
      {view.isOutOfTime && (
        <p className="warning-line">
          {play.settled.note} {isLast ? play.settled.mayEnd : play.settled.playedOn}
        </p>
      )}
      {isInHand && <GoButtons />}
      <Tray />
      <StacksToMove />
      {has('clinton') && <p className="hint">{play.clintonHint}</p>}
      <Foot>
        {isSure ? (
          <div className="sure-end" role="alert">
            <ul>
              {unfinished(view, ends, isEarly).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>{play.sure.ask}</p>
            <button type="button" className="answer" onClick={() => setSure(false)}>
              {play.sure.back}
            </button>
            <button type="button" className="answer ends" onClick={() => act({ kind: 'endMovement' })}>
              {play.sure.end}
            </button>
          </div>
        ) : (
          <>
            {has('natives') && <ActButton action={{ kind: 'natives' }}>{play.natives}</ActButton>}
            {has('clinton') && <ActButton action={{ kind: 'clinton' }}>{play.clinton}</ActButton>}
            <button
              type="button"
              className="answer ends"
              onClick={() => (isAsked ? setSure(true) : act({ kind: 'endMovement' }))}
            >
              {isLast ? play.settled.end : play.endMovement}
            </button>
          </>
        )}
      </Foot>
    </>
  );
}

/** 7.1 a leader who has moved may still try. */
const canForce = ({ blocks, phasing }: View): boolean =>
  blocks.some(
    ({ id, hasMoved }) => hasMoved && blockOf(id).type === 'leader' && blockOf(id).side === phasing,
  );

/** 7.1, 10.0 whether a forced march or a battle comes after this phase. */
const isPlayedOn = (view: View): boolean =>
  canForce(view) || Object.values(view.counts).some(({ british, american }) => british > 0 && american > 0);

/** What would be left undone, the gravest first. */
function unfinished(view: View, ends: LooseEnds | undefined, isEarly: boolean): string[] {
  const points = view.ap[view.phasing];
  const { bare = [], double = [], idle = [] } = ends ?? {};
  return [
    bare.length > 0 ? play.sure.bare(bare) : '',
    isEarly ? play.sure.points(points, canForce(view)) : '',
    idle.length > 0 ? play.sure.idle(idle) : '',
    double.length > 0 ? play.sure.double(double) : '',
  ].filter(Boolean);
}

/** 6.4 One more place, or a halt. */
export function March() {
  return (
    <>
      <GoButtons />
      <Tray />
      <Foot>
        <ActButton action={{ kind: 'halt' }} ends>
          {play.halt}
        </ActButton>
      </Foot>
    </>
  );
}

/** 6.2 Each Native on its own. */
export function NativeMarch() {
  const isInHand = useHand((hand) => hand.place !== undefined);
  return (
    <>
      {isInHand && <GoButtons />}
      <Tray />
      <StacksToMove />
      <Foot>
        <ActButton action={{ kind: 'endNatives' }} ends>
          {play.nativesDone}
        </ActButton>
      </Foot>
    </>
  );
}
