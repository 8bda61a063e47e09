import { join } from 'node:path';

/** The folder of a data directory that holds the files that people have uploaded, by workspace and id. */
export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}

/** What their names begin with where machines share them; then come workspace and id, as in the folder. */
export const UPLOADED_NAMES = 'files/';
