import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import type { BucketClient } from './bucket-client.ts';
import { isMissing } from './bucket-failure.ts';
import type { ContentStore } from './content-store.ts';

/** The file in a place that says which database its files belong to. */
export const OWNER_FILE = 'database-id';

const ANOTHER_WAS_FIRST = ['PreconditionFailed', 'ConditionalRequestConflict'];

/** A place that writes and removes for one database alone. `ownId` is asked once, before the first file is put or removed. */
export function ownedContentStore(store: ContentStore, ownId: () => Promise<string>): ContentStore {
  let checking: Promise<void> | undefined;
  const check = async () => {
    const own = await ownId();
    if ((await store.claim(own)) !== own) throw ofAnother(store.place);
  };
  const checked = () => {
    checking ??= check().catch((error) => {
      checking = undefined;
      throw error;
    });
    return checking;
  };
  return {
    ...store,
    async put(path) {
      await checked();
      return store.put(path);
    },
    async remove(hash) {
      await checked();
      await store.remove(hash);
    },
  };
}

/** Gives the owner of a folder, which is the given one where there was none; the first of several becomes it. */
export async function claimFolder(root: string, owner: string): Promise<string> {
  const path = join(root, OWNER_FILE);
  const found = await readFile(path, 'utf8').catch(noneIf('ENOENT'));
  if (found !== undefined) return found.trim();
  const whole = join(root, `.${OWNER_FILE}-${randomUUID()}`);
  try {
    await writeFile(whole, `${owner}\n`, { flag: 'wx' });
    // Some shared file systems have no links.
    await link(whole, path)
      .catch(() => copyFile(whole, path, constants.COPYFILE_EXCL))
      .catch(noneIf('EEXIST'));
  } finally {
    await rm(whole, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

/** The same of what is behind a prefix of a bucket; `at` is where its mark is. */
export async function claimBucket(
  { sdk, client }: BucketClient,
  at: { readonly Bucket: string; readonly Key: string },
  owner: string,
): Promise<string> {
  const find = async () => {
    const { Body } = await client.send(new sdk.GetObjectCommand(at));
    return (await Body?.transformToString())?.trim() ?? '';
  };
  const found = await find().catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (found !== undefined) return found;
  const mark = { ...at, Body: `${owner}\n` };
  try {
    await client.send(new sdk.PutObjectCommand({ ...mark, IfNoneMatch: '*' }));
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Some services know no conditions.
    if (name === 'NotImplemented') await client.send(new sdk.PutObjectCommand(mark));
    else if (!ANOTHER_WAS_FIRST.includes(name)) throw error;
  }
  return find();
}

function noneIf(code: string): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === code) return undefined;
    throw error;
  };
}

function ofAnother(place: string): CoreError {
  return new CoreError('CONFIG', `${place} has the files of another database`, {
    field: '--files',
    fix: `Name a place for this database alone; nothing was changed. If that other database is gone for good, remove the file ${OWNER_FILE} there.`,
  });
}
