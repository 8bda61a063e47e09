import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReferenceFile } from '../dist/store/universe-file/reference-reader.js';
import type { ReferenceVersion } from '../dist/universe/reference-store.js';
import { runCore } from './run-core.ts';

/** Imports SEC, ROR and equities into the data directory; at once when they are there already. */
export async function importUniverse(dataDir: string, shared: string): Promise<readonly string[]> {
  const reference = join(shared, 'reference');
  const sec = join(reference, 'sec-edgar');
  const imports: readonly (readonly string[])[] = [
    ['sec-edgar', join(sec, 'listed_filer_metadata.csv'), '--names', join(sec, 'listed_filer_names.csv')],
    ['ror', join(reference, 'ror', 'ror_v2_latest.jsonl.gz'), join(reference, 'ror', 'ror_v1_only.jsonl.gz')],
    [
      'csv',
      join(reference, 'equities', 'equities.csv.gz'),
      '--source',
      'equities',
      '--kind',
      'listings',
      '--map',
      'id=symbol,postal_code=zipcode',
    ],
  ];
  const lines = ['Reference', ''];
  for (const given of imports) {
    const run = await runCore(['reference', 'import', ...given, '--data-dir', dataDir]);
    lines.push(...run.stderr.trim().split('\n'), `  ${run.seconds.toFixed(1)} s, peak ${run.peakMb} MB`);
  }
  return lines;
}

/** Opens the universe in use of a data directory. */
export function openBenchReference(dataDir: string): ReferenceVersion {
  const folder = join(dataDir, 'reference');
  return openReferenceFile(join(folder, `${readFileSync(join(folder, 'current'), 'utf8').trim()}.sqlite`));
}
