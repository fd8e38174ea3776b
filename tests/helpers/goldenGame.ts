/** A whole game of tests/replays as a session, and what its file says of each of its phases. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, save, type SavedGame } from '../../src/engine/kernel/session';
import { SARATOGA } from '../../src/engine/saratoga';
import type { GameSession } from '../../src/store/game';
import { actionsOf, type RecordedGame } from '../replays/notation';

const folder = join(import.meta.dirname, '../replays');

export const goldenFile = (name: string): RecordedGame =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as RecordedGame;

interface Wanted {
  /** After so many actions. */
  readonly until?: number;
  readonly fog?: boolean;
}

export function goldenGame(name: string, { until = Infinity, fog = true }: Wanted = {}): GameSession {
  const { setup, phases } = goldenFile(name);
  const actions = phases.flatMap((phase) => actionsOf(phase.actions)).slice(0, until);
  const record = {
    format: 1,
    game: SARATOGA.id,
    version: SARATOGA.version,
    setup: { ...setup, fog },
    isLifted: false,
    cursor: actions.length,
    actions,
    marks: [],
    branches: [],
  };
  // Dice that wait, as they do on the table. The file has no chain of digests that could confirm it.
  const { session, stop } = load(SARATOGA, record, { seed: name, roll: () => undefined });
  if (!session || stop?.why !== 'unconfirmed')
    throw new Error(`${name} cannot be read: ${JSON.stringify(stop)}`);
  return session;
}

/** As it would lie in a browser. */
export const goldenSave = (name: string, wanted?: Wanted): SavedGame => save(goldenGame(name, wanted));

export interface GoldenPhase {
  /** After so many actions. */
  readonly place: number;
  /** ‘turn 1 american combat’. */
  readonly at: string;
  readonly points: { readonly british: number; readonly american: number };
  readonly broken: readonly string[];
}

/** From the file alone: where each phase began, and how the battle stood then. */
export function goldenPhases(name: string): readonly GoldenPhase[] {
  let place = 0;
  return goldenFile(name).phases.map(({ at, facts, actions }) => {
    const [, british, american] = /points (\d+):(\d+)/.exec(facts) ?? [];
    const broken = /broken (\S+)/.exec(facts)?.[1] ?? 'none';
    const phase = {
      place,
      at,
      points: { british: Number(british), american: Number(american) },
      broken: broken === 'none' ? [] : broken.split(','),
    };
    place += actions.split('; ').length;
    return phase;
  });
}
