import { normaliseName } from '../dist/resolution/names/normalise-name.js';
import { STOP_WORDS } from '../dist/resolution/tables/name-words.js';
import { heldOutNames } from './sets/ror-aliases.ts';
import { readSharedData, type SharedData } from './sets/shared-data.ts';
import { SHARED } from './shared-folder.ts';

/**
 * Finds words of one meaning in the names that an organisation of ROR has in several languages and prints them
 * as `english: foreign(organisations, per cent explained) ...`, to be read before they go into
 * src/resolution/tables/translations.txt: `node dist-bench/translations.js` after `npx tsc -p tsconfig.bench.json`.
 * Words are linked one to one within two names, the strongest pair first (Melamed 2000, competitive linking),
 * so that `university` does not take every word that stands beside it.
 */
const ENGLISH_SPEAKING: ReadonlySet<string> = new Set(['US', 'GB', 'AU', 'NZ']);
const ENGLISH_SHOWN = 3;
const SMALLEST = 3;
const EXPLAINED = 0.6;
const LINKED = 0.4;
const ROUNDS = 4;

type Organisation = SharedData['ror'][number];
type Counts = Map<string, number>;

/** The English name of an organisation beside another one: the words that only one of them has. */
interface NamePair {
  readonly id: string;
  readonly english: readonly string[];
  readonly foreign: readonly string[];
}

const { ror } = await readSharedData(SHARED);
const unseen = new Set(heldOutNames(ror).map(({ id }) => id));
const mined = ror.filter(({ id }) => !unseen.has(id));
const known = englishWords(mined);
print(mined.flatMap(pairsOf));

/** Words of the names that are shown of organisations in English-speaking countries. */
function englishWords(organisations: readonly Organisation[]): ReadonlySet<string> {
  const counts: Counts = new Map();
  for (const { names, country } of organisations) {
    if (!ENGLISH_SPEAKING.has(country ?? '')) continue;
    for (const word of wordsOf(names[0]?.value ?? '')) add(counts, word);
  }
  return new Set([...counts].filter(([, count]) => count >= ENGLISH_SHOWN).map(([word]) => word));
}

function pairsOf({ id, names }: Organisation): readonly NamePair[] {
  const all = names
    .filter(({ kind }) => kind !== 'acronym')
    .map(({ value }) => [...wordsOf(value)])
    .filter((words) => words.length > 0)
    .map((words) => ({ words, share: words.filter((word) => known.has(word)).length / words.length }));
  const [best] = all.toSorted((a, b) => b.share - a.share);
  if (best === undefined || best.share < 0.5) return [];
  return all
    .filter(({ share }) => share < best.share)
    .map(({ words }) => ({
      id,
      english: best.words.filter((word) => known.has(word) && !words.includes(word)),
      foreign: words.filter((word) => !known.has(word) && !best.words.includes(word)),
    }))
    .filter(({ english, foreign }) => english.length > 0 && foreign.length > 0);
}

function wordsOf(name: string): ReadonlySet<string> {
  const words = normaliseName(name).flatMap(({ tokens }) => tokens);
  return new Set(words.filter((word) => /^[a-z]{3,}$/.test(word) && !STOP_WORDS.has(word)));
}

function print(pairs: readonly NamePair[]): void {
  const beside = countPairs(pairs, ({ english, foreign }) =>
    foreign.flatMap((word) => english.map((other) => `${word} ${other}`)),
  );
  const total = countPairs(pairs, ({ foreign }) => foreign);
  const lines = new Map<string, string[]>();
  for (const [pair, links] of byCount(linksOf(pairs, beside, total))) {
    const [foreign = '', english = ''] = pair.split(' ');
    const all = total.get(foreign) ?? 1;
    const explained = (beside.get(pair) ?? 0) / all;
    if (links < SMALLEST || links / all < LINKED || explained < EXPLAINED) continue;
    lines.set(english, [
      ...(lines.get(english) ?? []),
      `${foreign}(${links},${Math.round(explained * 100)})`,
    ]);
  }
  for (const english of [...lines.keys()].sort())
    process.stdout.write(`${english}: ${(lines.get(english) ?? []).join(' ')}\n`);
}

/** Links by how often two words stand beside each other, then again by the links that were made. */
function linksOf(pairs: readonly NamePair[], beside: Counts, foreign: Counts): Counts {
  const english = countPairs(pairs, (pair) => pair.english);
  let links = beside;
  for (let round = 0; round < ROUNDS; round++) {
    const made = links;
    const strength = (word: string, other: string) =>
      (2 * (made.get(`${word} ${other}`) ?? 0)) /
      ((foreign.get(word) ?? 0) + Math.min(english.get(other) ?? 0, 4 * (foreign.get(word) ?? 0)));
    links = countPairs(pairs, (pair) => linkedPairs(pair, strength));
  }
  return links;
}

function linkedPairs(
  { english, foreign }: NamePair,
  strength: (word: string, other: string) => number,
): readonly string[] {
  const taken = new Set<string>();
  const linked: string[] = [];
  const all = foreign
    .flatMap((word) => english.map((other) => ({ word, other, by: strength(word, other) })))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by);
  for (const { word, other } of all) {
    if (taken.has(`foreign ${word}`) || taken.has(`english ${other}`)) continue;
    taken.add(`foreign ${word}`).add(`english ${other}`);
    linked.push(`${word} ${other}`);
  }
  return linked;
}

/** Counts organisations, each once however many names it has. */
function countPairs(pairs: readonly NamePair[], keysOf: (pair: NamePair) => readonly string[]): Counts {
  const counts: Counts = new Map();
  const seen = new Set<string>();
  for (const pair of pairs)
    for (const key of keysOf(pair)) {
      if (seen.has(`${pair.id} ${key}`)) continue;
      seen.add(`${pair.id} ${key}`);
      add(counts, key);
    }
  return counts;
}

function byCount(counts: Counts): readonly [string, number][] {
  return [...counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
}

function add(counts: Counts, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
