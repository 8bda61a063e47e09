import { type ReviewAdmin, reviewAdmin } from '../../admin/review-admin.ts';
import { crosscheckResults } from '../../batch/results/crosscheck-results.ts';
import { browsedReview } from '../../batch/review/browsed-review.ts';
import { pastAnswer } from '../../batch/review/file-review.ts';
import type { KnownCompanies } from '../../batch/review/known-companies.ts';
import type { CrosscheckResults } from '../../contract/crosscheck-results.ts';
import { CoreError } from '../../contract/errors.ts';
import type { FileReview, FileReviews } from '../../contract/file-reviews.ts';
import type { FinishedOutput } from '../../contract/files.ts';
import type { EngineStores } from '../../engine/stores.ts';
import { type KeptResult, keptResults } from './kept-results.ts';

export interface ServedReviewsOptions {
  readonly stores: EngineStores;
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

/** What somebody looks at, and who. */
interface Lent {
  readonly result: KeptResult;
  readonly output: FinishedOutput;
  readonly admin: ReviewAdmin;
  readonly by: string;
}

export function servedReviews(options: ServedReviewsOptions): ServedReviews {
  const { stores, dataDir, now, companies, owner, outputOf } = options;
  const reviewers = new Map<string, ReviewAdmin>();
  const kept = keptResults(dataDir);
  const adminOf = (workspace: string, name: string) => {
    const key = JSON.stringify([workspace, name]);
    const admin = reviewers.get(key) ?? reviewAdmin(stores, workspace, { name, leaseMs: LEASE_MS });
    reviewers.set(key, admin);
    return admin;
  };
  const lend = async <T>(
    [workspace, file, user]: readonly [string, string, string | null],
    work: (lent: Lent) => Promise<T>,
  ): Promise<T> => {
    const output = await outputOf(workspace, file);
    const by = user ?? owner;
    const admin = adminOf(workspace, by);
    return kept.using(JSON.stringify([workspace, file]), { output, admin }, (result) =>
      work({ result, output, admin, by }),
    );
  };
  const reviewing = <T>(whose: Parameters<typeof lend>[0], work: (review: FileReview) => Promise<T>) =>
    lend(whose, ({ result: { opened, list }, output: { name }, admin, by }) => {
      const parts = { file: opened.file, columns: opened.columns, companies, reviews: admin, by, now };
      return work(browsedReview({ ...parts, name, opened, list }));
    });
  const looking = <T>(whose: Parameters<typeof lend>[0], work: (results: CrosscheckResults) => Promise<T>) =>
    lend(whose, async ({ result: { opened, list, index }, output: { name } }) => {
      if (opened.result.kind !== 'crosscheck') throw notCrosschecked(name);
      return work(crosscheckResults(name, { opened, list, index: await index() }));
    });
  return {
    of: (workspace, user) => ({
      async of(file) {
        await outputOf(workspace, file);
        const whose = [workspace, file, user] as const;
        return {
          overview: () => reviewing(whose, (review) => review.overview()),
          list: (filter, piece) => reviewing(whose, (review) => review.list(filter, piece)),
          next: (filter, after) => reviewing(whose, (review) => review.next(filter, after)),
          show: (id, view) => reviewing(whose, (review) => review.show(id, view)),
          answer: (id, given) => reviewing(whose, (review) => review.answer(id, given)),
          undoable: () => reviewing(whose, (review) => review.undoable()),
          undo: (batch) => reviewing(whose, (review) => review.undo(batch)),
          previewBulk: (wish) => reviewing(whose, (review) => review.previewBulk(wish)),
          bulk: (confirmation) => reviewing(whose, (review) => review.bulk(confirmation)),
        };
      },
      async crosscheckOf(file) {
        await outputOf(workspace, file);
        const whose = [workspace, file, user] as const;
        return {
          counts: () => looking(whose, (results) => results.counts()),
          accounts: (filter, piece) => looking(whose, (results) => results.accounts(filter, piece)),
          groups: (piece) => looking(whose, (results) => results.groups(piece)),
          group: (id) => looking(whose, (results) => results.group(id)),
        };
      },
      history: async (limit) => (await adminOf(workspace, user ?? owner).history(limit)).map(pastAnswer),
    }),
    async close() {
      kept.close();
      await Promise.all([...reviewers.values()].map((admin) => admin.close()));
    },
  };
}

function notCrosschecked(name: string): CoreError {
  return new CoreError('CONFLICT', `${name} was resolved and not crosschecked`, {
    fix: 'Crosscheck it on its page.',
  });
}
