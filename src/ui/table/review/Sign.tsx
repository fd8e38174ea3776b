/** The signs on the buttons of the review, drawn on a 24 by 24 field. */
const PATHS = {
  first: 'M6 5V19M18 5L9 12L18 19',
  turnBack: 'M12 5L4 12L12 19M20 5L12 12L20 19',
  chapterBack: 'M8 5V19M17 7L11 12L17 17',
  actionBack: 'M15 6L8 12L15 18',
  play: 'M8 5L19 12L8 19Z',
  pause: 'M8.5 5.5V18.5M15.5 5.5V18.5',
  actionForth: 'M9 6L16 12L9 18',
  chapterForth: 'M16 5V19M7 7L13 12L7 17',
  turnForth: 'M12 5L20 12L12 19M4 5L12 12L4 19',
  last: 'M18 5V19M6 5L15 12L6 19',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  branch: 'M6 4V20M6 14Q6 9 12 9H18M14.5 5.5L18 9L14.5 12.5',
} as const;
export type SignName = keyof typeof PATHS;

export function Sign({ name }: { name: SignName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
