/** Goes up when the shape of a save changes. */
export const FORMAT = 2;
