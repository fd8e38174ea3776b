/** SHA-256: the examples of the standard, and the same answers as another program gives. */
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fingerprintOf, readFingerprint } from '../../src/store/fingerprint';
import { sha256 } from '../../src/store/sha256';

const bytes = (text: string) => new TextEncoder().encode(text);

/** FIPS 180-4 and the examples that NIST gives with it. */
const VECTORS = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
] as const;

afterEach(() => vi.unstubAllGlobals());

describe.each(VECTORS)('SHA-256 of example %#', (text, digits) => {
  it('our own', () => expect(sha256(bytes(text))).toBe(digits));
  it('the browser’s', async () => expect(await fingerprintOf(text)).toBe(digits));
});

it('our own agrees with another at every length around the blocks', () => {
  for (let length = 0; length <= 200; length++) {
    const text = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

it('a page without secure tools has the same fingerprints', async () => {
  const secure = await fingerprintOf('Bemis Heights, 7 October 🎲');
  vi.stubGlobal('crypto', { getRandomValues: () => undefined });
  expect(await fingerprintOf('Bemis Heights, 7 October 🎲')).toBe(secure);
  vi.stubGlobal('crypto', undefined);
  expect(await fingerprintOf('Bemis Heights, 7 October 🎲')).toBe(secure);
});

describe('a fingerprint that was noted', () => {
  it.each([
    ['BA78 16bf-8f01', 'ba7816bf8f01'],
    [' ba7816bf8f01cfea… ', 'ba7816bf8f01cfea'],
    ['ba7816bf8f0', undefined], // eleven digits: too few
    ['ba7816bf8f01xyz', undefined],
    ['', undefined],
    ['a'.repeat(65), undefined],
  ])('%j is read as %j', (noted, digits) => expect(readFingerprint(noted)).toBe(digits));
});
