/** How the dice fell in the whole game, for each side. */
import { useMemo } from 'react';
import { RULES } from '../../engine/freemansFarm';
import { useTable } from './table';

export function useLuck() {
  const log = useTable((table) => table.log);
  return useMemo(() => RULES.luck(log.flatMap(({ events }) => events)), [log]);
}
