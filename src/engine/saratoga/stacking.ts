/** 3.1 Stacking. */

/** 3.1.1 combat units a hex; leaders and markers do not count. */
export const STACKING_LIMIT = 2;
