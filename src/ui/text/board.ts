/** The words around a board: its tools. */
export const board = {
  view: 'View of the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Whole map',
  magnifier: 'Magnifier',
};
