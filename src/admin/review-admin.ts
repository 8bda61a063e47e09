import type { WorkspaceReviews } from '../crm/review/workspace-reviews.ts';
import type { EngineStores } from '../engine/stores.ts';
import { processOwner } from '../store/sqlite/process-owner.ts';
import { checkWorkspace } from './workspace-name.ts';

/** What people answer to results of one workspace. */
export interface ReviewAdmin extends WorkspaceReviews {
  /** Gives up what this person looks at. */
  close(): Promise<void>;
}

/** A person who reviews in a browser. */
export interface RemoteReviewer {
  readonly name: string;
  /** How long this person has the account of a question that is shown. */
  readonly leaseMs: number;
}

/** Throws USAGE for a name that a workspace cannot have. Without a reviewer whoever runs this process reviews. */
export function reviewAdmin(
  { reviewsOf, overrides }: Pick<EngineStores, 'reviewsOf' | 'overrides'>,
  workspace: string,
  reviewer?: RemoteReviewer,
): ReviewAdmin {
  checkWorkspace(workspace);
  const owner = reviewer === undefined ? processOwner() : `${processOwner()}/${reviewer.name}`;
  const leaseMs = reviewer?.leaseMs ?? null;
  const store = reviewsOf({ owner, leaseMs });
  return {
    standing: () => store.standing(workspace),
    history: (limit) => store.history(workspace, limit),
    keep: (reviews) => store.keep(workspace, reviews),
    undoLast: (by, batch) => store.undoLast(workspace, by, batch),
    lastKept: (by) => store.lastKept(workspace, by),
    claim: (subject) => store.claim(workspace, subject),
    revision: () => store.revision(workspace),
    decisions: async () => (await overrides.list(workspace)).map(({ override }) => override),
    close: () => store.release(),
  };
}
