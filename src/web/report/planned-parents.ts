import type { ReportAccount } from '../../contract/crosscheck-report.ts';

/** How an account comes to stand below another one in the plan. */
export const LINKS = ['kept', 'added', 'changed', 'created', 'merged', 'removed'] as const;
export type Link = (typeof LINKS)[number];

/** What stands above an account when the plan is followed. */
export interface PlannedParent {
  readonly link: Link;
  /** The account above; of a merged one that which it becomes part of. */
  readonly id: string | null;
  /** Of `created`: the company that has no account yet. */
  readonly company: { readonly coreId: string | null; readonly name: string } | null;
}

const KEPT: Readonly<Record<string, Link>> = { set_initial_parent: 'added', reparent: 'changed' };

/** Null for an account that nothing stands above, before and after. */
export function plannedParent(account: ReportAccount): PlannedParent | null {
  const { action, association_type: association, target, parent_external_id: parent } = account;
  if (action === 'Merge' && target?.external_id != null)
    return { link: 'merged', id: target.external_id, company: null };
  if (association === 'remove_parent') return { link: 'removed', id: null, company: null };
  if (association === 'create_parent' && target?.external_id === null)
    return {
      ...{ link: 'created', id: null },
      company: { coreId: target.core_id, name: target.name ?? target.core_id ?? '' },
    };
  const link = KEPT[association ?? ''];
  if (link !== undefined && target?.external_id != null)
    return { link, id: target.external_id, company: null };
  return parent === null ? null : { link: 'kept', id: parent, company: null };
}
