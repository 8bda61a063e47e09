import { withDatabase } from '../core-sqlite.ts';

interface TableSize {
  readonly name: string;
  readonly bytes: number;
}

const LARGEST = `SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name ORDER BY bytes DESC LIMIT 6`;

/** The largest tables and indexes of a data directory that nobody serves any more, and the free space. */
export function tableSizes(dataDir: string): string {
  return withDatabase(dataDir, (database) => {
    const figure = (name: string) => Number(database.pragma(name, { simple: true }));
    const free = { name: 'free', bytes: figure('freelist_count') * figure('page_size') };
    return [...database.prepare<[], TableSize>(LARGEST).all(), free]
      .map(({ name, bytes }) => `${name} ${(bytes / 2 ** 20).toFixed(1)} MB`)
      .join(', ');
  });
}
