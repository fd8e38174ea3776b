/** 13.3, 13.4 The set-up: columns to entries, then the Americans to their places. */
import { Foot } from '../../../table/QuestionCard';
import { fieldNow } from '../../field';
import { act, useTable } from '../../table';
import { columnName, counterName } from '../../text/names';
import { play } from '../../text/play';
import { hold, useHand } from '../hand';
import { ActButton, CounterButton, CounterIcon } from './Buttons';

export function AssignEntry() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  const { world, scenario } = fieldNow();
  const entryOf = (formation: string) =>
    scenario.entries.find(({ id }) => view.columns[id]?.formation === formation)?.id;
  const members = (formation: string) =>
    scenario.counters.filter(({ setUp }) => setUp.kind === 'entry' && setUp.formation === formation);
  const free = scenario.counters.filter(({ setUp }) => setUp.kind === 'anyEntry');
  const rides = (leader: string) =>
    Object.values(view.columns).find(({ waiting }) => waiting.includes(leader))?.formation;
  return (
    <>
      {world.formations.map((formation) => (
        <fieldset key={formation} className="fs-column">
          <legend>{columnName(formation)}</legend>
          <span className="fs-members">
            {members(formation).map(({ id }) => (
              <CounterIcon key={id} id={id} />
            ))}
          </span>
          <span className="fs-segments">
            {scenario.entries.map(({ id, hex }) => (
              <button
                key={id}
                type="button"
                aria-pressed={entryOf(formation) === id}
                aria-label={`${id}: ${columnName(formation)}, ${play.setUp.entry(id, hex)}`}
                onClick={() => assign(formation, id, entryOf(formation))}
              >
                {id}
              </button>
            ))}
          </span>
        </fieldset>
      ))}
      {free.map(({ id }) => (
        <fieldset key={id} className="fs-column">
          <legend>{play.setUp.with.replace('Burgoyne', counterName(id))}</legend>
          <span className="fs-members">
            <CounterIcon id={id} />
          </span>
          <span className="fs-segments wide">
            {world.formations.map((formation) => (
              <button
                key={formation}
                type="button"
                aria-pressed={rides(id) === formation}
                onClick={() => act({ kind: 'join', leader: id, formation })}
              >
                {columnName(formation).replace('’s column', '')}
              </button>
            ))}
          </span>
        </fieldset>
      ))}
      <Foot>
        <ActButton action={{ kind: 'deploy' }}>{play.setUp.readyMade}</ActButton>
        <ActButton action={{ kind: 'ready' }} chief>
          {play.setUp.ready}
        </ActButton>
      </Foot>
    </>
  );
}

/** Whoever had the entry goes to the one that becomes free. */
function assign(formation: string, entry: string, before: string | undefined): void {
  const view = useTable.getState().view;
  const other = view?.columns[entry]?.formation;
  if (other === formation) return;
  if (other !== undefined) act({ kind: 'unassign', formation: other });
  act({ kind: 'assign', formation, entry });
  if (other !== undefined && before !== undefined) act({ kind: 'assign', formation: other, entry: before });
}

export function Place() {
  const view = useTable((table) => table.view);
  const [counter] = useHand((hand) => hand.chosen);
  if (!view) return null;
  const isPlaced = counter !== undefined && !view.notPlaced.includes(counter);
  return (
    <>
      <p className="hint">
        {view.notPlaced.length === 0 ? play.setUp.all : play.setUp.left(view.notPlaced.length)}
      </p>
      <div className="fs-counters">
        {view.notPlaced.map((id) => (
          <CounterButton key={id} id={id} pressed={id === counter} onPress={() => hold({ chosen: [id] })} />
        ))}
        {isPlaced && <CounterButton id={counter} pressed onPress={() => hold({ chosen: [] })} />}
      </div>
      <Foot>
        <ActButton action={{ kind: 'deploy' }}>{play.setUp.readyMade}</ActButton>
        {isPlaced && <ActButton action={{ kind: 'lift', counter }}>{play.setUp.lift(counter)}</ActButton>}
        {view.notPlaced.length === 0 && (
          <ActButton action={{ kind: 'ready' }} chief>
            {play.setUp.ready}
          </ActButton>
        )}
      </Foot>
    </>
  );
}
