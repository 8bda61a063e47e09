import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesFolder, UPLOADED_NAMES } from '../../disk/files-folder.ts';
import type { SharedFiles } from '../../disk/shared-files.ts';

interface UploadedPlace {
  readonly dataDir: string;
  readonly sharedFiles?: SharedFiles | undefined;
}

/** Removes all files that people have uploaded to a workspace, with their results. */
export async function removeUploadedFiles(
  { dataDir, sharedFiles }: UploadedPlace,
  workspace: string,
): Promise<void> {
  const shared = (await sharedFiles?.list(`${UPLOADED_NAMES}${workspace}/`)) ?? [];
  await sharedFiles?.forget(shared.map(({ name }) => name));
  rmSync(join(filesFolder(dataDir), workspace), { recursive: true, force: true });
}
