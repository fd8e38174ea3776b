/** The addresses of the review. */
export const REVIEW = '#/review';

/** The moment after so many actions. */
export const momentLink = (place: number): string => `${REVIEW}/${place}`;

/** The place that an address names; undefined where it names none. */
export function placeIn(hash: string): number | undefined {
  const digits = /^#\/review\/(\d{1,6})$/.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

export const isReview = (hash: string): boolean => hash === REVIEW || hash.startsWith(`${REVIEW}/`);

/** A link that holds a game leads to a moment of it. */
export const gameLinkAt = (link: string, place: number): string => `${link}/${place}`;

export function momentOf(gameLink: string): number | undefined {
  const digits = /^#\/g\/[\w-]+\/(\d{1,6})$/.exec(gameLink)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
