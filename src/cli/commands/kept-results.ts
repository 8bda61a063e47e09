import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReviewAdmin } from '../../admin/review-admin.ts';
import { type AccountIndex, accountIndex } from '../../batch/results/account-index.ts';
import { type OpenedFile, openReview } from '../../batch/review/open-review.ts';
import { type QuestionList, questionList } from '../../batch/review/question-list.ts';
import type { FinishedOutput } from '../../contract/files.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { openInput } from '../../tabular/read-input.ts';

/** A result that is read whole, for everybody who looks at it. */
export interface KeptResult {
  readonly opened: OpenedFile;
  readonly list: QuestionList;
  /** Read when it is first asked for. */
  index(): Promise<AccountIndex>;
}

/** The results that people look at, each read once for all of them. */
export interface KeptResults {
  /** Lends a result, with the answers that were given up to now. */
  using<T>(
    key: string,
    from: { readonly output: FinishedOutput; readonly admin: ReviewAdmin },
    work: (result: KeptResult) => Promise<T>,
  ): Promise<T>;
  close(): void;
}

interface Kept {
  /** Another one as soon as the file is written anew. */
  readonly version: string;
  readonly result: Promise<KeptResult>;
  revision: string;
  users: number;
  isOld: boolean;
}

/** So many results are kept open, the last used ones. */
const KEPT_OPEN = 4;

export function keptResults(dataDir: string): KeptResults {
  const kept = new Map<string, Kept>();
  const drop = (key: string, old: Kept) => {
    kept.delete(key);
    old.isOld = true;
    disposeUnused(old);
  };
  const open = (key: string, output: FinishedOutput, admin: ReviewAdmin): Kept => {
    const { mtimeMs, size, ino } = statSync(output.path);
    const version = JSON.stringify([output.path, mtimeMs, size, ino]);
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      if (known.version !== version) drop(key, known);
    }
    const own: Kept =
      known?.version === version
        ? known
        : { version, result: readWhole(output, { dataDir, admin }), revision: '', users: 0, isOld: false };
    kept.set(key, own);
    for (const [old, entry] of [...kept].slice(0, -KEPT_OPEN)) drop(old, entry);
    return own;
  };
  return {
    async using(key, { output, admin }, work) {
      const own = open(key, output, admin);
      own.users++;
      try {
        const result = await own.result;
        const revision = await admin.revision();
        if (revision !== own.revision) await result.opened.refresh();
        own.revision = revision;
        return await work(result);
      } catch (error) {
        // What could not be read is read anew the next time.
        if (kept.get(key) === own && (await own.result.catch(() => undefined)) === undefined) drop(key, own);
        throw error;
      } finally {
        own.users--;
        disposeUnused(own);
      }
    },
    close() {
      for (const [key, entry] of [...kept]) drop(key, entry);
    },
  };
}

function disposeUnused({ isOld, users, result }: Kept): void {
  if (!isOld || users > 0) return;
  result.then(
    ({ opened: { file } }) => file.dispose(),
    () => {},
  );
}

async function readWhole(
  { path, name, mapFile }: FinishedOutput,
  { dataDir, admin }: { readonly dataDir: string; readonly admin: ReviewAdmin },
): Promise<KeptResult> {
  const folder = join(dataDir, 'spool');
  makeFolder(folder);
  const opened = await openReview(await openInput({ path }), {
    ...{ file: name, reviews: admin, nameFieldOf, isEverything: true },
    spoolPath: join(folder, `review-${randomBytes(6).toString('hex')}`),
    ...(mapFile !== null && { mapFile }),
  });
  try {
    await opened.file.readAll();
  } catch (error) {
    opened.file.dispose();
    throw error;
  }
  let index: Promise<AccountIndex> | undefined;
  return {
    ...{ opened, list: questionList(opened) },
    index() {
      index ??= accountIndex(opened);
      return index;
    },
  };
}
