/** What is played: its name, and whose formations have units in it. A battle that begins later has a part of both armies. */
import {
  counterOf,
  type Formation,
  FORMATION_LIST,
  isUnit,
  type Start,
  START_DATA,
} from '../../engine/saratoga';
import { useShownGame } from '../table/game';
import { useTable } from './table';

/** As the first screen calls it. */
export function useBattleName(): string | undefined {
  const { entry } = useShownGame();
  const id = useTable(({ view }) => view?.start ?? view?.battle);
  return entry.scenarios.find((scenario) => scenario.id === id)?.name;
}

export function useFormations(): readonly Formation[] {
  const start = useTable(({ view }) => view?.start);
  return start ? IN_PART[start] : FORMATION_LIST;
}

const formationsOf = (start: Start): readonly Formation[] => {
  const units = Object.values(START_DATA[start].stacks).flat().map(counterOf).filter(isUnit);
  return FORMATION_LIST.filter(({ id }) => units.some(({ formation }) => formation === id));
};
const IN_PART: Readonly<Record<Start, readonly Formation[]>> = { clearing: formationsOf('clearing') };
