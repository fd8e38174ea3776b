/** The words of advice, whichever game it is about. */
export const advice = {
  label: 'Advice',
  ask: 'Advice',
  askTitle: 'Suggest one order (A)',
  missed: 'What did I miss?',
  thinking: 'Thinking it over …',
  why: 'Why?',
  do: 'Do that',
  doAndNext: 'Do that, then the next',
  close: 'Close the advice',
  /** Where a game has no words of its own for it. */
  plain: (what: string) => `The computer would choose ${what}.`,
  nothing: 'Nothing clearly better than what you did.',
  failed: 'No advice can be had just now.',
};
