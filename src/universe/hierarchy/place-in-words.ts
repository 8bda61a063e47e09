const WITH_ARTICLE: ReadonlySet<string> = new Set([
  'Americas',
  'Bahamas',
  'Balkans',
  'Baltics',
  'Caribbean',
  'Caribbean Netherlands',
  'Comoros',
  'Gambia',
  'Gulf',
  'Maldives',
  'Middle East',
  'Netherlands',
  'Nordics',
  'Philippines',
  'Seychelles',
]);
const KINDS = /\b(?:United|Republic|Islands|Isle|Territory|Territories)\b/;

/** A country or region within a sentence: `the United Kingdom`, `the Netherlands`, `France`. */
export function placeInWords(scope: string): string {
  return WITH_ARTICLE.has(scope) || KINDS.test(scope) ? `the ${scope}` : scope;
}
