import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED } from '../shared-folder.ts';
import { importUniverse, openBenchReference } from '../universe.ts';
import { generate } from './generate.ts';
import { measureImports, measureRows } from './measure-scale.ts';
import { madeOf, type RealParts, realParts } from './real-parts.ts';
import { type MeasuredSize, scaleTables } from './scale-tables.ts';

const CACHE = join(import.meta.dirname, '..', '..', 'bench', '.cache');
const SIZES = '10000,100000,1000000';
const [SMALLEST, LARGEST] = [10_000, 5_000_000];
const SEED = 20261121;

/** Measures how imports and look-ups grow with the universe, for the sizes on the command line; see README.md. */
async function scale(): Promise<void> {
  if (!existsSync(SHARED)) throw new Error(`no data at ${SHARED}; set CORE_SHARED_DATA`);
  const sizes = sizesOf(process.argv.slice(2).join(',') || SIZES);
  const realDir = join(CACHE, 'data');
  await importUniverse(realDir, SHARED);
  const real = openBenchReference(realDir);
  let known: RealParts | undefined;
  const parts = () => {
    known ??= realParts(real);
    return known;
  };
  const measured: MeasuredSize[] = [];
  try {
    for (const size of sizes) {
      const folder = join(CACHE, 'scale', String(size));
      const sources = await generate(folder, { size, seed: SEED, madeOf: madeOf(real), parts });
      const dataDir = join(folder, 'data');
      const imports = await measureImports(dataDir, sources);
      measured.push({ size, imports, resolve: await measureRows(folder, dataDir, SEED) });
    }
  } finally {
    // What was measured before a larger size failed is shown too.
    process.stdout.write(`${scaleTables(measured).join('\n')}\n`);
    real.close();
  }
}

function sizesOf(text: string): readonly number[] {
  const sizes = text.split(',').map(Number);
  const wrong = sizes.find((size) => !Number.isInteger(size) || size < SMALLEST || size > LARGEST);
  if (wrong !== undefined) throw new Error(`a universe has ${SMALLEST} to ${LARGEST} records`);
  return sizes.sort((a, b) => a - b);
}

await scale();
