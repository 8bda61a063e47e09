/**
 * Whether a text fits a pattern: an asterisk stands for any letters, a question mark for one, case does not matter. Time
 * grows with pattern times text, whatever the pattern: rules come from others.
 */
export function fitsPattern(pattern: string, text: string): boolean {
  const [wanted, given] = [[...pattern.toLowerCase()], [...text.toLowerCase()]];
  let [at, position] = [0, 0];
  let [star, resumed] = [-1, 0];
  while (position < given.length) {
    const sign = wanted[at];
    if (sign === '*') {
      star = at++;
      resumed = position;
    } else if (sign !== undefined && (sign === '?' || sign === given[position])) {
      at++;
      position++;
    } else if (star !== -1) {
      at = star + 1;
      position = ++resumed;
    } else return false;
  }
  return wanted.slice(at).every((sign) => sign === '*');
}
