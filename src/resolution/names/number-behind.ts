import type { NamePart } from './name-parts.ts';

const BEHIND = /\s*#\s*(\d{3,})\s*$/;

interface Numbered {
  /** What stands before the number. */
  readonly name: string;
  /** Its digits; undefined when there is none. */
  readonly number: string | undefined;
}

/** `Kudzwa Coffee #304`: a name, and the number of a store, a school or a lodge behind it. */
export function numberBehind(text: string): Numbered {
  const found = text.includes('#') ? BEHIND.exec(text) : null;
  if (found === null || found.index === 0) return { name: text, number: undefined };
  return { name: text.slice(0, found.index), number: found[1] };
}

/**
 * What a CRM writes behind a name may as well be the customer's number: of a record the name is compared without its number,
 * and as it is written, with and without the noughts in front (`#0012`).
 */
export function withoutNumbersBehind(parts: readonly NamePart[]): readonly NamePart[] {
  if (!parts.some(({ text }) => text.includes('#'))) return parts;
  return parts.map((part) => {
    const { name, number } = numberBehind(part.text);
    if (number === undefined) return part;
    const { withPlace = [] } = part;
    const unpadded = number.startsWith('0') ? [`${name} #${number.replace(/^0+(?=\d)/, '')}`] : [];
    const readings = [
      part.text,
      ...unpadded,
      ...withPlace,
      ...withPlace.map((text) => numberBehind(text).name),
    ];
    return { ...part, text: name, shown: numberBehind(part.shown).name, withPlace: readings };
  });
}
