import type { CrmName } from '../../contract/crm-name.ts';
import {
  type ActionFile,
  changedFieldsFile,
  EMPTIED,
  inChunks,
  peopleTable,
  tableOf,
} from './action-file.ts';
import type { BeforeImage, ImagedAccount } from './before-image.ts';
import { linkFiles } from './hubspot-requests.ts';

/** What a plan did that its undoing does not bring back. */
export interface NotRestored {
  readonly account: ImagedAccount;
  readonly why: string;
}

/** The way back: what is done, in order, and what is not. */
export interface Undo {
  /** Parents first: one that is gone has to be there before what stood below it. */
  readonly undelete: readonly ImagedAccount[];
  /** The last change first: through the states by which the plan went, so that no circle closes. */
  readonly parents: readonly (ImagedAccount & { readonly isOrdered: boolean })[];
  readonly fields: ReadonlyMap<string, Readonly<Record<string, string>>>;
  readonly notRestored: readonly NotRestored[];
}

export function undoOf({ head, accounts }: BeforeImage): Undo {
  const isGone = lostForGood(head.for, accounts);
  const parents: (ImagedAccount & { isOrdered: boolean })[] = [];
  const notRestored: NotRestored[] = [];
  for (const account of accounts) {
    const why = obstacleOf(account, isGone);
    if (why !== undefined) notRestored.push({ account, why });
    const { parent } = account.planned;
    if (parent === undefined) continue;
    const restored = { ...account, isOrdered: parent.is_ordered };
    if (why === undefined) parents.push(restored);
    // Without a parent it is in nobody's way.
    else if (!isGone.has(account.id) && !isGone.has(account.parent_id ?? ''))
      parents.push({ ...restored, parent_id: null });
  }
  return {
    undelete: [...gone(accounts, 'deleted'), ...gone(accounts, 'merged')].filter(({ id }) => !isGone.has(id)),
    parents: parents.sort((a, b) => (b.planned.parent?.order ?? 0) - (a.planned.parent?.order ?? 0)),
    fields: new Map(
      accounts.map(({ id, planned }) => [
        id,
        Object.fromEntries(
          Object.keys(planned.fields ?? {}).map((field) => [field, planned.replaced?.[field] ?? '']),
        ),
      ]),
    ),
    notRestored,
  };
}

/** Why an account does not become what it was. */
function obstacleOf(
  { id, parent_id: above, parent_name: name, planned: { merged, deleted, parent } }: ImagedAccount,
  isGone: ReadonlySet<string>,
): string | undefined {
  if (isGone.has(id)) return `it is merged into ${merged?.into ?? ''}; HubSpot cannot undo a merge`;
  if (deleted !== undefined && above === id) return 'it was its own parent; it has none when it is back';
  if (parent === undefined) return undefined;
  if (parent.was_in_circle)
    return `its parent ${above ?? ''} was part of a circle of parents; it gets no parent`;
  if (above === null && name !== null) return `its parent was known by the name alone, ${name}; it gets none`;
  if (isGone.has(above ?? '')) return `its parent ${above ?? ''} was merged and is gone`;
  return undefined;
}

/** Ids of accounts that no undoing brings back. */
function lostForGood(crm: CrmName, accounts: readonly ImagedAccount[]): ReadonlySet<string> {
  const merged = accounts.filter(({ planned }) => planned.merged !== undefined);
  return new Set(crm === 'hubspot' ? merged.map(({ id }) => id) : []);
}

function gone(accounts: readonly ImagedAccount[], how: 'deleted' | 'merged'): readonly ImagedAccount[] {
  const orderOf = ({ planned }: ImagedAccount) => planned[how]?.order;
  return accounts
    .filter((account) => orderOf(account) !== undefined)
    .sort((a, b) => (orderOf(b) ?? 0) - (orderOf(a) ?? 0));
}

/** A transaction may change 10,000 records. */
const UNDELETED_AT_ONCE = 200;

/** The files of the way back, in the order in which they are used. */
export function undoFiles(image: BeforeImage, undo: Undo): readonly ActionFile[] {
  const people = peopleTable(
    'not_restored.csv',
    ['id', 'name', 'why'],
    undo.notRestored.map(({ account: { id, name }, why }) => [id, name, why]),
  );
  if (image.head.for === 'hubspot') return [...hubspotUndo(undo), ...people];
  const isSalesforce = image.head.for === 'salesforce';
  const [idColumn, parentColumn] = isSalesforce
    ? ['Id', 'ParentId']
    : [image.head.id_column, image.head.parent_column];
  const parents = (isOrdered: boolean) =>
    undo.parents
      .filter((account) => !isSalesforce || account.isOrdered === isOrdered)
      .map(({ id, parent_id: parent }) => [id, parent ?? EMPTIED]);
  return [
    ...undeleteFiles(undo, idColumn, isSalesforce),
    ...changedFieldsFile('20_account_update.csv', idColumn, undo.fields),
    // The plan made the ordered ones last.
    ...(isSalesforce
      ? tableOf('30_parent_update_in_order.csv', [idColumn, parentColumn], parents(true))
      : []),
    ...tableOf('31_parent_update.csv', [idColumn, parentColumn], parents(false)),
    ...people,
  ];
}

function undeleteFiles({ undelete }: Undo, idColumn: string, isSalesforce: boolean): readonly ActionFile[] {
  const how = ({ planned }: ImagedAccount) =>
    planned.merged === undefined ? 'deleted' : `merged into ${planned.merged.into}`;
  const scripts = inChunks(undelete, UNDELETED_AT_ONCE).map((chunk, at) => ({
    name: `10_undelete_${String(at + 1).padStart(3, '0')}.apex`,
    lines: [
      `List<Id> ids = new List<Id>{ ${chunk.map(({ id }) => `'${id}'`).join(', ')} };`,
      'for (Database.UndeleteResult result : Database.undelete(ids, false))',
      "    if (!result.isSuccess()) System.debug(LoggingLevel.ERROR, result.getId() + ' ' + result.getErrors());",
    ],
  }));
  return [
    ...peopleTable(
      '10_undelete.csv',
      [idColumn, 'name', 'what_happened'],
      undelete.map((account) => [account.id, account.name, how(account)]),
    ),
    ...(isSalesforce ? scripts : []),
  ];
}

function hubspotUndo({ undelete, parents }: Undo): readonly ActionFile[] {
  const made = parents.flatMap(({ id, planned }) =>
    planned.parent?.after == null ? [] : [{ child: id, parent: planned.parent.after }],
  );
  const removed = parents.flatMap(({ id, parent_id: parent }) =>
    parent === null ? [] : [{ child: id, parent }],
  );
  return [
    ...peopleTable(
      '10_restore.csv',
      ['Record ID', 'name'],
      undelete.map(({ id, name }) => [id, name]),
    ),
    ...linkFiles('20_associations_remove', made),
    ...linkFiles('30_associations_create', removed),
  ];
}
