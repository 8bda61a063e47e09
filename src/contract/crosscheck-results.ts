import { z } from 'zod';
import { REPORTED_ACTIONS } from './crosscheck-report.ts';
import { QueuedQuestion } from './queued-question.ts';

const text = z.string();
const count = z.int().min(0);

/** Which accounts of a crosscheck are meant, and in which order: as the file has them unless another is named. */
export const AccountFilter = z.strictObject({
  action: z.enum(REPORTED_ACTIONS).optional(),
  /** Up to 20, up to HIGH_RISK, above. */
  risk: z.enum(['low', 'middle', 'high']).optional(),
  only: z.enum(['protected', 'in doubt', 'in a group']).optional(),
  /** How the question about the account stands; accounts that ask nothing are in none of these. */
  state: z.enum(['open', 'deferred', 'answered']).optional(),
  /** Words that the account has to have in its columns. */
  words: text.max(200).optional(),
  order: z.enum(['file', 'risk']).optional(),
});
export type AccountFilter = z.infer<typeof AccountFilter>;

/** An account with what is recommended for it. */
export const CheckedAccount = z.strictObject({
  /** As the file has it; `row 17` where it has none. */
  id: text,
  name: text,
  line: count,
  /** Empty where the crosscheck could not judge it. */
  action: text,
  association_type: text,
  /** What the action is about, as people call it; empty where it is about nothing else. */
  target: text,
  /** Why, in a sentence. */
  reasoning: text,
  /** 0 to 100; null where none is told. */
  risk: z.number().nullable(),
  risk_reasons: text,
  /** Why it may neither be deleted nor lose a merge; empty where it may. */
  protected: text,
  needs_review: z.boolean(),
  core_id: text.nullable(),
  /** The duplicate group that it stands in. */
  group: text.nullable(),
  /** What a person is asked about it. */
  question: QueuedQuestion.nullable(),
});
export type CheckedAccount = z.infer<typeof CheckedAccount>;

/** A piece of the accounts of a crosscheck. */
export const AccountPage = z.strictObject({
  total: count,
  /** The place of the first of these, from 0. */
  from: count,
  accounts: z.array(CheckedAccount),
});
export type AccountPage = z.infer<typeof AccountPage>;

/** What a crosscheck recommends, in numbers. */
export const CrosscheckCounts = z.strictObject({
  /** As the person called the file. */
  file: text,
  accounts: count,
  /** In the order of REPORTED_ACTIONS; the share of them that a person has answered, and those above HIGH_RISK. */
  actions: z.array(
    z.strictObject({ action: z.enum(REPORTED_ACTIONS), accounts: count, answered: count, risky: count }),
  ),
  protected: count,
  needs_review: count,
  groups: count,
  /** Accounts that are doubles of another one. */
  doubles: count,
});
export type CrosscheckCounts = z.infer<typeof CrosscheckCounts>;

/** A duplicate group as a list has it. */
export const ListedGroup = z.strictObject({
  id: text,
  /** Of the account that survives. */
  name: text,
  accounts: count,
  doubles: count,
  /** The highest of its accounts. */
  risk: z.number().nullable(),
  protected: count,
  /** Questions about its accounts that nobody has answered. */
  open: count,
});
export type ListedGroup = z.infer<typeof ListedGroup>;

export const GroupPage = z.strictObject({ total: count, from: count, groups: z.array(ListedGroup) });
export type GroupPage = z.infer<typeof GroupPage>;

/** An account of a duplicate group, with all that a person compares. */
export const GroupMember = z.strictObject({
  ...CheckedAccount.shape,
  /** `PRIMARY` survives, `REGIONAL` stays beside it, `DUPLICATE` is a double. */
  type: text,
  /** The id of the account that it is a double of; empty of others. */
  duplicate_of: text,
  /** How it is a double; empty of others. */
  kind: text,
  /** Why it survives, or why it is a double. */
  group_reasoning: text,
  /** Of a merge of accounts with different names: what is known of these. */
  name_difference: text,
  /** Of a merge: whether the surviving account takes its name. */
  gives_name: z.boolean(),
  /** What is recommended is to merge it into this account; empty of others. */
  merged_into: text,
  /** The account above it in the CRM; empty without one. */
  parent: text,
  /** How many accounts of the file stand below it. */
  children: count,
  /** Of the own columns of the file, empty ones left out. */
  values: z.record(text, text),
});
export type GroupMember = z.infer<typeof GroupMember>;

/** A duplicate group on one screen. */
export const DuplicateGroup = z.strictObject({
  id: text,
  /** The surviving account first; of very large groups the first ones. */
  members: z.array(GroupMember),
  accounts: count,
  /** The id of the double whose link holds the group together least; null where there is none. */
  weakest: text.nullable(),
  /** The columns of the file, in its order. */
  columns: z.array(text),
  /** The column that holds the ids. */
  id_column: text.nullable(),
  /** Columns that a surviving account takes over where it has them empty; those of one list together or not at all. */
  filled_together: z.array(z.array(text)),
  /** The column of the name that a surviving account takes over; null where it always keeps its own. */
  name_column: text.nullable(),
  /** The group before and behind it in the list of all. */
  before: text.nullable(),
  after: text.nullable(),
  /** Its place in that list, from 1, and the length of the list. */
  place: count,
  total: count,
});
export type DuplicateGroup = z.infer<typeof DuplicateGroup>;

interface Piece {
  readonly from: number;
  readonly limit: number;
}

/** What a crosscheck of an uploaded file has found. Every method throws CONFLICT for the output of a resolution. */
export interface CrosscheckResults {
  counts(): Promise<CrosscheckCounts>;
  accounts(filter: AccountFilter, piece: Piece): Promise<AccountPage>;
  /** Groups with a double, the largest first; those alone that ask something still when that is wanted. */
  groups(piece: Piece & { readonly isOpen: boolean }): Promise<GroupPage>;
  /** Throws NOT_FOUND for a group that the result does not have. */
  group(id: string): Promise<DuplicateGroup>;
}
