/** What a pattern finds is no part of a name. */
export interface Junk {
  readonly pattern: RegExp;
  /** Quickly asked of a text: in no other is there anything to find. */
  readonly sign: RegExp;
}

/** A text with a space in the place of what the patterns find, one after the other. */
export function without(junk: readonly Junk[], text: string): string {
  let rest = text;
  for (const { pattern, sign } of junk) if (sign.test(rest)) rest = rest.replace(pattern, ' ');
  return rest;
}
