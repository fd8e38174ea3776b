/** Lays a battle on the table of a test, with whatever differs from the deployment. */
import { hexOf, NO_HEX } from '../../../src/engine/hexmap/hexId';
import { type Battle, RULES, startsOf, type View } from '../../../src/engine/saratoga';
import { usePointer } from '../../../src/store/pointer';
import { showSample } from '../../../src/store/sample';
import { useTable as useAnyTable } from '../../../src/store/table';
import { useTable } from '../../../src/ui/saratoga/table';

interface Change extends Partial<Pick<View, 'turn' | 'marks' | 'morale'>> {
  /** Instead of the deployment: counters by hex, from the bottom up. */
  readonly stacks?: Readonly<Record<string, readonly string[]>>;
  readonly hovered?: string;
  readonly cursor?: string;
}

export function layTable(battle: Battle, { stacks, hovered, cursor, ...change }: Change = {}): View {
  showSample(RULES, { battle, fog: false, morale: startsOf(battle) });
  const { view: laid } = useTable.getState();
  if (!laid) throw new Error('no battle is on the table');
  const view: View = {
    ...laid,
    marks: {},
    ...change,
    ...(stacks && {
      stacks: Object.fromEntries(Object.entries(stacks).map(([hex, ids]) => [hexOf(hex), ids])),
    }),
  };
  useAnyTable.setState({ view });
  usePointer.setState({
    hovered: hovered ? hexOf(hovered) : NO_HEX,
    cursor: cursor ? hexOf(cursor) : NO_HEX,
    highlighted: [],
    magnifying: false,
  });
  return view;
}
