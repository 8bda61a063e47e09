import { join } from 'node:path';
import type { Override } from '../crm/override.ts';
import type { KeptReview, NewReview, ReviewClaim, ReviewSubject } from '../crm/review/review-store.ts';
import { openCoreDatabase } from '../store/sqlite/core-database.ts';
import { processOwner } from '../store/sqlite/process-owner.ts';
import { sqliteOverrideStore } from '../store/sqlite/sqlite-override-store.ts';
import { sqliteReviewStore } from '../store/sqlite/sqlite-review-store.ts';
import { checkWorkspace } from './workspace-name.ts';

/** What people answer to results of one workspace; the methods are those of `ReviewStore`. */
export interface ReviewAdmin {
  standing(): Promise<readonly KeptReview[]>;
  history(limit: number): Promise<readonly KeptReview[]>;
  keep(reviews: readonly NewReview[]): Promise<void>;
  undoLast(by: string): Promise<readonly KeptReview[]>;
  claim(subject: ReviewSubject): Promise<ReviewClaim>;
  /** All that was decided about accounts, by whatever command, oldest first. */
  decisions(): Promise<readonly Override[]>;
  close(): Promise<void>;
}

/** Throws USAGE for a name that a workspace cannot have. */
export function reviewAdmin(dataDir: string, workspace: string): ReviewAdmin {
  checkWorkspace(workspace);
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  const store = sqliteReviewStore(database, processOwner());
  const overrides = sqliteOverrideStore(database);
  return {
    standing: () => store.standing(workspace),
    history: (limit) => store.history(workspace, limit),
    keep: (reviews) => store.keep(workspace, reviews),
    undoLast: (by) => store.undoLast(workspace, by),
    claim: (subject) => store.claim(workspace, subject),
    decisions: async () => (await overrides.list(workspace)).map(({ override }) => override),
    async close() {
      await store.release();
      database.close();
    },
  };
}
