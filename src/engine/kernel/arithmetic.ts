/**
 * Powers by multiplication alone, which every machine does alike to the last bit. `**`, `Math.exp` and their kin are left to
 * each browser by the language, so that two machines could weigh two orders differently.
 */

/** `times` is a whole number, 0 or more. */
export function power(base: number, times: number): number {
  let result = 1;
  for (let i = 0; i < times; i++) result *= base;
  return result;
}

/** e to the power of x, to some four digits between -20 and 20: (1 + x/n)^n for a large n. */
export function exponential(x: number): number {
  let result = 1 + x / 2 ** DOUBLINGS;
  for (let i = 0; i < DOUBLINGS; i++) result *= result;
  return result;
}
const DOUBLINGS = 22;
