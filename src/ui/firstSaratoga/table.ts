/** The store with First Saratoga's own types, for all its components. */
import type { FirstSaratogaTypes } from '../../engine/firstSaratoga';
import { typedStore } from '../../store/typed';

export const { act, analysis, ask, check, useTable } = typedStore<FirstSaratogaTypes>('first-saratoga');
