import type {
  CrmConnection,
  CrmRow,
  CrmUpdate,
  CrmWriteResult,
} from '../../../src/contract/crm-connection.ts';

type Fields = CrmUpdate['fields'];

/** A CRM in memory; what it does on a request may be decided before each. */
export interface MemoryCrm {
  readonly connection: CrmConnection;
  /** Makes or changes a row. */
  put(id: string, fields: Fields): void;
  fieldsOf(id: string): Fields;
  /** Writes that were applied, each with what was there before. */
  readonly applied: readonly { readonly id: string; readonly before: Fields; readonly after: Fields }[];
  /** Is asked before each request; what it throws is what the request ends with. */
  onRequest: (kind: 'changed' | 'read' | 'write') => void;
  /** What becomes of the write of a row. */
  onWrite: (id: string) => 'written' | 'refused' | 'busy' | 'lost before' | 'lost after';
}

const PAGE_ROWS = 200;

/** Rows qualify unless their field Status is Closed. */
export function memoryCrm(): MemoryCrm {
  const rows = new Map<string, { modified: string; fields: Fields }>();
  const applied: { id: string; before: Fields; after: Fields }[] = [];
  let changes = 0;
  const put = (id: string, fields: Fields) => {
    const modified = String(++changes).padStart(12, '0');
    rows.set(id, { modified, fields: { ...rows.get(id)?.fields, ...fields } });
  };
  const crm: MemoryCrm = {
    put,
    applied,
    fieldsOf: (id) => rows.get(id)?.fields ?? {},
    onRequest: () => {},
    onWrite: () => 'written',
    connection: {
      async *changed({ after = { modified: '', id: '' } }) {
        for (let behind = after; ; ) {
          crm.onRequest('changed');
          const page = [...rows]
            .map(([id, row]): CrmRow => ({ id, ...row }))
            .filter((row) => row.modified > behind.modified && row.fields.Status !== 'Closed')
            .sort((a, b) => (a.modified < b.modified ? -1 : 1))
            .slice(0, PAGE_ROWS);
          const last = page.at(-1);
          if (last === undefined) return;
          yield page;
          behind = last;
        }
      },
      async read(_object, ids) {
        crm.onRequest('read');
        return ids.flatMap((id) => {
          const row = rows.get(id);
          return row === undefined ? [] : [{ id, ...row }];
        });
      },
      async write(_object, updates) {
        crm.onRequest('write');
        return updates.map(({ id, fields }): CrmWriteResult => {
          const outcome = crm.onWrite(id);
          if (outcome === 'refused')
            return { id, written: false, error: 'the row is locked', isLasting: true };
          if (outcome === 'busy') return { id, written: false, error: 'try again later', isLasting: false };
          if (outcome === 'lost before') return { id, written: 'unknown' };
          applied.push({ id, before: { ...rows.get(id)?.fields }, after: fields });
          put(id, fields);
          return outcome === 'written' ? { id, written: true } : { id, written: 'unknown' };
        });
      },
      close: async () => {},
    },
  };
  return crm;
}
