/** 3.2, 15.2 Who rallies, what it brings, and on which die. */
import { Foot } from '../../../table/QuestionCard';
import { act, ask, useTable } from '../../table';
import { percent } from '../../text/names';
import { play } from '../../text/play';
import { ActButton, CounterButton } from './Buttons';

export function Rally() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  return (
    <>
      <div className="fs-counters">
        {(ask('rallies') ?? []).map(({ unit, what, needed }) => (
          <CounterButton key={unit} id={unit} onPress={() => act({ kind: 'rally', unit })}>
            <small>
              {play.rally.what[what]},{' '}
              {needed === undefined
                ? play.rally.free
                : `${play.rally.on(needed)}: ${percent(Math.max(0, Math.min(6, needed)) / 6)}`}
            </small>
          </CounterButton>
        ))}
      </div>
      <Foot>
        <ActButton action={{ kind: 'endRally' }} ends>
          {play.rally.end}
        </ActButton>
      </Foot>
    </>
  );
}
