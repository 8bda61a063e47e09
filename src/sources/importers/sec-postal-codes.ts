/** `SW1Y 4AD`, `75769`, `100-0005`, `151 25`, `1012 SJ`, `N-0257`, `C1054AAA`. */
const POSTAL_CODE =
  /(?<![^\s])(?:\d{4} [A-Z]{2}(?= )|\d{3} \d{2}|(?:[A-Z]{1,2}-)?\d{3,}(?:-\d+)?|[A-Z]+\d[A-Z\d-]*|\d[A-Z\d]*[A-Z][A-Z\d]*)(?!\S)/g;
/** The letters of a Dutch code whose figures stand in their own field: `DR VELDHOVEN`. */
const DUTCH_LETTERS = /^(?!AL|DE|EL|FT|LA|LE|MT|OR|ST)[A-Z]{2} (?=[A-Z]{4,}$)/;

/** Takes postal codes and what belongs to them off a town in capitals: `75769 PARIS CEDEX 16`. */
export function withoutPostalCode(part: string, country: string | undefined): string {
  const bare = part
    .replace(/ CEDEX(?: \d+)?\b/i, '')
    .replace(/ HM ?\d+$/i, '')
    .replace(/(?<=[A-Z]{3})\d[\d-]*$/, '')
    .replace(POSTAL_CODE, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (bare !== part) return bare.replace(/ [A-Z]{1,2}$/, '');
  return country === undefined || country === 'NL' ? part.replace(DUTCH_LETTERS, '') : part;
}
