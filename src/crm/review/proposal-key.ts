import { accountId } from '../account-id.ts';

/** What a result recommends for an account, as a row of a crosscheck tells it. */
export interface Proposed {
  readonly action: string;
  readonly associationType: string | null;
  /** The id, as it was sent, of the account that the action is about. */
  readonly targetId: string | null;
  readonly targetCoreId: string | null;
}

/** What a decision about a recommendation is remembered by: another action or target is another recommendation. */
export function proposalKey({ action, associationType, targetId, targetCoreId }: Proposed): string {
  const target = targetId === null || targetId === '' ? undefined : accountId(targetId).id;
  if (action === 'Delete') return 'delete';
  if (action === 'Merge') return `merge into ${target ?? ''}`;
  if (associationType === 'remove_parent') return 'no parent';
  if (action === 'Associate (missing parent)') return `new parent ${targetCoreId ?? ''}`;
  if (action === 'Associate') return `parent ${target ?? ''}`;
  return target === undefined ? 'look' : `double of ${target}`;
}
