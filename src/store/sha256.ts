/** SHA-256 (FIPS 180-4), for pages that are not served securely: there the browser keeps its own to itself. */

/** 64 hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const state = FIRST_PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const words = new Uint32Array(64);
  const message = padded(bytes);
  for (let block = 0; block < message.byteLength; block += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = message.getUint32(block + i * 4);
    mix(state, words);
  }
  return state.map((word) => word.toString(16).padStart(8, '0')).join('');
}

const BLOCK = 64;

/** A one, zeros, and the length in bits at the end of the last block. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK);
  const message = new Uint8Array(blocks * BLOCK);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(message.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(message.length - 4, bytes.length << 3);
  return view;
}

function mix(state: number[], words: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const [early, late] = [at(words, i - 15), at(words, i - 2)];
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = at(words, i - 16) + one + at(words, i - 7) + two;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[i] ?? 0) + at(words, i);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] ?? 0) + word) >>> 0;
}

const at = (words: Uint32Array, i: number): number => words[i] ?? 0;
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits after the point. */
const fraction = (number: number): number => Math.floor((number % 1) * 2 ** 32);

const isPrime = (number: number): boolean => {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return true;
};
const FIRST_PRIMES = Array.from({ length: 310 }, (_, i) => i + 2).filter(isPrime);
const ROUNDS = FIRST_PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
