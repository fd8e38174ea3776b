/** What the button to the review says; apart from the rest, so that the rest is loaded only there. */
export const reviewTitle = 'Review the game';
