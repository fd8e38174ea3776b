/** The battles of the campaign, in their order: place, week, forces, losses, and who held the place. */
import { type Fight, SIDES } from '../../../../engine/campaign';
import { end } from '../../text/end';
import { placeName } from '../../text/names';
import { sideAdjectives } from '../../text/sides';

export function Fights({ fights }: { fights: readonly Fight[] }) {
  if (fights.length === 0) return <p>{end.fights.none}</p>;
  return (
    <table className="course-table fights-table">
      <thead>
        <tr>
          {end.fights.head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fights.map(({ attacker, blocks, place, spLost, turn, winner }, i) => (
          <tr key={i}>
            <th scope="row">
              {placeName(place)} <small>{end.fights.week(turn)}</small>
            </th>
            {SIDES.map((side) => (
              <td key={side} className={side}>
                {end.fights.side(blocks[side], spLost[side], side === attacker)}
              </td>
            ))}
            <td className={winner}>{winner ? sideAdjectives[winner] : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
