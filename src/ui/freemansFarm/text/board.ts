/** The names that are written on the field. */

export const lettering = {
  hudson: 'HUDSON RIVER',
  riverRoad: 'River Road',
  ravine: 'The Great Ravine',
  creek: 'Mill Creek',
  heights: 'BEMIS HEIGHTS',
  works: 'American works',
  woods: 'Woods',
  title: 'The Field of Freeman’s Farm',
  date: 'the 19th of September 1777',
};
