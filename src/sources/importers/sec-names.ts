import { isUsState } from './sec-locations.ts';

/** `/DE/`, `\MN\`, `/CAYMAN ISLANDS/`, also repeated: a word between two slashes at the end is never part of a name. */
const CLOSED = /\s*[/\\]\s*[a-z][a-z .]*[/\\]$/i;
/** `/DE`, ` / ADR`, `\new`: only a known word, for `IAC/InterActiveCorp` and `Ascendis Pharma A/S` are whole names. */
const OPEN = /\s*[/\\]\s*([a-z][a-z ]*)$/i;
const LONE_SLASHES = /\s*[/\\]+$/;
/** Belgian companies are `SA/NV` in law. */
const BELGIAN = /\bS\.?A\.?\/N\.?V\.?$/i;
const WORDS: ReadonlySet<string> = new Set([
  ...[
    'ADR',
    'ATS',
    'BC',
    'BER',
    'CAN',
    'CANADA',
    'CAYMAN',
    'CAYMAN ISLANDS',
    'CI',
    'CN',
    'DEL',
    'DELAWARE',
    'ENG',
  ],
  ...['FA', 'FI', 'HK', 'LONDON', 'MARSHALL ISLANDS', 'NEW', 'NY NEW', 'ON', 'PR', 'QUEBEC CANADA', 'UK'],
]);

/** Takes the slashed suffixes from a conformed name: `BANK OF AMERICA CORP /DE/` is `BANK OF AMERICA CORP`. */
export function withoutSecSuffix(name: string): string {
  const trimmed = name.trim();
  const shorter = withoutLast(trimmed);
  return shorter === trimmed || shorter === '' ? trimmed : withoutSecSuffix(shorter);
}

function withoutLast(name: string): string {
  if (CLOSED.test(name)) return name.replace(CLOSED, '');
  const word = OPEN.exec(name)?.[1]?.toUpperCase();
  if (word !== undefined && isSuffixWord(word) && !BELGIAN.test(name)) return name.replace(OPEN, '');
  return name.replace(LONE_SLASHES, '');
}

function isSuffixWord(word: string): boolean {
  return WORDS.has(word) || isUsState(word);
}
