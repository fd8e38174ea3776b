/** What an adviser tells besides the order itself. */
export interface Counsel {
  /** Where those who set out are bound for; 0 for any other order. */
  readonly to: number;
  /** What the order is part of, as the adviser's plan tells it. */
  readonly plan: unknown;
  /** Of what was missed, in points of victory: what an attack promised, or the day with a march, and the same of what was done instead. */
  readonly weighed?: { readonly best: number; readonly done: number | undefined };
}
