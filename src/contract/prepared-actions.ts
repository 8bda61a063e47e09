import { z } from 'zod';
import { CRM_NAMES } from './crm-name.ts';

const count = z.int().min(0);

/** Which files for a CRM are made of a finished crosscheck. */
export const ActionsWish = z.strictObject({
  crm: z.enum(CRM_NAMES),
  /** Recommendations that people accepted, and no others; without it those that nobody rejected or deferred. */
  only_accepted: z.boolean(),
  include_delete: z.boolean(),
});
export type ActionsWish = z.infer<typeof ActionsWish>;

/** What is downloaded: the files that carry the recommendations out, and those of the way back. */
export const ACTION_SETS = ['actions', 'undo'] as const;
export type ActionSet = (typeof ACTION_SETS)[number];

const PreparedFile = z.strictObject({ name: z.string(), bytes: count });

/** Files for a CRM that were made; nothing in the CRM is changed by that. */
export const PreparedActions = z.strictObject({
  /** By which they are downloaded until others are made. */
  id: z.string(),
  crm: z.enum(CRM_NAMES),
  /** Accounts that get another parent. */
  parents: count,
  merged: count,
  /** Accounts that others are merged into. */
  survivors: count,
  deleted: count,
  /** Accounts whose parent has to be made first. */
  missing_parents: count,
  /** Recommendations that are not carried out; `left_out.csv` says why. */
  left_out: count,
  deletes_not_asked: count,
  /** Recommendations that nobody has accepted, where only those are wanted. */
  not_accepted: count,
  /** In the order in which they are used; the first of `actions` is the before-image. */
  actions: z.array(PreparedFile),
  undo: z.array(PreparedFile),
});
export type PreparedActions = z.infer<typeof PreparedActions>;

/** A file of them, or all of a set in a zip. */
export const PreparedPart = z.strictObject({
  prepared: z.string().regex(/^[0-9a-f]{16}$/, 'is not known'),
  set: z.enum(ACTION_SETS),
  /** `all.zip`, or the name of a file. */
  name: z.string().max(100),
});
export type PreparedPart = z.infer<typeof PreparedPart>;

export const ALL_FILES = 'all.zip';
