/** 3.2, 15.2 Who rallies, what it brings, and on which die. */
import { Foot } from '../../../table/QuestionCard';
import { fieldNow } from '../../field';
import { act, ask, useTable } from '../../table';
import { percent } from '../../text/names';
import { play } from '../../text/play';
import { ActButton, CounterButton } from './Buttons';

export function Rally() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  const chances = ask('rallies') ?? [];
  const free = chances.filter(({ needed }) => needed === undefined).map(({ unit }) => unit);
  // Whoever has rallied keeps his place, so that nobody else comes under the pointer.
  const shown = fieldNow().scenario.counters.flatMap(({ id }) => {
    const chance = chances.find(({ unit }) => unit === id);
    return chance || view.marks[id]?.includes('rallied') ? [{ id, chance }] : [];
  });
  return (
    <>
      <div className="fs-counters">
        {shown.map(({ id, chance }) => (
          <CounterButton
            key={id}
            id={id}
            isDone={!chance}
            onPress={() => {
              if (chance) act({ kind: 'rally', unit: id });
            }}
          >
            <small>
              {!chance
                ? play.rally.done
                : `${play.rally.what[chance.what]}, ${
                    chance.needed === undefined
                      ? play.rally.free
                      : `${play.rally.on(chance.needed)}: ${percent(Math.max(0, Math.min(6, chance.needed)) / 6)}`
                  }`}
            </small>
          </CounterButton>
        ))}
      </div>
      <Foot>
        {free.length > 1 && (
          <button
            type="button"
            className="answer"
            onClick={() => {
              for (const unit of free) if (!act({ kind: 'rally', unit })) break;
            }}
          >
            {play.rally.allFree(free.length)}
          </button>
        )}
        <ActButton action={{ kind: 'endRally' }} ends>
          {play.rally.end}
        </ActButton>
      </Foot>
    </>
  );
}
