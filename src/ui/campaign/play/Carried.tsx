/** The block that is carried, under the mouse. */
import { BlockIcon } from '../blocks/BlockIcon';
import { blockOf } from '../spots';
import { useTable } from '../table';
import { useCarried } from './carry';

export function Carried() {
  const { block, x, y } = useCarried();
  const sp = useTable(({ view }) => view?.blocks.find(({ id }) => id === block)?.sp);
  if (block === undefined) return null;
  const { side, sp: full } = blockOf(block);
  return (
    <span className="carried" aria-hidden style={{ left: x, top: y }}>
      <BlockIcon id={block} sp={sp ?? full} side={side} size={44} />
    </span>
  );
}
