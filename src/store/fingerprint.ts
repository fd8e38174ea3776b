/** The fingerprint of a seed: shown before the first roll, so that nobody can change the seed afterwards unnoticed. */

/** SHA-256 of the seed's UTF-8, as 64 hexadecimal digits. */
export async function fingerprintOf(seed: string): Promise<string> {
  const bytes = new TextEncoder().encode(seed);
  // A page that is not served securely has none.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  if (!subtle) return (await import('./sha256')).sha256(bytes);
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** With fewer digits, another seed with the same ones could be searched for. */
export const FEWEST_DIGITS = 12;

/** What somebody noted, as it was written or copied: only its digits count. Undefined where it is no fingerprint. */
export function readFingerprint(noted: string): string | undefined {
  const digits = noted.toLowerCase().replace(/[\s.,:;…_-]+/g, '');
  return /^[0-9a-f]+$/.test(digits) && digits.length >= FEWEST_DIGITS && digits.length <= 64
    ? digits
    : undefined;
}
