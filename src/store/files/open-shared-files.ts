import { dirname } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { closeToOthers } from '../../disk/owner-only.ts';
import type { SharedFile, SharedFiles } from '../../disk/shared-files.ts';
import type { ContentStore } from './content-store.ts';
import { hashOf } from './partial-file.ts';
import type { SharedNames } from './shared-names.ts';

interface SharedFilesParts {
  /** Opened when it is first needed: most commands need none. */
  readonly content: () => Promise<ContentStore>;
  readonly names: SharedNames;
  readonly sleep: (ms: number) => Promise<void>;
}

/** How long to wait for who removes the same content. */
const PAUSES_MS = [100, 1000, 4000];

/** Opens the files that machines share: their content in a content store, their names in the database. */
export function openSharedFiles({ names, sleep, ...parts }: SharedFilesParts): SharedFiles {
  let opening: Promise<ContentStore> | undefined;
  const opened = () => {
    opening ??= parts.content();
    return opening;
  };
  const coming = new Map<string, Promise<string | undefined>>();
  const fetched = async (name: string, path: string): Promise<string | undefined> => {
    for (;;) {
      const file = await names.find(name);
      if (file === undefined) return undefined;
      const content = await opened();
      try {
        makeFolder(dirname(path));
        await content.get(file.hash, path);
        closeToOthers(path);
        return file.hash;
      } catch (error) {
        if (!(error instanceof CoreError && error.code === 'NOT_FOUND')) throw error;
        // Another machine may have kept another file under the name, or forgotten it.
        if ((await names.find(name))?.hash === file.hash) throw missing(file, content.place);
      }
    }
  };
  return {
    async keep(name, path) {
      const content = await opened();
      const announced = await hashOf(path);
      for (const pauseMs of [...PAUSES_MS, undefined]) {
        if (await names.announce(announced)) {
          const put = await content.put(path);
          if (put.hash !== announced.hash) throw changed(path);
          if (await names.give(name, put)) return put.hash;
        }
        if (pauseMs !== undefined) await sleep(pauseMs);
      }
      throw beingRemoved(name, content.place);
    },
    fetch(name, path) {
      const fetching = coming.get(path) ?? fetched(name, path).finally(() => coming.delete(path));
      coming.set(path, fetching);
      return fetching;
    },
    find: names.find,
    list: names.list,
    forget: names.remove,
    async sweep(ageMs) {
      const content = await opened();
      for (let swept = 0; ; swept++) {
        const hash = await names.claimUnnamed(ageMs);
        if (hash === undefined) return swept;
        await content.remove(hash);
        await names.removed(hash);
      }
    },
  };
}

function missing({ name, hash }: SharedFile, place: string): CoreError {
  return new CoreError('CONFIG', `${name} is not in ${place}, where it was put (${hash})`, {
    file: name,
    fix: 'Check that this machine sees the same files as the others, then try again; nothing was changed.',
  });
}

function changed(path: string): CoreError {
  return new CoreError('CONFLICT', `${path} has changed while it was put`, {
    file: path,
    fix: 'Try again when nobody writes it.',
  });
}

function beingRemoved(name: string, place: string): CoreError {
  return new CoreError('STORE_BUSY', `another process removes what ${name} is to have from ${place}`, {
    fix: 'Try again later; nothing was changed.',
  });
}
