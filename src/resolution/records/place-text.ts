/** Where a company is, as its record says it. */
export interface PlaceText {
  readonly country?: string | undefined;
  readonly state?: string | undefined;
  readonly city?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly address?: string | undefined;
}
