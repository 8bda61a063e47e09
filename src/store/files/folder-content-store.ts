import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentFile, type ContentStore, damaged, isHash, notPut } from './content-store.ts';
import { diskFailure } from './disk-failure.ts';
import { fetchChecked } from './fetch-checked.ts';
import { chunksOf, openPartial } from './partial-file.ts';
import { claimFolder } from './place-owner.ts';

const FILES = 'sha256';

/**
 * Files in a folder that machines share: `sha256/<hash>`. The folder has to be there. A file gets its name when it is
 * whole and on disk, by a link or a rename within the folder, so that several machines may put the same one at once.
 */
export function folderContentStore(root: string): ContentStore {
  const folder = join(root, FILES);
  const pathOf = (hash: string) => join(folder, hash);
  const find = async (hash: string): Promise<ContentFile | undefined> => {
    const found = isHash(hash) ? await stat(pathOf(hash)).catch(noneOr(root)) : undefined;
    return found && { hash, bytes: found.size };
  };
  return {
    place: root,
    find,
    async put(path) {
      await made(root, folder);
      const partial = await openPartial(folder);
      try {
        await partial.append(chunksOf(path));
        const file = partial.content();
        // One of another size was cut off by whoever copied it there by hand.
        if ((await find(file.hash))?.bytes !== file.bytes) await partial.settle(pathOf(file.hash));
        return file;
      } finally {
        await partial.discard();
      }
    },
    async get(hash, path) {
      const file = await find(hash);
      if (file === undefined) throw notPut(hash, root);
      await fetchChecked(file, path, {
        read: () => chunksOf(pathOf(hash)),
        damaged: () => damaged(hash, root),
      });
    },
    async *list() {
      const names = (await readdir(folder).catch(noneOr(root))) ?? [];
      for (const hash of names.filter(isHash).sort()) {
        const file = await find(hash);
        // Another machine may have removed it meanwhile.
        if (file !== undefined) yield file;
      }
    },
    async remove(hash) {
      if (!isHash(hash)) return;
      await rm(pathOf(hash), { force: true }).catch((error: unknown) => {
        throw diskFailure(error, root);
      });
    },
    claim: (owner) =>
      claimFolder(root, owner).catch((error: unknown) => {
        throw diskFailure(error, root);
      }),
  };
}

async function made(root: string, folder: string): Promise<void> {
  try {
    await stat(root);
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw diskFailure(error, root);
  }
}

/** A file that is not there is none; of all other errors of the folder people are told. */
function noneOr(root: string): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw diskFailure(error, root);
  };
}
