/** Games that have more to tell of a match than their entries, one line each. */
import type { Own } from './own';

export const RINGS: Readonly<Record<string, () => Promise<Own>>> = {
  campaign: async () => (await import('./campaign')).CAMPAIGN_RING,
  'freemans-farm': async () => (await import('./freemansFarm')).FARM_RING,
  saratoga: async () => (await import('./saratoga')).SARATOGA_RING,
  'first-saratoga': async () => (await import('./firstSaratoga')).FIRST_SARATOGA_RING,
};
