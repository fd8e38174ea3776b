/** What an adviser tells besides the order itself. */
export interface Counsel {
  /** Where those who set out are bound for; 0 for any other order. */
  readonly to: number;
  /** What the order is part of, as the adviser's plan tells it. */
  readonly plan: unknown;
}
