/** Lays a battle on the table of a test, with whatever differs from the deployment. */
import { hexOf, NO_HEX } from '../../src/engine/hexmap/hexId';
import { type Battle, deployedView, type TableView } from '../../src/engine/saratoga';
import { useTable } from '../../src/store/table';

interface Change extends Partial<Pick<TableView, 'turn' | 'marks' | 'morale'>> {
  /** Instead of the deployment: counters by hex, from the bottom up. */
  readonly stacks?: Readonly<Record<string, readonly string[]>>;
  readonly hovered?: string;
  readonly cursor?: string;
}

export function layTable(battle: Battle, { stacks, hovered, cursor, ...change }: Change = {}): TableView {
  const view: TableView = {
    ...deployedView(battle),
    ...change,
    ...(stacks && {
      stacks: Object.fromEntries(Object.entries(stacks).map(([hex, ids]) => [hexOf(hex), ids])),
    }),
  };
  useTable.setState({
    view,
    hovered: hovered ? hexOf(hovered) : NO_HEX,
    cursor: cursor ? hexOf(cursor) : NO_HEX,
    highlighted: [],
    magnifying: false,
  });
  return view;
}
