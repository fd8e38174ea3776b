/** A game that goes out, by file or link. */
import { save } from '../../engine/kernel/save';
import { cut } from '../../engine/kernel/timeline';
import { SARATOGA, type State, writePosition } from '../../engine/saratoga';
import { newSeed } from '../newGame';
import { writeFile } from './gameFile';
import { gameNamed, savedOf, tag } from './games';
import { newId } from './ids';
import { loadQuietly } from './intake';
import { writeLink } from './link';
import type { Parcel } from './parcel';
import { sealed } from './seals';

/** Everything of a game of the shelf, as the text of a file. */
export async function fileOf(id: string): Promise<string | undefined> {
  const parcel = await parcelOf(id);
  return parcel && writeFile(parcel);
}

/** The game up to now as the end of an address, sealed; the shelf remembers the seal. */
export async function linkOf(id: string): Promise<string | undefined> {
  const parcel = await parcelOf(id);
  if (!parcel) return undefined;
  const { session } = loadQuietly(parcel.saved);
  if (!session) return undefined;
  const upToNow = { ...parcel, saved: save(cut({ ...session, branches: [] })) };
  const seals = sealed(upToNow, parcel.seals);
  await tag(id, { seals });
  return `#/g/${writeLink({ ...upToNow, seals })}`;
}

/** What stands on the table alone, for others to play on from; undefined where a side may not see all of it. */
export async function positionLinkOf(id: string): Promise<string | undefined> {
  const { session } = loadQuietly(await savedOf(id));
  if (!session || !isOpen(session.state)) return undefined;
  const setup = { position: writePosition(session.state) };
  const saved = {
    ...save(session),
    setup,
    seed: newSeed(),
    isLifted: true,
    cursor: 0,
    actions: [],
    marks: [],
    branches: [],
  };
  return `#/g/${writeLink({ id: newId(), mode: 'solo', seals: [], saved: { ...saved, marks: firstMark(setup) } })}`;
}

const isOpen = (state: State): boolean => !state.fog && SARATOGA.decision(state) !== undefined;

/** The digest that vouches for the position itself. */
function firstMark(setup: unknown): readonly unknown[] {
  const { session } = loadQuietly({
    format: 1,
    game: SARATOGA.id,
    version: SARATOGA.version,
    setup,
    actions: [],
  });
  return session ? save(session).marks : [];
}

async function parcelOf(id: string): Promise<Parcel | undefined> {
  const [listed, saved] = await Promise.all([gameNamed(id), savedOf(id)]);
  if (!listed || !saved) return undefined;
  const { mode, name, seals = [] } = listed;
  return { id, name, mode, seals, saved: saved as Parcel['saved'] };
}
