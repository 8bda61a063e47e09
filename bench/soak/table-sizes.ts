import { join } from 'node:path';
import { openCoreDatabase } from '../../dist/store/core-database.js';

interface TableSize {
  readonly name: string;
  readonly bytes: number;
}

/** The largest tables and indexes of a data directory that nobody serves any more, and the free space. */
export function tableSizes(dataDir: string): string {
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  const sizes = database
    .prepare<[], TableSize>(
      'SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name ORDER BY bytes DESC LIMIT 6',
    )
    .all();
  const free =
    Number(database.pragma('freelist_count', { simple: true })) *
    Number(database.pragma('page_size', { simple: true }));
  database.close();
  return [...sizes, { name: 'free', bytes: free }]
    .map(({ name, bytes }) => `${name} ${(bytes / 2 ** 20).toFixed(1)} MB`)
    .join(', ');
}
