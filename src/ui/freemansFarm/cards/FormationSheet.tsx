/** 4.1 A Formation card to read: its state, and every Command with its dice, its target, or why not. */
import { type FormationId, FORMATIONS } from '../../../engine/freemansFarm';
import { part } from '../../widgets/Part';
import { useSpot } from '../spot';
import { useTable } from '../table';
import { boxNames, menOf, titleOf } from '../text/names';
import { play } from '../text/play';
import { CommandLine } from './CommandLine';
import { Markers } from './Markers';
import { MoraleTrack } from './MoraleTrack';
import { FormationChip, stateWords } from './FormationChip';

const Provenance = part(() => import('./Provenance'));

export default function FormationSheet() {
  const formation = useSpot((spot) => spot.formation);
  const open = useSpot((spot) => spot.open);
  if (!formation)
    return (
      <div className="ff-all">
        <p className="aside">{play.formation.choose}</p>
        {FORMATIONS.map((id) => (
          <FormationChip key={id} id={id} />
        ))}
      </div>
    );
  return (
    <>
      <button type="button" className="look" onClick={() => open(undefined)}>
        {play.formation.all}
      </button>
      <Sheet key={formation} id={formation} />
    </>
  );
}

function Sheet({ id }: { id: FormationId }) {
  const view = useTable((table) => table.view?.formations[id]);
  if (!view) return null;
  return (
    <div className={`ff-sheet ${view.side} ${view.out ? 'out' : ''}`}>
      <h3>{titleOf(id)}</h3>
      <p className="aside">
        {menOf[id]}; {play.formation.stands(boxNames[view.at])}
      </p>
      <p className="ff-sheet-state">
        <MoraleTrack view={view} />
        <Markers view={view} />
      </p>
      <p>{stateWords(view)}</p>
      <h4>{play.formation.commands}</h4>
      <ul className="ff-commands">
        {view.commands.map((command) => (
          <li key={command.id} className={command.refusal ? 'not' : 'can'}>
            <CommandLine view={command} />
          </li>
        ))}
      </ul>
      <Provenance id={id} />
    </div>
  );
}
