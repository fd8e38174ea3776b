/** What an adviser tells besides the order itself. */
export interface Counsel {
  /** Where those who set out are bound for. */
  readonly to: number;
}
