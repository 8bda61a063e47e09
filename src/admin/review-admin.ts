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

/** A person who reviews in a browser. */
export interface RemoteReviewer {
  readonly name: string;
  /** How long this person has the account of a question that is shown. */
  readonly leaseMs: number;
}

/** Throws USAGE for a name that a workspace cannot have. Without a reviewer whoever runs this process reviews. */
export function reviewAdmin(dataDir: string, workspace: string, reviewer?: RemoteReviewer): ReviewAdmin {
  checkWorkspace(workspace);
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  const owner = reviewer === undefined ? processOwner() : `${processOwner()}/${reviewer.name}`;
  const leaseMs = reviewer?.leaseMs ?? null;
  const store = sqliteReviewStore(database, { owner, leaseMs });
  const overrides = sqliteOverrideStore(database);
  return {
    standing: () => store.standing(workspace),
    history: (limit) => store.history(workspace, limit),
    keep: (reviews) => store.keep(workspace, reviews),
    undoLast: (by) => store.undoLast(workspace, by),
    lastKept: (by) => store.lastKept(workspace, by),
    claim: (subject) => store.claim(workspace, subject),
    revision: () => store.revision(workspace),
    decisions: async () => (await overrides.list(workspace)).map(({ override }) => override),
    async close() {
      await store.release();
      database.close();
    },
  };
}
