/** How a game of the shelf is called: by its players, or by where it stands. */
import { FIRST_MINUTE, MINUTES_A_TURN } from '../../engine/saratoga';
import type { Label } from '../../store/kept';
import type { Listed } from '../../store/shelf/entries';
import { text } from '../text';
import { saves } from '../text/saves';

export function standing({ battle, turn, stage }: Label): string {
  const hour = text.turns.hour(FIRST_MINUTE + (turn - 1) * MINUTES_A_TURN);
  return text.resume.stages[stage](text.battles[battle].name, turn, hour);
}

export const nameOf = ({ name, label }: Pick<Listed, 'name' | 'label'>): string =>
  name ?? (label ? standing(label) : saves.unknown);

/** The name of a copy tells where it came from, and not where that stood. */
export const copyNameOf = ({ name, label }: Pick<Listed, 'name' | 'label'>): string =>
  saves.copyOf(name ?? (label ? text.battles[label.battle].name : saves.unknown));

/** Where it stands and when it was played, beside its name. */
export function detailsOf({ name, label, mode }: Listed, now: number): string {
  const parts = [
    name && label ? standing(label) : undefined,
    label && text.resume.when(label.at, now),
    saves.modes[mode],
  ];
  return parts.flatMap((part) => (part ? [sentence(part)] : [])).join(' ');
}

const sentence = (words: string): string =>
  `${words[0]?.toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`;
