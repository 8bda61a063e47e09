import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesFolder } from '../../disk/files-folder.ts';

/** Removes all files that people have uploaded to a workspace, with their results. */
export function removeUploadedFiles(dataDir: string, workspace: string): void {
  rmSync(join(filesFolder(dataDir), workspace), { recursive: true, force: true });
}
