// biome-ignore format: a table of words
const OWNERSHIP: ReadonlySet<string> = new Set([
  'private', 'privately held', 'privately owned', 'private company', 'private equity owned', 'public', 'publicly traded', 'publicly held',
  'public company', 'listed', 'unlisted', 'state owned', 'family owned', 'nonprofit', 'non profit', 'not for profit', 'partnership',
  'sole proprietorship', 'self employed', 'self owned', 'subsidiary', 'government', 'government agency', 'educational',
  'educational institution', 'joint venture', 'cooperative', 'employee owned',
]);
const RELATION =
  /customer|client|kund|klant|cliente|prospect|lead|partner\b|vendor|supplier|reseller|competitor|churn/;
/** Some answer otherwise, or in words of their own. */
const LEAST_SHARE = 0.8;

/**
 * Whether a column says who owns companies, and not what they are to the business. A column with a single word of the
 * latter is none of these: who is a customer must not be overlooked.
 */
export function holdsOwnership(cells: readonly string[]): boolean {
  const words = cells.map((cell) => cell.toLowerCase().replace(/[\s_-]+/g, ' '));
  if (words.length === 0 || words.some((word) => RELATION.test(word))) return false;
  return words.filter((word) => OWNERSHIP.has(word)).length / words.length >= LEAST_SHARE;
}
