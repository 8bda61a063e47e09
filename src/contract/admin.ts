import { z } from 'zod';
import type { FileReviews } from './file-reviews.ts';
import type { Files } from './files.ts';
import type { WorkspaceCompanies } from './ui/companies.ts';
import type { WorkspaceCredits } from './ui/credits.ts';
import type { WorkspaceFeedback } from './ui/feedback.ts';
import type { WorkspaceSchedules } from './ui/schedules.ts';
import type { UniverseSources } from './ui/sources.ts';
import type { WorkspaceUsers } from './ui/users.ts';
import type { WorkspaceWebhooks } from './ui/webhooks.ts';

/** An API key as Settings > API keys lists it. */
export const ListedKey = z.strictObject({
  id: z.string(),
  name: z.string().nullable(),
  /** Its beginning and last four characters. */
  hint: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type ListedKey = z.infer<typeof ListedKey>;

/** Named as it is shown: the key and its signing secret are known here and never again. */
export const CreatedKey = z.strictObject({
  id: z.string(),
  api_key: z.string(),
  signing_secret: z.string(),
});
export type CreatedKey = z.infer<typeof CreatedKey>;

/** What the pages of the web application may do in one workspace; implemented in admin/, which the command line uses, too. */
export interface Admin {
  readonly companies: WorkspaceCompanies;
  readonly credits: WorkspaceCredits;
  readonly feedback: WorkspaceFeedback;
  readonly keys: WorkspaceKeys;
  readonly files: Files;
  /** Of their outputs; null is the owner of the data directory. */
  reviewsOf(user: string | null): FileReviews;
  readonly schedules: WorkspaceSchedules;
  /** For admins of `default` alone. */
  readonly sources: UniverseSources;
  readonly users: WorkspaceUsers;
  readonly webhooks: WorkspaceWebhooks;
}

/** The API keys of a workspace that were not deleted. */
export interface WorkspaceKeys {
  /** Oldest first. */
  list(): Promise<readonly ListedKey[]>;
  create(key: { readonly name?: string }): Promise<CreatedKey>;
  /** Revokes the key at once; throws NOT_FOUND when the workspace has none of that id, or no longer. */
  remove(id: string): Promise<void>;
}
