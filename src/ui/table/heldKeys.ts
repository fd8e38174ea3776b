/** Keys that are held down. */

/** Whether a key that is only held down would order once more: Enter on a button, or a key of the game that orders. */
export const ordersAgain = ({ repeat, key }: KeyboardEvent, orders: RegExp): boolean =>
  repeat && (key === 'Enter' || orders.test(key));
