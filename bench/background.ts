import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenFrequencies } from '../dist/reference/frequencies.js';
import { openBenchReference } from './universe.ts';

/**
 * Counts the words of the bench's universe into the model's background table:
 * `npm run bench:background` after `npm run bench` has imported it.
 */
const SMALLEST = 5;

const reference = openBenchReference(join(import.meta.dirname, '..', 'bench', '.cache', 'data'));
const profiles = Array.from({ length: reference.index.size }, (_, entity) => reference.index.profile(entity));
const counts = [...tokenFrequencies(profiles)]
  .filter(([, count]) => count >= SMALLEST)
  .map(([key, count]): [string, number] => [key.slice(1), count])
  .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
const path = join(import.meta.dirname, '..', 'src', 'resolution', 'model', 'background.json');
writeFileSync(
  path,
  `${JSON.stringify({ companies: profiles.length, counts: Object.fromEntries(counts) })}\n`,
);
process.stdout.write(`${counts.length} words of ${profiles.length} companies in ${path}\n`);
