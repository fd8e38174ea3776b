/** Arrow keys go from position to position, over the ground to the other side, too; Enter sends there whoever was picked. */
import type { KeyboardEvent } from 'react';

export function walkPositions(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  const cell = target.closest<HTMLElement>('.position');
  if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter' || event.key === ' ') {
    if (target !== cell) return;
    const order = cell.querySelector<HTMLElement>('.send-here');
    if (order) order.click();
    else cell.querySelector<HTMLElement>('button.fighter')?.focus();
  } else {
    const next = neighbour(cell, event.key);
    if (!next) return;
    next.focus();
  }
  event.preventDefault();
  event.stopPropagation();
}

/** Rows as they lie on the board; between a line and its reserve, which is one position, the centre is the way. */
function neighbour(cell: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...(cell.closest('.battle-field')?.querySelectorAll('.battle-row') ?? [])];
  const row = rows.findIndex((each) => each.contains(cell));
  const cells = cellsIn(rows[row]);
  const column = cells.indexOf(cell);
  switch (key) {
    case 'ArrowLeft':
      return cells[column - 1];
    case 'ArrowRight':
      return cells[column + 1];
    case 'ArrowUp':
    case 'ArrowDown': {
      const there = cellsIn(rows[row + (key === 'ArrowUp' ? -1 : 1)]);
      return there.length === cells.length ? there[column] : there[Math.floor(there.length / 2)];
    }
    default:
      return undefined;
  }
}

const cellsIn = (row: Element | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('.position') ?? []),
];
