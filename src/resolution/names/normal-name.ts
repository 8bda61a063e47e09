/** A company name taken apart for comparison. */
export interface NormalName {
  /** The name as it was written, after CRM junk was taken off. */
  readonly text: string;
  /** Folded words without the legal form, abbreviations written out; never empty. */
  readonly tokens: readonly string[];
  /** What the words mean in English, when the name is in another script and they are known: `mitsubishi electric`. */
  readonly english?: readonly string[];
  /** Families of the legal forms that were found, in order: `gmbh`, `corporation`; empty when none. */
  readonly forms: readonly string[];
  /** The country (alpha-2) that stands in brackets: `Tamarin (Ireland) Ltd` is not `Tamarin (UK) Ltd`. */
  readonly country?: string;
  /** Why there is more than one name in a text: what followed `d/b/a`, `formerly`, or stood in brackets. */
  readonly part: 'whole' | 'trading' | 'former' | 'bracket';
}

/** A name that may have an English reading. */
export type Readable = Pick<NormalName, 'tokens' | 'english'>;

/** A name as it is written, or an English reading of it. */
export type Reading<Name> = Name & { readonly asWritten?: Name };

/** The name as it is written and, when there is one, its English reading. */
export function readingsOf<Name extends Readable>(name: Name): readonly Reading<Name>[] {
  const { english } = name;
  if (english === undefined || english.join(' ') === name.tokens.join(' ')) return [name];
  return [name, { ...name, tokens: english, asWritten: name }];
}

/** The name that was read, or the name itself. */
export function asWritten<Name>(name: Reading<Name>): Name {
  return name.asWritten ?? name;
}

export function isReading({ tokens, english }: Readable): boolean {
  return tokens === english;
}

/** A reading stands for a name in Latin letters only: two names in another script are compared as they are written. */
export function areComparable(left: Readable, right: Readable): boolean {
  return (
    !(isReading(left) && right.english !== undefined) && !(isReading(right) && left.english !== undefined)
  );
}

/** The words in their order without spaces: `coca cola` and `cocacola` are one. */
export function gluedOf(name: Pick<NormalName, 'tokens'>): string {
  return name.tokens.join('');
}
