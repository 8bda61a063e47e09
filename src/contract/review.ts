import { z } from 'zod';

const text = z.string();

/**
 * What a review asks, in the words of `core review status` and of filters: whether two accounts become one, an account is
 * deleted, two that resemble each other are one company (double), a None in doubt is fine (doubt), which parent, which company.
 */
export const QUESTION_KINDS = ['merge', 'delete', 'double', 'doubt', 'parent', 'company'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const REVIEW_VERDICTS = ['accepted', 'rejected', 'deferred'] as const;
export type ReviewVerdict = (typeof REVIEW_VERDICTS)[number];

/** In which order a review asks: what matters most first, what is riskiest first, or as the file has it. */
export const REVIEW_ORDERS = ['value', 'risk', 'file'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** A field of records that stand side by side, and how they agree in it. */
export const ComparedField = z.strictObject({
  label: text,
  values: z.array(text),
  /** `same`, `differs`, or what else is to be said; empty where there is nothing to compare. */
  remark: text,
});
export type ComparedField = z.infer<typeof ComparedField>;

export const SideBySide = z.strictObject({
  /** Over the values. */
  headings: z.array(text),
  fields: z.array(ComparedField),
});
export type SideBySide = z.infer<typeof SideBySide>;

/** What a number of a question stands for: a company, or another account of the file. */
export const ReviewCandidate = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('company'), core_id: text }),
  z.strictObject({ kind: z.literal('account'), id: text }),
]);
export type ReviewCandidate = z.infer<typeof ReviewCandidate>;

/** What a person can do about a question. */
export const ANSWER_WORDS = ['merge', 'keep', 'accept', 'reject', 'none', 'defer'] as const;
export const OFFERED_WORDS = [...ANSWER_WORDS, 'pick', 'skip', 'search', 'undo', 'help', 'quit'] as const;
export type OfferedWord = (typeof OFFERED_WORDS)[number];

export const OfferedAnswer = z.strictObject({ word: z.enum(OFFERED_WORDS), key: text, label: text });
export type OfferedAnswer = z.infer<typeof OfferedAnswer>;

/** A question as it is shown to a person. */
export const ShownQuestion = z.strictObject({
  /** By which it is answered; another one as soon as something else is proposed for the account. */
  id: text,
  kind: z.enum(QUESTION_KINDS),
  /** What is asked, as a sentence. */
  question: text,
  /** The account as the file has it. */
  account: z.strictObject({ id: text, name: text, line: z.int() }),
  /** The answer to another proposal for the account. */
  earlier: z.strictObject({ at: text, by: text, told: text }).nullable(),
  compared: SideBySide,
  /** Under the numbers from 1 on, the likeliest first, and what is known of each. */
  candidates: z.array(z.strictObject({ pick: ReviewCandidate, told: text })),
  /** How many of the candidates stand in the comparison. */
  beside: z.int(),
  /** What was searched for, where that has found nothing. */
  not_found: text.nullable(),
  reasoning: text,
  /** Which company was found for the account, and why; empty where the question is just that. */
  identity: text,
  /** 0 to 100; null where the result tells none. */
  risk: z.number().nullable(),
  /** What the risk consists of; empty where it is not told. */
  risk_reasons: text,
  /** What can be answered, the suggested answer first. */
  answers: z.array(OfferedAnswer),
  /** Until when nobody else is shown the account; null is as long as the review lasts. */
  held_until: text.nullable(),
});
export type ShownQuestion = z.infer<typeof ShownQuestion>;

const reason = text.trim().max(1000, 'must have at most 1000 characters').optional();

/** What a person says to a question. */
export const GivenAnswer = z.discriminatedUnion('word', [
  z.strictObject({ word: z.enum(ANSWER_WORDS), reason }),
  z.strictObject({ word: z.literal('pick'), pick: ReviewCandidate, reason }),
]);
export type GivenAnswer = z.infer<typeof GivenAnswer>;

/** What became of an answer: it is kept, or it is none to this question. */
export const Answered = z.union([
  z.strictObject({
    verdict: z.enum(REVIEW_VERDICTS),
    /** What was decided, as a sentence without its full stop. */
    told: text,
    /** What is left to do by other means; null where nothing is. */
    left: text.nullable(),
    /** By which it is taken back. */
    batch: z.int(),
  }),
  z.strictObject({ refusal: text }),
]);
export type Answered = z.infer<typeof Answered>;

/** An answer that was kept. */
export const PastAnswer = z.strictObject({
  at: text,
  by: text,
  name: text,
  told: text,
  reason: text.nullable(),
  verdict: z.enum(REVIEW_VERDICTS),
  is_undone: z.boolean(),
});
export type PastAnswer = z.infer<typeof PastAnswer>;

/** An answer that was taken back, or may be. */
export const TakenBack = z.strictObject({
  /** Answers that were given together have the same one. */
  batch: z.int(),
  /** The question that it answered, where the result asks it; null elsewhere. */
  id: text.nullable(),
  verdict: z.enum(REVIEW_VERDICTS),
  told: text,
});
export type TakenBack = z.infer<typeof TakenBack>;

/** What is shown of a question. */
export interface QuestionView {
  /** All columns of the accounts, and not only those that are known to tell something. */
  readonly isWhole?: boolean | undefined;
  /** Shows companies and accounts of such a name as candidates. */
  readonly search?: string | undefined;
}

/** The review of a result by one person; the terminal and the pages go through it alike. */
export interface Review {
  /** Throws CONFLICT for a question that the result does not ask any more. */
  show(id: string, view?: QuestionView): Promise<ShownQuestion>;
  /** Keeps an answer at once. Throws CONFLICT when it contradicts decisions that stand, or the question is not asked any more. */
  answer(id: string, given: GivenAnswer): Promise<Answered>;
  /** The last answers of this person that were kept together, which `undo` takes back; empty when there are none. */
  undoable(): Promise<readonly TakenBack[]>;
  /** Takes these back. Throws CONFLICT as `answer`, and when other answers are the last ones by now. */
  undo(batch: number): Promise<readonly TakenBack[]>;
  /** What was answered in this workspace, newest first. */
  history(limit: number): Promise<readonly PastAnswer[]>;
}
