/** 9.0, 10.0 What the side that is asked must do to win: three ways, three signs. */
import type { Side, Start } from '../../../engine/saratoga';
import { objectives } from '../text/objectives';

export default function Objectives({ side, start }: { side: Side; start: Start | undefined }) {
  const ways = start ? objectives.late[start].ways[side] : objectives.ways(side);
  return (
    <section className="objectives" aria-label={objectives.title[side]}>
      <h3>{objectives.title[side]}</h3>
      <ul>
        {SIGNS.map((sign, i) => (
          <li key={sign}>
            <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
              <path d={PATHS[sign]} />
            </svg>
            <span>{ways[i]}</span>
          </li>
        ))}
      </ul>
      {start && <p className="aside">{objectives.late[start].honesty}</p>}
    </section>
  );
}

const SIGNS = ['road', 'broken', 'night'] as const;

/** A flag on its staff, a drum with a split skin, the moon. */
const PATHS: Readonly<Record<(typeof SIGNS)[number], string>> = {
  road: 'M6 21V3M6 4H18L14.5 8L18 12H6',
  broken: 'M4 8Q12 4 20 8V16Q12 20 4 16ZM4 8Q12 12 20 8M13 10.5L10.5 13.5L13.5 14.5L11.5 18',
  night: 'M15.5 4.5A8 8 0 1 0 19.5 15A6.5 6.5 0 0 1 15.5 4.5Z',
};
