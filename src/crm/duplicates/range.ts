/** Accounts or pairs that are worked on by themselves, by their numbers; the end is not one of them. */
export interface Range {
  readonly from: number;
  readonly to: number;
}
