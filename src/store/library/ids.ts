/** Names of games, which tell one from another on every machine. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 14;

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');

export const isId = (id: unknown): id is string => typeof id === 'string' && /^[a-z0-9]{8,24}$/.test(id);
