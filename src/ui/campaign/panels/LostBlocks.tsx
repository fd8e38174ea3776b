/** K74 Who is lost, by side, with his face for both. */
import { SIDES } from '../../../engine/campaign';
import { BlockIcon } from '../blocks/BlockIcon';
import { blockOf } from '../spots';
import { blockName } from '../text/names';
import { sideAdjectives } from '../text/sides';

export function LostBlocks({ lost }: { lost: readonly string[] }) {
  return SIDES.map((side) => {
    const own = lost.filter((id) => blockOf(id).side === side);
    return own.length === 0 ? null : (
      <section key={side} className={side}>
        <h4>{sideAdjectives[side]}</h4>
        <p className="lost-blocks">
          {own.map((id) => (
            <span key={id} title={blockName(id)}>
              <BlockIcon id={id} sp={0} side={side} size={34} /> {blockName(id)}
            </span>
          ))}
        </p>
      </section>
    );
  });
}
