/** What an adviser tells besides the order itself. */
export interface Counsel {
  /** Where those who set out are bound for; 0 for any other order. */
  readonly to: number;
  /** What the order is part of, as the adviser's plan tells it. */
  readonly plan: unknown;
  /** Of an attack that was missed: what it would have promised, in points of victory, and what was done instead, if anything was. */
  readonly weighed?: { readonly best: number; readonly done: number | undefined };
}
