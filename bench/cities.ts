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
const TARGET = join(import.meta.dirname, '..', 'src', 'resolution', 'tables', 'cities.txt');
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
const towns = new Map<string, string[]>();
for (const [name, ofName] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const country = countryOf(name, ofName);
  if (country !== undefined) towns.set(country, [...(towns.get(country) ?? []), name]);
}
const lines = [...towns]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([country, names]) => `${country}|${names.join(';')}`);
const total = [...towns.values()].reduce((sum, names) => sum + names.length, 0);
const source = `# ${total} towns, a country a line: those with ${FEWEST} organisations of ROR (CC0) or more, ${FEWEST_OF_EVERYDAY_WORD} where the name is an everyday word; made by bench/${basename(import.meta.filename, '.js')}.ts`;
writeFileSync(TARGET, `${[source, ...lines].join('\n')}\n`);
console.log(`${total} towns`);

function countryOf(name: string, ofName: ReadonlyMap<string, number>): string | undefined {
  const all = [...ofName.values()].reduce((sum, count) => sum + count, 0);
  const fewest = isEverydayWord(name) ? FEWEST_OF_EVERYDAY_WORD : FEWEST;
  if (name.length < SHORTEST || !/^[a-z ]+$/.test(name) || all < fewest) return undefined;
  if (IN_TWO_COUNTRIES.has(name)) return undefined;
  return [...ofName].find(([, count]) => count >= all * SHARE_OF_ONE_COUNTRY)?.[0];
}
