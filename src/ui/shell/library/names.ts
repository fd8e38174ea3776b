/** How a game of the library is called: by its players, or by where it stands. */
import { entryOf } from '../../../games/list';
import type { Listed } from '../../../store/library/entries';
import { levelAt } from '../../../store/seats';
import { saves } from '../../text/saves';
import { capital } from '../../text/common';
import { title } from '../../text/title';

/** Where it stands, in a few words. */
export const standOf = ({ game, label }: Pick<Listed, 'game' | 'label'>): string | undefined =>
  label && entryOf(game)?.describe(label);

export const nameOf = (listed: Pick<Listed, 'name' | 'game' | 'label'>): string =>
  listed.name ?? standOf(listed) ?? saves.unknown;

/** The name of a copy tells where it came from, and not where that stood. */
export function copyNameOf({ name, game, label }: Pick<Listed, 'name' | 'game' | 'label'>): string {
  const scenario = entryOf(game)?.scenarios.find(({ id }) => id === label?.scenario);
  return saves.copyOf(name ?? scenario?.name ?? saves.unknown);
}

/** Where it stands and when it was played, beside its name. */
export function detailsOf(listed: Listed, now: number): string {
  const parts = [
    listed.name && standOf(listed),
    listed.at > 0 && title.resume.when(listed.at, now),
    playersOf(listed),
  ];
  return parts.flatMap((part) => (part ? [sentence(part)] : [])).join(' ');
}

function playersOf({ game, seats, isUndoFree }: Listed): string {
  const levels = Object.keys(seats).flatMap((side) => levelAt(seats, side) ?? []);
  const isOne = isUndoFree || Object.values(seats).includes('self');
  if (levels.length === 0) return isOne ? saves.players.one : saves.players.two;
  if (levels.length === Object.keys(seats).length) return saves.players.none;
  const names = levels.map((level) => entryOf(game)?.opponents.find(({ id }) => id === level)?.name ?? level);
  return saves.players.against(names.join(', '));
}

const sentence = (words: string): string => `${capital(words)}${words.endsWith('.') ? '' : '.'}`;
