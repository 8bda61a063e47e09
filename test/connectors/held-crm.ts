import type { CrmConnection, CrmRow, CrmWriteResult } from '../../src/contract/crm-connection.ts';

/** What becomes of one write: it is done and told, done and the answer lost, or lost before it was done. */
type Fate = 'done' | 'answer lost' | 'request lost' | 'refused';

/** A CRM in memory that a test orders to lose writes. */
export function heldCrm(rows: Record<string, Record<string, string | null>>, fates: Fate[] = []) {
  const log: string[] = [];
  const rowOf = (id: string, fields: readonly string[]): CrmRow[] => {
    const row = rows[id];
    const values = fields.map((name) => [name, row?.[name] ?? null] as const);
    return row === undefined ? [] : [{ id, modified: '', fields: Object.fromEntries(values) }];
  };
  const crm: CrmConnection = {
    async *changed() {},
    async read(_object, ids, fields) {
      log.push(`read ${ids.join(' ')}`);
      return ids.flatMap((id) => rowOf(id, fields));
    },
    async write(_object, updates) {
      return updates.map(({ id, fields }): CrmWriteResult => {
        log.push(`write ${id}`);
        const fate = fates.shift() ?? 'done';
        if (fate === 'refused') return { id, written: false, error: 'no', isLasting: true };
        if (fate !== 'request lost') Object.assign(rows[id] ?? {}, fields);
        return { id, written: fate === 'done' ? true : 'unknown' };
      });
    },
    close: async () => {},
  };
  return { crm, rows, log };
}
