import { z } from 'zod';
import { CRM_NAMES, type CrmName } from '../../contract/crm-name.ts';
import type { ToldActions } from './told-actions.ts';

export const BEFORE_IMAGE = 'before-image.ndjson';

/** The first line of the file. */
export const BeforeImageHead = z.object({
  before_image: z.literal(1),
  for: z.enum(CRM_NAMES),
  id_column: z.string(),
  parent_column: z.string(),
  accounts: z.int(),
});
export type BeforeImageHead = z.infer<typeof BeforeImageHead>;

const id = z.string().min(1);
const order = z.int().min(0);

/** An account as it was before the plan, and what the plan does to it. */
export const ImagedAccount = z.object({
  id,
  name: z.string(),
  parent_id: id.nullable(),
  /** Set where the file gave the parent by a name that no account or several bear. */
  parent_name: z.string().nullable(),
  children: z.array(id),
  fields: z.record(z.string(), z.string()),
  planned: z.object({
    /** `order` counts the changes of parents as they are made. */
    parent: z
      .object({ after: id.nullable(), order, is_ordered: z.boolean(), was_in_circle: z.boolean() })
      .optional(),
    /** Fields and what they get; they were empty unless `replaced` says what they held. */
    fields: z.record(z.string(), z.string()).optional(),
    replaced: z.record(z.string(), z.string()).optional(),
    merged: z.object({ into: id, order }).optional(),
    deleted: z.object({ order }).optional(),
  }),
});
export type ImagedAccount = z.infer<typeof ImagedAccount>;

/** Ids stand in scripts that are run. */
const SALESFORCE_ID = /^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/;

/** An id of an account that the CRM cannot have given; undefined when all that the way back names can be. */
export function foreignIdIn({ id, planned }: ImagedAccount, crm: CrmName): string | undefined {
  if (crm !== 'salesforce') return undefined;
  const ids = [id, planned.merged?.into, planned.parent?.after];
  return ids.find((one): one is string => typeof one === 'string' && !SALESFORCE_ID.test(one));
}

export interface BeforeImage {
  readonly head: BeforeImageHead;
  readonly accounts: readonly ImagedAccount[];
}

/** Every account that the plan touches as it was: those that change, those that others are merged into, and new parents. By id. */
export function beforeImageOf(told: ToldActions, crm: CrmName): BeforeImage {
  const { plan, account, taken } = told;
  const planned = new Map<number, ImagedAccount['planned']>();
  const add = (at: number, what: ImagedAccount['planned']) =>
    planned.set(at, { ...planned.get(at), ...what });
  for (const [order, { at, parent, isOrdered, wasInCircle }] of plan.parents.entries()) {
    const after = parent === null ? null : account(parent).id;
    add(at, { parent: { after, order, is_ordered: isOrdered, was_in_circle: wasInCircle } });
    if (parent !== null) add(parent, {});
  }
  let order = 0;
  for (const { survivor, losers } of plan.merges) {
    const values = taken(survivor).map(({ field, value }) => [field, value] as const);
    const replaced = taken(survivor).flatMap(({ field, before }) =>
      before === undefined ? [] : [[field, before] as const],
    );
    add(survivor, {
      ...(values.length > 0 && { fields: Object.fromEntries(values) }),
      ...(replaced.length > 0 && { replaced: Object.fromEntries(replaced) }),
    });
    for (const loser of losers) add(loser, { merged: { into: account(survivor).id, order: order++ } });
  }
  for (const [number, at] of plan.deletes.entries()) add(at, { deleted: { order: number } });
  const accounts = [...planned].map(([at, what]): ImagedAccount => {
    const { id, name, parentId, parentName, children, fields } = account(at);
    return {
      ...{ id, name, parent_id: parentId, parent_name: parentId === null ? parentName : null },
      ...{ children: [...children], fields, planned: what },
    };
  });
  accounts.sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    head: {
      ...{ before_image: 1, for: crm, accounts: accounts.length },
      ...{ id_column: told.idColumn, parent_column: told.parentColumn },
    },
    accounts,
  };
}

/** Positions of the accounts whose rows are needed for the files of a plan. */
export function touchedBy({ parents, merges, deletes, missingParents, leftOut }: ToldActions['plan']) {
  return new Set<number>([
    ...parents.flatMap(({ at, parent }) => (parent === null ? [at] : [at, parent])),
    ...merges.flatMap(({ survivor, losers }) => [survivor, ...losers]),
    ...deletes,
    ...missingParents,
    ...leftOut.map(({ at }) => at),
  ]);
}
