/** 8.3-8.6, 15.3 The choices after a result, with what follows from each. */
import type { View } from '../../../../engine/firstSaratoga';
import { Foot } from '../../../table/QuestionCard';
import { fieldNow, hexOfCounter } from '../../field';
import { ask, useTable } from '../../table';
import { counterNames, hexName } from '../../text/names';
import { play } from '../../text/play';
import { ActButton, CounterIcon } from './Buttons';

export function Exchange() {
  const view = useTable((table) => table.view);
  return (
    <>
      {view && <Fates view={view} units={defenders(view)} />}
      <Foot>
        <ActButton action={{ kind: 'exchange', choice: 'loss' }}>{play.exchange.loss}</ActButton>
        <ActButton action={{ kind: 'exchange', choice: 'retreat' }}>{play.exchange.retreat}</ActButton>
      </Foot>
    </>
  );
}

export function Hold() {
  const view = useTable((table) => table.view);
  const about = view?.about?.kind === 'attack' ? view.about : undefined;
  const units = !view || !about ? [] : about.result.startsWith('A') ? about.units : defenders(view);
  return (
    <>
      {view && <Fates view={view} units={units} />}
      <Foot>
        <ActButton action={{ kind: 'hold', choice: 'loss' }}>{play.hold.loss}</ActButton>
        <ActButton action={{ kind: 'hold', choice: 'retreat' }}>{play.hold.retreat}</ActButton>
      </Foot>
    </>
  );
}

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
  const choices = (hex: number) => (
    <>
      {!forced.includes(hex) && (
        <ActButton action={{ kind: 'giveGround', hex, choice: 'stay' }} lights={[hex]}>
          {isLong ? play.giveGround.stayLong : play.giveGround.stay}
        </ActButton>
      )}
      <ActButton action={{ kind: 'giveGround', hex, choice: 'retreat' }} lights={[hex]}>
        {play.giveGround.retreat}
      </ActButton>
    </>
  );
  return (
    <>
      {hexes.map((hex) => {
        const here = units.filter((id) => hexOfCounter(view.stacks, id) === hex);
        return (
          <section key={hex} className="fs-ground">
            <h4>
              {hexName(hex)}: {counterNames(here)}
            </h4>
            <span className="fs-members">
              {here.map((id) => (
                <CounterIcon key={id} id={id} />
              ))}
            </span>
            {forced.includes(hex) && <p className="hint">{play.giveGround.forced}</p>}
            <Fates view={view} units={here} />
            {hexes.length === 1 ? <Foot>{choices(hex)}</Foot> : <div className="answers">{choices(hex)}</div>}
          </section>
        );
      })}
    </>
  );
}

/** 8.9 what a retreat would come to for whom it would not end well. */
function Fates({ units }: { view: View; units: readonly string[] }) {
  const told = (ask('fates', units) ?? [])
    .map(({ unit, fate }) => play.giveGround.fates[fate](unit))
    .filter((words) => words !== '');
  return told.map((words) => (
    <p key={words} className="fs-warning">
      {words}
    </p>
  ));
}
