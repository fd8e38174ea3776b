/** A game as a file: JSON that people can read, with everything of the game in it. See FORMAT.md. */
import { isObject } from '../../engine/kernel/json';
import { readBroken } from './brokenJson';
import { type Opened, type Parcel, readParcel } from './parcel';

const FILE_FORMAT = 1;
/** In letters; a long game has some 60,000. */
export const LONGEST_FILE = 1_500_000;

export const writeFile = ({ id, name, seats, seals, saved }: Parcel): string =>
  JSON.stringify({ saratoga1777: FILE_FORMAT, id, ...(name ? { name } : {}), seats, seals, saved });

/** Never throws. A file that is damaged somewhere is read up to there. */
export function readFile(text: string): Opened {
  if (text.length > LONGEST_FILE) return { error: 'tooLarge' };
  const whole = parse(text);
  const json = whole ?? readBroken(text);
  if (!isObject(json)) return { error: 'notOurs' };
  const format = json['saratoga1777'];
  if (typeof format === 'number' && format > FILE_FORMAT) return { error: 'newer' };
  // A bare save of the kernel will do.
  const opened = readParcel(json, format === undefined ? json : json['saved']);
  return opened.parcel && whole === undefined ? { ...opened, isCut: true } : opened;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
