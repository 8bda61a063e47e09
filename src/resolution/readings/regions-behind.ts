import { lazily } from '../tables/lazily.ts';

/** One region or country by its code and its names, in the words of normal names; the codes stand in capitals in a text. */
const REGIONS: readonly (readonly [codes: string, ...names: readonly string[]])[] = [
  ['EU', 'europe'],
  ['US USA', 'america'],
  ['UK', 'united kingdom'],
  ['UAE', 'emirates', 'united arab emirates'],
  ['NL', 'netherlands'],
  ['HK', 'hong kong'],
  ['SG', 'singapore'],
  ['AU', 'australia'],
  ['NZ', 'new zealand'],
  ['KZ KAZ', 'kazakhstan'],
  ['APAC', 'asia pacific'],
  ['LATAM', 'latin america'],
];
const MOST_WORDS = 3;

const ways = lazily(() => {
  const byWords = new Map<string, { readonly isCode: boolean; readonly others: readonly string[] }>();
  for (const [codes, ...names] of REGIONS) {
    const short = codes.split(' ').map((code) => code.toLowerCase());
    const all = [...short, ...names];
    for (const words of all)
      byWords.set(words, {
        isCode: short.includes(words),
        others: all.filter((other) => other !== words),
      });
  }
  return byWords;
});
/** The last word of each. */
const lastWords = lazily(() => new Set([...ways().keys()].map((words) => words.split(' ').at(-1) ?? '')));

/**
 * The words of a name that ends in a region or country with what that is also called by: `Zym EU` is Zym Europe. Most names end in
 * none. Not behind `of`, for `Bank of America` is a name; the code has to stand in capitals.
 */
export function withRegionsBehind(tokens: readonly string[], text: string): readonly (readonly string[])[] {
  if (tokens.length < 2 || !lastWords().has(tokens.at(-1) ?? '')) return NONE;
  for (let length = Math.min(MOST_WORDS, tokens.length - 1); length > 0; length--) {
    const [before, words] = [tokens.slice(0, -length), tokens.slice(-length).join(' ')];
    const way = ways().get(words);
    if (way === undefined) continue;
    if (before.at(-1) === 'of' || (way.isCode && !text.split(NO_LETTER).includes(words.toUpperCase())))
      return NONE;
    return way.others.map((other) => [...before, ...other.split(' ')]);
  }
  return NONE;
}

const NONE: readonly (readonly string[])[] = [];
const NO_LETTER = /[^\p{L}]+/u;
