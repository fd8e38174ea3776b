/** The store with the campaign's own types, for all its components. */
import type { CampaignTypes } from '../../engine/campaign';
import { typedStore } from '../../store/typed';

export const { act, analysis, ask, check, useTable } = typedStore<CampaignTypes>('campaign');
