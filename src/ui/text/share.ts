/** The words around a picture that is shared. */
export const share = {
  title: 'Share a picture',
  still: 'Still',
  moving: 'Moving',
  what: 'Which picture',
  drawing: 'Drawing the picture …',
  failed: 'The picture could not be drawn. Nothing else is lost.',
  save: 'Save the picture',
  share: 'Share …',
  saved: (file: string) => `Saved as ${file}.`,
  size: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
  facts: { png: '1200 × 630, PNG', gif: '800 × 420, animated GIF' },
  offer: 'Share a picture',
  file: (game: string, place: number, type: 'png' | 'gif') => `${game}-${place}-card.${type}`,
  private: 'It is drawn in this browser, and goes nowhere unless you send it.',
};
