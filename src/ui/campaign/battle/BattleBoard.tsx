/** 10.0 The battle on its own folding board: two lines of three positions, reserves behind them, the ground between. */
import type { ReactNode } from 'react';
import type { BattleView, Side, View } from '../../../engine/campaign';
import { enemyOfSide } from '../../../engine/campaign';
import { CaseLink } from '../../table/CaseLink';
import { useTable } from '../table';
import { play } from '../text/play';
import { Ground } from './Ground';
import { POSITIONS_IN_LINE, sideBelow, useLine } from './line';
import { PositionCell } from './PositionCell';
import { walkPositions } from './walkPositions';

export function BattleBoard() {
  const view = useTable((table) => table.view);
  const isAway = useLine((line) => line.isAway);
  const setAway = useLine((line) => line.setAway);
  if (!view?.battle) return null;
  const { battle } = view;
  if (isAway)
    return (
      <button type="button" className="answer chief battle-back" onClick={() => setAway(false)}>
        {play.battle.back}
      </button>
    );
  const below = sideBelow(view);
  const above = enemyOfSide(below);
  return (
    <section
      className={`battle-board ${battle.isFort ? 'at-fort' : ''}`}
      aria-label={play.battle.title(battle.place, battle.isSkirmish)}
    >
      <header>
        <h2>{play.battle.title(battle.place, battle.isSkirmish)}</h2>
        <p>
          <b>{play.battle.round(isForming(view) ? 0 : battle.round)}</b>
          {' · '}
          {play.battle.attacks(battle.attacker)} <CaseLink rule={battle.isSkirmish ? '10.4' : '10.6'} />
        </p>
        <button type="button" className="answer" onClick={() => setAway(true)}>
          {play.battle.map}
        </button>
      </header>
      <div className={battle.isSkirmish ? 'battle-field skirmish' : 'battle-field'}>
        <Lines side={above} isAbove>
          <Reserve side={above} battle={battle} />
          <Row side={above} battle={battle} isAbove />
        </Lines>
        <Ground view={view} below={below} />
        <Lines side={below} isAbove={false}>
          <Row side={below} battle={battle} isAbove={false} />
          <Reserve side={below} battle={battle} />
        </Lines>
      </div>
    </section>
  );
}

const isForming = ({ decision }: View): boolean => decision?.kind === 'deploy';

/** A grid of a line and its reserve; the arrow keys go over from one side to the other. */
function Lines({ side, isAbove, children }: { side: Side; isAbove: boolean; children: ReactNode }) {
  return (
    <div
      role="grid"
      aria-label={play.battle.lines(side)}
      className={isAbove ? 'battle-lines above' : 'battle-lines'}
      tabIndex={-1}
      onKeyDown={walkPositions}
    >
      {children}
    </div>
  );
}

/** Seen from the other side the left is on the right hand: each position stands before the one that it fires at. */
function Row({ side, battle, isAbove }: { side: Side; battle: BattleView; isAbove: boolean }) {
  const positions = battle.isSkirmish
    ? (['center'] as const)
    : isAbove
      ? POSITIONS_IN_LINE.toReversed()
      : POSITIONS_IN_LINE;
  return (
    <div
      role="row"
      aria-label={play.battle.line(side)}
      className={`battle-row ${side} ${battle.acting === side ? 'acting' : ''}`}
    >
      {positions.map((position) => (
        <PositionCell key={position} side={side} position={position} />
      ))}
    </div>
  );
}

function Reserve({ side, battle }: { side: Side; battle: BattleView }) {
  const { reserve, closed } = battle.lines[side];
  if (battle.isSkirmish && reserve.length + closed === 0) return null;
  return (
    <div
      role="row"
      aria-label={play.battle.position(side, 'reserve')}
      className={`battle-row reserve ${side}`}
    >
      <PositionCell side={side} position="reserve" />
    </div>
  );
}
