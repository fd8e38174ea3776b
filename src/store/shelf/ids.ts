/** Names of games, which tell one from another on every machine. */
import { digest } from '../../engine/kernel/digest';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 14;

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** The same for the same game, whoever asks: for games from before they had names. */
export const oldId = (seed: unknown): string => `old${digest(String(seed))}`;

export const isId = (id: unknown): id is string => typeof id === 'string' && /^[a-z0-9]{8,24}$/.test(id);
