import { lazily } from './lazily.ts';
import { wordClasses, wordTest } from './word-classes.ts';

/** A line of the table each. */
export const TRADES = [
  'food',
  'drink',
  'worship',
  'early_education',
  'education',
  'medicine',
  'dentistry',
  'pharmacy',
  'animals',
  'optics',
  'therapy',
  'law',
  'accounting',
  'insurance',
  'banking',
  'finance',
  'property',
  'building',
  'joinery',
  'heating',
  'electrics',
  'gardens',
  'metal',
  'vehicles',
  'haulage',
  'farming',
  'travel',
  'beauty',
  'fitness',
  'funerals',
  'media',
  'advice',
  'engineering',
  'fuels',
  'security',
  'cleaning',
  'charity',
] as const;

type Trade = (typeof TRADES)[number];

/** The trades that folded words of a name say, each with the first word that says it: `auto` and `insurance`. */
export function tradesOf(words: readonly string[]): ReadonlyMap<Trade, string> {
  const said = new Map<Trade, string>();
  for (const { trade, says } of tests()) {
    const word = words.find(says);
    if (word !== undefined) said.set(trade, word);
  }
  return said;
}

const tests = lazily(() => {
  const classes = wordClasses('trades', TRADES);
  return TRADES.map((trade) => ({ trade, says: wordTest(classes[trade]) }));
});
