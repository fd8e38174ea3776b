/** The store with Saratoga's own types, for all its components. */
import type { SaratogaTypes } from '../../engine/saratoga';
import { typedStore } from '../../store/typed';

export const { act, analysis, ask, check, useTable } = typedStore<SaratogaTypes>('saratoga');
