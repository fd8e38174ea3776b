/** A game that goes out, by file or link: as it stands in play where it is in play, else the best that the library has of it. */
import { save } from '../engine/kernel/save';
import { cut } from '../engine/kernel/timeline';
import type { AnyRules } from '../games/contract';
import { LONGEST_FILE, writeFile } from './library/file';
import { newId } from './library/ids';
import { rulesOf } from './library/rulesOf';
import { listedGame, statesOf, tag } from './library/library';
import { writeLink } from './library/link';
import { type AnySession, bestOf, loadQuietly } from './library/load';
import type { Parcel } from './library/parcel';
import type { Seal } from './library/schemas';
import { sealed } from './library/seals';
import { newSeed } from './newGame';
import type { Notice } from './notices';
import { gameInPlay } from './play';
import { persons } from './seats';

/**
 * - text: the file, or the letters of the link. notice: what whoever sends it should hear before.
 * - unreadable: nothing of the game can be read. tooLong: no page would read it.
 */
export type Sent =
  | { readonly text: string; readonly notice: Notice | undefined; readonly error?: undefined }
  | { readonly text?: undefined; readonly notice?: undefined; readonly error: 'unreadable' | 'tooLong' };

interface Outgoing {
  readonly rules: AnyRules;
  readonly parcel: Parcel;
  readonly session: AnySession;
  readonly notice: Notice | undefined;
}

/** Seals that the disk would not keep. */
const sealsInMemory = new Map<string, readonly Seal[]>();

/** Everything of a game, as the text of a file. */
export async function fileOf(id: string): Promise<Sent> {
  const out = await outgoing(id);
  if (!out) return { error: 'unreadable' };
  const text = writeFile(out.parcel);
  return text.length > LONGEST_FILE ? { error: 'tooLong' } : { text, notice: out.notice };
}

/** The game up to now, packed for an address and sealed; the library remembers the seal. */
export async function linkOf(id: string): Promise<Sent> {
  const out = await outgoing(id);
  if (!out) return { error: 'unreadable' };
  const { parcel, rules, session, notice } = out;
  const upToNow = { ...parcel, saved: save(cut({ ...session, branches: [] })) };
  const seals = sealed(upToNow, parcel.seals);
  const text = writeLink({ ...upToNow, seals }, rules);
  if (text === undefined) return { error: 'tooLong' };
  if (await tag(id, { seals: [...seals] })) sealsInMemory.delete(id);
  else sealsInMemory.set(id, seals);
  return { text, notice };
}

/** What stands on the table alone, for others to play on from; undefined where a side may not see all of it. */
export async function positionLinkOf(id: string): Promise<string | undefined> {
  const { rules, session } = (await outgoing(id)) ?? {};
  if (!rules?.notation || !session || !isOpen(rules, session)) return undefined;
  const setup = rules.notation.setupAt(session.state) as unknown;
  const { id: game, version, sides } = rules.game;
  const seed = { generator: 'sfc32', seed: newSeed() };
  const first = loadQuietly(rules, { ...save(session), setup, actions: [], chain: [], branches: [] }).session;
  if (!first) return undefined;
  const saved = { ...save(first), game, version, dice: seed, isLifted: true };
  return writeLink({ id: newId(), seats: persons(sides), seals: [], saved }, rules);
}

const isOpen = (rules: AnyRules, { state }: AnySession): boolean =>
  !rules.isHiding(state) && rules.game.decision(state) !== undefined;

async function outgoing(id: string): Promise<Outgoing | undefined> {
  const entry = await listedGame(id);
  const about = { id, name: entry?.name, seals: sealsOf(id, entry?.seals ?? []) };
  const playing = gameInPlay();
  if (playing?.id === id) {
    const { rules, seats, session } = playing;
    return { rules, session, parcel: { ...about, seats, saved: save(session) }, notice: undefined };
  }
  const rules = entry && (await rulesOf(entry.game));
  const best = rules && bestOf(rules, await statesOf(id));
  if (!best) return undefined;
  const { session, state, notice } = best;
  return { rules, session, parcel: { ...about, seats: state.seats, saved: save(session) }, notice };
}

/** Those that the disk refused go on from those that it took, unless the game has come back with more since. */
function sealsOf(id: string, kept: readonly Seal[]): readonly Seal[] {
  const refused = sealsInMemory.get(id) ?? [];
  return refused.length > 0 && refused.length >= kept.length ? refused : kept;
}
