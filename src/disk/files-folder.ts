import { join } from 'node:path';

/** The folder of a data directory that holds the files that people have uploaded, by workspace and id. */
export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}
