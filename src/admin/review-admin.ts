import { join } from 'node:path';
import type { WorkspaceReviews } from '../crm/review/workspace-reviews.ts';
import { openCoreDatabase } from '../store/sqlite/core-database.ts';
import { processOwner } from '../store/sqlite/process-owner.ts';
import { sqliteOverrideStore } from '../store/sqlite/sqlite-override-store.ts';
import { sqliteReviewStore } from '../store/sqlite/sqlite-review-store.ts';
import { checkWorkspace } from './workspace-name.ts';

/** What people answer to results of one workspace. */
export interface ReviewAdmin extends WorkspaceReviews {
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
    lastKept: (by) => store.lastKept(workspace, by),
    claim: (subject) => store.claim(workspace, subject),
    decisions: async () => (await overrides.list(workspace)).map(({ override }) => override),
    async close() {
      await store.release();
      database.close();
    },
  };
}
