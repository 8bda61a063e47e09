import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenKeys } from '../dist/resolution/blocking/blocking-keys.js';
import { openBenchReference } from './universe.ts';

/**
 * Counts the words of the bench's universe into the model's background table:
 * `npm run bench:background` after `npm run bench` has imported it.
 */
const SMALLEST = 5;

const reference = openBenchReference(join(import.meta.dirname, '..', 'bench', '.cache', 'data'));
const frequencies = new Map<string, number>();
for (let entity = 0; entity < reference.index.size; entity++) {
  const keys = new Set(reference.index.profile(entity).names.flatMap(tokenKeys));
  for (const key of keys) frequencies.set(key, (frequencies.get(key) ?? 0) + 1);
}
const counts = [...frequencies]
  .filter(([, count]) => count >= SMALLEST)
  .map(([key, count]): [string, number] => [key.slice(1), count])
  .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
const path = join(import.meta.dirname, '..', 'src', 'resolution', 'model', 'background.json');
writeFileSync(
  path,
  `${JSON.stringify({ companies: reference.index.size, counts: Object.fromEntries(counts) })}\n`,
);
process.stdout.write(`${counts.length} words of ${reference.index.size} companies in ${path}\n`);
