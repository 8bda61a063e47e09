import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isEverydayWord } from '../dist/resolution/tables/everyday-words.js';
import { spellingKey } from '../dist/resolution/tables/spelling-key.js';
import { readSharedData } from './sets/shared-data.ts';
import { SHARED } from './shared-folder.ts';

/**
 * Makes src/resolution/tables/cities.txt from the towns that organisations of ROR sit in: `node dist-bench/cities.js` after
 * `npm run build:bench`. A town that two countries have belongs to the one with nine in ten of its organisations, or to none.
 */
const TABLES = join(import.meta.dirname, '..', 'src', 'resolution', 'tables');
const TARGET = join(TABLES, 'cities.txt');
/** Towns by words of a language, which mean the town where they stand in brackets: `Bakery (Phoenix)`. */
const IN_BRACKETS = join(TABLES, 'bracket-towns.txt');
const FEWEST_IN_BRACKETS = 9;
/** Organisations that a town has at least; more where its name is a word of a language. */
const FEWEST = 3;
const FEWEST_OF_EVERYDAY_WORD = 25;
const SHARE_OF_ONE_COUNTRY = 0.9;
const SHORTEST = 4;
/** Capitals of small countries that have few organisations, and larger towns of their name: George Town of the Cayman Islands. */
const IN_TWO_COUNTRIES: ReadonlySet<string> = new Set(['george town']);

const { ror } = await readSharedData(SHARED);
const counts = new Map<string, Map<string, number>>();
for (const { city, country } of ror) {
  if (city === undefined || country === undefined) continue;
  const name = spellingKey(city).replace(/ (?:city|shi|si)$/, '');
  const ofName = counts.get(name) ?? new Map<string, number>();
  counts.set(name, ofName.set(country, (ofName.get(country) ?? 0) + 1));
}
write(
  TARGET,
  `those with ${FEWEST} organisations of ROR (CC0) or more, ${FEWEST_OF_EVERYDAY_WORD} where the name is an everyday word`,
  (name) => (isEverydayWord(name) ? FEWEST_OF_EVERYDAY_WORD : FEWEST),
);
write(
  IN_BRACKETS,
  `those of everyday words with ${FEWEST_IN_BRACKETS} organisations of ROR (CC0) to ${FEWEST_OF_EVERYDAY_WORD}`,
  (name, all) =>
    isEverydayWord(name) && all < FEWEST_OF_EVERYDAY_WORD ? FEWEST_IN_BRACKETS : Number.POSITIVE_INFINITY,
);

function write(target: string, which: string, fewestOf: (name: string, all: number) => number): void {
  const towns = new Map<string, string[]>();
  for (const [name, ofName] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const all = [...ofName.values()].reduce((sum, count) => sum + count, 0);
    if (all < fewestOf(name, all)) continue;
    const country = countryOf(name, ofName, all);
    if (country !== undefined) towns.set(country, [...(towns.get(country) ?? []), name]);
  }
  const lines = [...towns]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, names]) => `${country}|${names.join(';')}`);
  const total = [...towns.values()].reduce((sum, names) => sum + names.length, 0);
  const source = `# ${total} towns, a country a line: ${which}; made by bench/${basename(import.meta.filename, '.js')}.ts`;
  writeFileSync(target, `${[source, ...lines].join('\n')}\n`);
  console.log(`${total} towns`);
}

function countryOf(name: string, ofName: ReadonlyMap<string, number>, all: number): string | undefined {
  if (name.length < SHORTEST || !/^[a-z ]+$/.test(name) || IN_TWO_COUNTRIES.has(name)) return undefined;
  return [...ofName].find(([, count]) => count >= all * SHARE_OF_ONE_COUNTRY)?.[0];
}
