/** What is written on the map. */
export const sheet = {
  river: 'HUDSON RIVER',
  cartouche: [
    'A SKETCH OF THE GROUND',
    'First Saratoga',
    '19th of September, 1777',
    'A RECONSTRUCTION, NOT A SURVEY',
  ],
  /** A stream with a second name in brackets goes by that. */
  water: (name: string): string => (/\((.+)\)/.exec(name)?.[1] ?? name).replace("'", '’'),
};
