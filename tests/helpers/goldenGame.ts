/** The whole games of tests/replays: as sessions, as saved games, and what their files say of each phase. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededDice } from '../../src/engine/kernel/dice';
import { load, save, type SavedGame } from '../../src/engine/kernel/session';
import { begin, grow, growBy, grown } from '../../src/engine/kernel/timeline';
import { type Action, type Event, SARATOGA, type State } from '../../src/engine/saratoga';
import type { GameSession } from '../../src/store/game';
import { actionsOf, type RecordedGame } from '../replays/notation';

const folder = join(import.meta.dirname, '../replays');

export const GOLDEN = ['sept19-5', 'sept19-7', 'sept19-9', 'oct7-4', 'oct7-8', 'oct7-9'] as const;

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

/** With the seed and all digests: the rolls of these files came from the seed that they name. */
export function goldenRecord(name: (typeof GOLDEN)[number]): SavedGame {
  const { setup, seed, phases } = goldenFile(name);
  const growing = grow(begin<State, Action, Event>(SARATOGA, setup, { dice: seededDice(seed) }));
  for (const { actions } of phases) for (const action of actionsOf(actions)) growBy(growing, action);
  return JSON.parse(JSON.stringify(save(grown(growing)))) as SavedGame;
}

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
