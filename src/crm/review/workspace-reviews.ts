import type { Override } from '../override.ts';
import type { KeptReview, NewReview, ReviewClaim, ReviewSubject } from './review-store.ts';

/** What people answer to results of one workspace; the methods are those of `ReviewStore`. */
export interface WorkspaceReviews {
  standing(): Promise<readonly KeptReview[]>;
  history(limit: number): Promise<readonly KeptReview[]>;
  keep(reviews: readonly NewReview[]): Promise<number>;
  undoLast(by: string, batch: number): Promise<readonly KeptReview[]>;
  lastKept(by: string): Promise<readonly KeptReview[]>;
  claim(subject: ReviewSubject): Promise<ReviewClaim>;
  revision(): Promise<string>;
  /** All that was decided about accounts, by whatever command, oldest first. */
  decisions(): Promise<readonly Override[]>;
}
