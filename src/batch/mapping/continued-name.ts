import { carriesLegalForm } from '../../resolution/names/normalise-name.ts';

/** Whom a letter goes to, or where: `c/o`, `z. Hd.`, `Postfach 12`. */
const OF_A_LETTER =
  /^(?:c\/\s?o|z\.?\s?h(?:d|\.\s?d)|zu h[aä]nden|att(?:n|ention)?\b|[àa] l.attention|f\.?a\.?o\b|t\.?a\.?v\b|postfach|p\.?\s?o\.?\s?box|b\.?p\.? \d|apartado)/i;
/** What a name does not end with. */
const OPEN_END =
  /(?:[&+,/-]|\s(?:und|u\.|and|et|y|e|en|für|fuer|for|of|the|der|des|die|zur|zum|van|von|de|del|de la|du|della|di|do|da))$/i;
/** What no name begins with; `mbH` without the word before it, too. */
const OPEN_START =
  /^(?:[&+]|(?:und|and|et|für|fuer|for|of|der|des|zur|zum|van|de|del|du|della|di|mbH|m\.b\.H\.)\s?\b)/;

/**
 * A name that is too long for its column goes on in the next one (`NAME1`, `NAME2`), where departments, persons and
 * branches stand as well. It goes on where it is not at its end, or has no legal form without the rest.
 */
export function continuedName(name: string, rest: string): string {
  if (OF_A_LETTER.test(rest) || name.toLowerCase().includes(rest.toLowerCase())) return name;
  if (/\p{Ll}-$/u.test(name) && /^\p{Ll}/u.test(rest) && !OPEN_START.test(rest))
    return name.slice(0, -1) + rest;
  const whole = `${name} ${rest}`;
  if (OPEN_END.test(name) || OPEN_START.test(rest)) return whole;
  return !carriesLegalForm(name) && carriesLegalForm(whole) ? whole : name;
}
