/** What lies over a board, edge by edge. */
import type { Edges } from './camera';

/** Groups of tools beside the board in the same area of the map: a flat one takes its edge above or below, an upright one at its side. */
export function coveredBy(board: HTMLElement): Edges {
  const edges = { left: 0, right: 0, top: 0, bottom: 0 };
  const window = board.getBoundingClientRect();
  for (const tools of board.parentElement?.querySelectorAll(':scope > [role="group"]') ?? []) {
    const { left, right, top, bottom, width, height } = tools.getBoundingClientRect();
    const isLow = top + bottom > window.top + window.bottom;
    const isRight = left + right > window.left + window.right;
    const edge = width >= height ? (isLow ? 'bottom' : 'top') : isRight ? 'right' : 'left';
    const depth = {
      left: right - window.left,
      right: window.right - left,
      top: bottom - window.top,
      bottom: window.bottom - top,
    }[edge];
    edges[edge] = Math.max(edges[edge], depth);
  }
  return edges;
}
