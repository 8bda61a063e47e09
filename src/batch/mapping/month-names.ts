// biome-ignore format: a table of words
const MONTHS = [
  'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december',
];

/** The number of an English month, from 1 on, in full or in short: `March`, `mar`, `Sept`. */
export function monthOf(word: string): number | undefined {
  const text = word.toLowerCase();
  const at = MONTHS.findIndex((month) => text === month || text === month.slice(0, 3));
  if (at !== -1) return at + 1;
  return text === 'sept' ? 9 : undefined;
}
