/** A company name taken apart for comparison. */
export interface NormalName {
  /** The name as it was written, after CRM junk was taken off. */
  readonly text: string;
  /** Folded words without the legal form, abbreviations written out; never empty. */
  readonly tokens: readonly string[];
  /** Families of the legal forms that were found, in order: `gmbh`, `corporation`; empty when none. */
  readonly forms: readonly string[];
  /** The country (alpha-2) that stands in brackets: `Tamarin (Ireland) Ltd` is not `Tamarin (UK) Ltd`. */
  readonly country?: string;
  /** Why there is more than one name in a text: what followed `d/b/a`, `formerly`, or stood in brackets. */
  readonly part: 'whole' | 'trading' | 'former' | 'bracket';
}

/** The words in their order without spaces: `coca cola` and `cocacola` are one. */
export function gluedOf(name: Pick<NormalName, 'tokens'>): string {
  return name.tokens.join('');
}
