/** The words of the printed sheet. */
export const furniture = {
  cartouche: [
    { text: 'A New Map of', size: 34, y: -128, isTitle: false },
    { text: 'The Northern Campaign', size: 52, y: -62, isTitle: true },
    { text: 'from Canada to Albany', size: 38, y: -6, isTitle: false },
    { text: 'with the Lakes, Roads and Forts,', size: 30, y: 34, isTitle: false },
    { text: '1777', size: 54, y: 128, isTitle: true },
    { text: 'roads and distances reconstructed', size: 22, y: 164, isTitle: false },
  ],
  scale: 'Miles',
  squeezed: 'Below this line the country is drawn shorter than it is',
  boxes: {
    canada_start: ['Canada', 'Burgoyne, by Valcour'],
    canada_turn5: ['Canada', 'St. Ledger, from turn 5'],
    new_york_city: ['New York City', 'Clinton'],
    west_point: ['West Point', 'and the Highlands'],
    reinforcements: ['Reinforcements', 'to Albany, Bennington, Manchester'],
    lost: ['Lost', 'for both to see'],
  } as Readonly<Record<string, readonly [string, string]>>,
};
