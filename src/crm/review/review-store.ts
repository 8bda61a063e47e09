import type { ReviewVerdict } from '../../contract/review.ts';
import type { Override } from '../override.ts';

/** What is decided: what a crosscheck recommends for an account, or which company it is. */
export const REVIEW_QUESTIONS = ['recommendation', 'company'] as const;
export type ReviewQuestion = (typeof REVIEW_QUESTIONS)[number];

/** One question about one account; what was proposed is part of it (proposal-key.ts). */
export interface ReviewSubject {
  /** The key of the account (crm/overrides/account-key.ts). */
  readonly account: string;
  readonly question: ReviewQuestion;
  readonly proposal: string;
}

/** An answer of a person. */
export interface Review extends ReviewSubject {
  readonly verdict: ReviewVerdict;
  /** The account as people call it. */
  readonly name: string;
  /** The other account, where the decision is about two: its key and how people call it. */
  readonly other?: { readonly account: string; readonly name: string } | undefined;
  /** What was decided, as a sentence without its full stop. */
  readonly told: string;
  readonly reason?: string | undefined;
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
}

/** An answer to be kept, and the decision about accounts that follows from it. */
export interface NewReview {
  readonly review: Review;
  readonly override?: Override | undefined;
}

/** An answer under its number; a greater one was given later. */
export interface KeptReview extends Review {
  readonly number: number;
  /** Answers that were kept together have the same one; a later batch has a greater one. */
  readonly batch: number;
  /** A decision about accounts came with it, which later runs obey and tell themselves. */
  readonly hasDecision: boolean;
  readonly isUndone: boolean;
}

/** What a session that wants to show a question is told. */
export interface ReviewClaim {
  /** False while another session that lives shows the account. */
  readonly isOurs: boolean;
  /** Until when it is this session's, in milliseconds since 1970; null is as long as the session lives. */
  readonly heldUntil: number | null;
  /** The answer that stands, also to an earlier proposal. */
  readonly standing: KeptReview | undefined;
}

/** Who claims accounts, and for how long. */
export interface ReviewHolder {
  /** The process; of one that claims for several people with a name behind another slash. */
  readonly owner: string;
  /** How long an account is held that is claimed; null is as long as the process lives. */
  readonly leaseMs: number | null;
}

/** The answers of people to what was found, for each workspace; never pruned. Every method is one transaction. */
export interface ReviewStore {
  /** Of each account, question and proposal the last answer that was not taken back, oldest first. */
  standing(workspace: string): Promise<readonly KeptReview[]>;
  /** All answers, those that were taken back too, newest first. */
  history(workspace: string, limit: number): Promise<readonly KeptReview[]>;
  /**
   * All of them with the decisions that follow, or none: throws CONFLICT when one contradicts those that stand. Gives the
   * number of their batch; 0 of none.
   */
  keep(workspace: string, reviews: readonly NewReview[]): Promise<number>;
  /**
   * Takes a batch of a person back, and puts the decisions about accounts back that stood before. Throws CONFLICT when
   * another one is the last of this person by now, and when later decisions stand against these.
   */
  undoLast(workspace: string, by: string, batch: number): Promise<readonly KeptReview[]>;
  /** The last batch of a person, which `undoLast` takes back; empty when there is none. */
  lastKept(workspace: string, by: string): Promise<readonly KeptReview[]>;
  /** Gives the account to this session, and no other one as long as it holds it; it gives up what it had. */
  claim(workspace: string, subject: ReviewSubject): Promise<ReviewClaim>;
  /** Another one as soon as something was answered, taken back or decided. */
  revision(workspace: string): Promise<string>;
  /** Gives up what this session has. */
  release(): Promise<void>;
}
