import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type ReviewAdmin, reviewAdmin } from '../../admin/review-admin.ts';
import { browsedReview } from '../../batch/review/browsed-review.ts';
import { pastAnswer } from '../../batch/review/file-review.ts';
import type { KnownCompanies } from '../../batch/review/known-companies.ts';
import { type OpenedFile, openReview } from '../../batch/review/open-review.ts';
import { type QuestionList, questionList } from '../../batch/review/question-list.ts';
import type { FileReview, FileReviews } from '../../contract/file-reviews.ts';
import type { FinishedOutput } from '../../contract/files.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { openInput } from '../../tabular/read-input.ts';

export interface ServedReviewsOptions {
  readonly dataDir: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly companies: KnownCompanies;
  /** What stands beside the answers of the owner of the data directory. */
  readonly owner: string;
  outputOf(workspace: string, file: string): Promise<FinishedOutput>;
}

/** Reviews of the outputs of uploaded files, by people who have signed in. */
export interface ServedReviews {
  /** Null is the owner of the data directory. */
  of(workspace: string, user: string | null): FileReviews;
  close(): Promise<void>;
}

/** So long nobody else is shown the account that somebody looks at. */
const LEASE_MS = 10 * 60_000;
/** So many results are kept open, the last used ones. */
const KEPT_OPEN = 4;

/** A result that is read whole, for everybody who reviews it. */
interface Kept {
  /** Another one as soon as the file is written anew. */
  readonly version: string;
  readonly opened: Promise<{ readonly opened: OpenedFile; readonly list: QuestionList }>;
  revision: string;
  users: number;
  isOld: boolean;
}

export function servedReviews({
  dataDir,
  now,
  companies,
  owner,
  outputOf,
}: ServedReviewsOptions): ServedReviews {
  const reviewers = new Map<string, ReviewAdmin>();
  const kept = new Map<string, Kept>();
  const adminOf = (workspace: string, name: string) => {
    const key = JSON.stringify([workspace, name]);
    const admin = reviewers.get(key) ?? reviewAdmin(dataDir, workspace, { name, leaseMs: LEASE_MS });
    reviewers.set(key, admin);
    return admin;
  };
  const drop = (key: string, old: Kept) => {
    kept.delete(key);
    old.isOld = true;
    disposeUnused(old);
  };
  const open = (key: string, { path, name }: FinishedOutput, admin: ReviewAdmin): Kept => {
    const { mtimeMs, size, ino } = statSync(path);
    const version = JSON.stringify([path, mtimeMs, size, ino]);
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      if (known.version !== version) drop(key, known);
    }
    const own: Kept =
      known?.version === version
        ? known
        : {
            version,
            opened: readWhole(path, name, { dataDir, admin }),
            revision: '',
            users: 0,
            isOld: false,
          };
    kept.set(key, own);
    for (const [old, entry] of [...kept].slice(0, -KEPT_OPEN)) drop(old, entry);
    return own;
  };
  const using = async <T>(
    [workspace, file, user]: readonly [string, string, string | null],
    work: (review: FileReview) => Promise<T>,
  ): Promise<T> => {
    const output = await outputOf(workspace, file);
    const by = user ?? owner;
    const admin = adminOf(workspace, by);
    const key = JSON.stringify([workspace, file]);
    const own = open(key, output, admin);
    own.users++;
    try {
      const { opened, list } = await own.opened;
      const revision = await admin.revision();
      if (revision !== own.revision) await opened.refresh();
      own.revision = revision;
      const parts = { file: opened.file, columns: opened.columns, companies, reviews: admin, by, now };
      return await work(browsedReview({ ...parts, name: output.name, opened, list }));
    } catch (error) {
      // What could not be read is read anew the next time.
      if (kept.get(key) === own && (await own.opened.catch(() => undefined)) === undefined) drop(key, own);
      throw error;
    } finally {
      own.users--;
      disposeUnused(own);
    }
  };
  return {
    of: (workspace, user) => ({
      async of(file) {
        await outputOf(workspace, file);
        const whose = [workspace, file, user] as const;
        return {
          overview: () => using(whose, (review) => review.overview()),
          list: (filter, piece) => using(whose, (review) => review.list(filter, piece)),
          next: (filter, after) => using(whose, (review) => review.next(filter, after)),
          show: (id, view) => using(whose, (review) => review.show(id, view)),
          answer: (id, given) => using(whose, (review) => review.answer(id, given)),
          undoable: () => using(whose, (review) => review.undoable()),
          undo: () => using(whose, (review) => review.undo()),
          previewBulk: (wish) => using(whose, (review) => review.previewBulk(wish)),
          bulk: (confirmation) => using(whose, (review) => review.bulk(confirmation)),
        };
      },
      history: async (limit) => (await adminOf(workspace, user ?? owner).history(limit)).map(pastAnswer),
    }),
    async close() {
      for (const [key, entry] of [...kept]) drop(key, entry);
      await Promise.all([...reviewers.values()].map((admin) => admin.close()));
    },
  };
}

function disposeUnused({ isOld, users, opened }: Kept): void {
  if (!isOld || users > 0) return;
  opened.then(
    ({ opened: { file } }) => file.dispose(),
    () => {},
  );
}

async function readWhole(
  path: string,
  name: string,
  { dataDir, admin }: { readonly dataDir: string; readonly admin: ReviewAdmin },
) {
  const folder = join(dataDir, 'spool');
  makeFolder(folder);
  const opened = await openReview(await openInput({ path }), {
    ...{ file: name, reviews: admin, nameFieldOf, isEverything: true },
    spoolPath: join(folder, `review-${randomBytes(6).toString('hex')}`),
  });
  try {
    await opened.file.readAll();
    return { opened, list: questionList(opened) };
  } catch (error) {
    opened.file.dispose();
    throw error;
  }
}
