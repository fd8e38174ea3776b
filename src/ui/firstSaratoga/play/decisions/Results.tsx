/** 8.3-8.6, 15.3 The choices after a result, with what follows from each. */
import type { Side, View } from '../../../../engine/firstSaratoga';
import type { Hex } from '../../../../engine/hexmap/hexId';
import { Foot } from '../../../table/QuestionCard';
import { counterOf, fieldNow, hexOfCounter } from '../../field';
import { ask, useTable } from '../../table';
import { counterNames, hexName } from '../../text/names';
import { play } from '../../text/play';
import { sideNames } from '../../text/sides';
import { ActButton, CounterIcon } from './Buttons';

export function Exchange() {
  const view = useTable((table) => table.view);
  if (view?.about?.kind !== 'attack') return null;
  const { primary, defender = '' } = view.about;
  const units = defenders(view);
  const isNear = isBeside(hexOfCounter(view.stacks, primary), view.about.hex);
  return (
    <>
      <Fates units={units} />
      <Foot>
        <ActButton action={{ kind: 'exchange', choice: 'loss' }} isPriced>
          <b>{play.exchange.loss}</b>
          <small>{losses(isNear ? [defender, primary] : [defender])}</small>
        </ActButton>
        <ActButton action={{ kind: 'exchange', choice: 'retreat' }} isPriced>
          <b>{play.exchange.retreat}</b>
          <small>
            {isShaken(view, units)
              ? play.exchange.breaks(losses(shakenOf(view, units)), tired(view, units))
              : play.exchange.instead(tired(view, units))}
          </small>
        </ActButton>
      </Foot>
    </>
  );
}

export function Hold() {
  const view = useTable((table) => table.view);
  if (view?.about?.kind !== 'attack') return null;
  const { about } = view;
  const isAttacker = about.result.startsWith('A');
  const units = isAttacker ? about.units : defenders(view);
  return (
    <>
      <Fates units={units} />
      <Foot>
        <ActButton action={{ kind: 'hold', choice: 'loss' }} isPriced>
          <b>{play.hold.loss}</b>
          <small>{losses([isAttacker ? about.primary : (about.defender ?? '')])}</small>
        </ActButton>
        <ActButton action={{ kind: 'hold', choice: 'retreat' }} isPriced>
          <b>{play.hold.retreat}</b>
          <small>{play.hold.back(losses(shakenOf(view, units)), tired(view, units))}</small>
        </ActButton>
      </Foot>
    </>
  );
}

/** 2.4 what the loss of a step means for each of them. */
const losses = (units: readonly string[]): string =>
  units
    .flatMap((unit) => {
      const price = ask('price', unit);
      return price ? [play.price(price, sideNames[enemyOf(counterOf(unit).side)])] : [];
    })
    .join(' ');

const enemyOf = (side: Side): Side => (side === 'british' ? 'colonial' : 'british');

const isBeside = (one: number, other: number): boolean =>
  fieldNow().world.grid.areAdjacent(one as Hex, other as Hex);

/** 8.7 those who were disrupted before: they lose a step first, and nobody with them may stay. */
const shakenOf = ({ marks }: View, units: readonly string[]): readonly string[] =>
  units.filter((id) => marks[id]?.includes('disrupted'));

const isShaken = (view: View, units: readonly string[]): boolean => shakenOf(view, units).length > 0;

/** 15.1 the battalions that a retreat would make ineffective. */
const tired = ({ marks }: View, units: readonly string[]): readonly string[] =>
  units.filter((id) => counterOf(id).kind === 'battalion' && !marks[id]?.includes('ineffective'));

/** All units of the hex under attack. */
function defenders({ about, stacks }: View): readonly string[] {
  const { world } = fieldNow();
  const there = about?.kind === 'attack' ? (stacks[about.hex] ?? []) : [];
  return there.filter((id) => !world.isLeader[world.numberOf.get(id) ?? -1]);
}

export function GiveGround() {
  const view = useTable((table) => table.view);
  if (view?.about?.kind !== 'giveGround') return null;
  const { hexes, forced, units } = view.about;
  const isLong = view.decision?.kind === 'afterLongShot';
  const choices = (hex: number, here: readonly string[]) => (
    <>
      {!forced.includes(hex) && (
        <ActButton action={{ kind: 'giveGround', hex, choice: 'stay' }} lights={[hex]} isPriced>
          <b>{isLong ? play.giveGround.stayLong : play.giveGround.stay}</b>
          <small>{play.giveGround.stays}</small>
        </ActButton>
      )}
      <ActButton action={{ kind: 'giveGround', hex, choice: 'retreat' }} lights={[hex]} isPriced>
        <b>{play.giveGround.retreat}</b>
        <small>{play.giveGround.goes(tired(view, here), isShaken(view, here))}</small>
      </ActButton>
    </>
  );
  return (
    <>
      {hexes.map((hex) => {
        const here = units.filter((id) => hexOfCounter(view.stacks, id) === hex);
        return (
          <section key={hex} className="fs-ground">
            <h3 className="subhead">
              {hexName(hex)}: {counterNames(here)}
            </h3>
            <span className="fs-members">
              {here.map((id) => (
                <CounterIcon key={id} id={id} />
              ))}
            </span>
            {forced.includes(hex) && <p className="hint">{play.giveGround.forced}</p>}
            <Fates units={here} />
            {hexes.length === 1 ? (
              <Foot>{choices(hex, here)}</Foot>
            ) : (
              <div className="answers">{choices(hex, here)}</div>
            )}
          </section>
        );
      })}
    </>
  );
}

/** 8.9 what a retreat would come to for whom it would not end well. */
function Fates({ units }: { units: readonly string[] }) {
  const told = (ask('fates', units) ?? [])
    .map(({ unit, fate }) => play.giveGround.fates[fate](unit))
    .filter((words) => words !== '');
  return told.map((words) => (
    <p key={words} className="fs-warning">
      {words}
    </p>
  ));
}
