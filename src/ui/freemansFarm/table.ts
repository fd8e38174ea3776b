/** The store with Freeman's Farm's own types, for all its components. */
import type { FarmTypes } from '../../engine/freemansFarm';
import { typedStore } from '../../store/typed';

export const { act, analysis, ask, check, useTable } = typedStore<FarmTypes>('freemans-farm');
