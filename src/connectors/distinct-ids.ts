import type { CrmUpdate } from '../contract/crm-connection.ts';
import { CoreError } from '../contract/errors.ts';

/** Throws INVALID_REQUEST when a row would be written twice at once: which value stays would be left to the CRM. */
export function assertDistinct(updates: readonly CrmUpdate[]): void {
  const ids = new Set<string>();
  for (const { id } of updates) {
    if (ids.has(id)) throw new CoreError('INVALID_REQUEST', `the row ${id} is to be written twice at once`);
    ids.add(id);
  }
}
