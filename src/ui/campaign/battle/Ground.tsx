/** Between the lines: what the ground does, and what the fire of whoever acts is likely to do to each position. */
import { DICE_CASES, type Position, type RoundAt, type Side, type View } from '../../../engine/campaign';
import { CaseLink } from '../../table/CaseLink';
import { ask } from '../table';
import { play } from '../text/play';
import { fightersIn, POSITIONS_IN_LINE, useLine } from './line';

export function Ground({ view, below }: { view: View; below: Side }) {
  const chosen = useLine((line) => line.chosen);
  const { battle, decision } = view;
  if (!battle) return null;
  const acting = decision?.kind === 'act' ? (decision.by as Side) : undefined;
  const aims = acting ? (ask('round', acting) ?? []) : [];
  const shot = chosen !== undefined && decision?.kind === 'act' ? ask('volley', chosen) : undefined;
  const water = battle.round === 1 && hasWater(view);
  // A column is named by the position of the side below.
  const columns: readonly Position[] = battle.isSkirmish ? ['center'] : POSITIONS_IN_LINE;
  const target = (column: Position): Position => (acting === below ? FACING[column] : column);
  return (
    <div className={`battle-ground ${water ? 'water' : ''}`}>
      {columns.map((column) => (
        <Column
          key={column}
          isUp={acting === below}
          isAimed={shot !== undefined && shot.target === target(column)}
          aim={aims.find((each) => each.target === target(column))}
        />
      ))}
      {battle.isFort && battle.round === 1 && (
        <p className="ground-note">
          {play.battle.fort} <CaseLink rule={DICE_CASES.fort} />
        </p>
      )}
      {water && (
        <p className="ground-note">
          {play.battle.water} <CaseLink rule={DICE_CASES.water} />
        </p>
      )}
    </div>
  );
}

const FACING: Readonly<Record<Position, Position>> = {
  left: 'right',
  center: 'center',
  right: 'left',
  reserve: 'reserve',
};

function Column({ aim, isUp, isAimed }: { aim: RoundAt | undefined; isUp: boolean; isAimed: boolean }) {
  return (
    <div className={`ground-column ${isAimed ? 'aimed' : ''}`}>
      {aim && (
        <p>
          <i className={isUp ? 'aim-arrow up' : 'aim-arrow'} />
          <b>{mean(aim.hits).toFixed(1)}</b> {play.battle.hitsShort}
          <span className="whose"> {play.battle.hitsExpected}</span>
          {aim.empties !== undefined && <small>{play.battle.expected(aim.empties)}</small>}
        </p>
      )}
    </div>
  );
}

const mean = (chances: readonly number[]): number =>
  chances.reduce((sum, chance, hits) => sum + chance * hits, 0);

/** 10.14 somebody whose face is seen came over water. */
const hasWater = ({ battle }: View): boolean =>
  battle !== undefined &&
  !battle.isFort &&
  fightersIn(battle.lines[battle.attacker]).some(({ id }) =>
    ask('volley', id)?.reasons.some(({ what }) => what === 'water'),
  );
