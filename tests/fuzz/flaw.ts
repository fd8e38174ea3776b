/** What is wrong, with the case that it breaks. */
export class Flaw extends Error {
  override readonly name = 'Flaw';
}

export function fail(rule: string, what: string): never {
  throw new Flaw(`${rule}: ${what}`);
}

export function demand(holds: boolean, rule: string, what: () => string): void {
  if (!holds) fail(rule, what());
}
