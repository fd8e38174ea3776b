export const english = {
  map: {
    cartouche: [
      'A PLAN OF THE GROUND',
      'SARATOGA',
      'in the Province of New York',
      'with the two Battles of the 19th of September',
      'and the 7th of October, 1777',
      'A RECONSTRUCTION, NOT A SURVEY',
    ],
    scale: 'Yards, about two hundred to a hex',
  },
};
