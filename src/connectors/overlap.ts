import type { CrmQuery, CrmRow } from '../contract/crm-connection.ts';
import type { CrmSystem } from '../contract/crm-system.ts';

/**
 * A CRM may show a change later than others that were made after it: transactions end in another order than they began,
 * and an index runs behind. So behind a cursor the last minutes are asked for once more, and what this connection has
 * given already is left out. A connection that was opened anew gives the rows of these minutes a second time: who reads
 * must bear a row twice, and never has one missing.
 */
export function overlapping(crm: CrmSystem, overlapMs: number): CrmSystem {
  const given = new Map<string, Map<string, string>>();
  return overlapMs === 0
    ? crm
    : { ...crm, changed: (query) => changedRows(crm, query, { given, overlapMs }) };
}

interface Overlap {
  readonly overlapMs: number;
  /** By what was asked: the rows that were given, with their times of change. */
  readonly given: Map<string, Map<string, string>>;
}

async function* changedRows(
  crm: CrmSystem,
  query: CrmQuery,
  { given, overlapMs }: Overlap,
): AsyncGenerator<readonly CrmRow[]> {
  const { object, fields, where, after } = query;
  const key = JSON.stringify([object, fields, where]);
  const before = given.get(key) ?? new Map<string, string>();
  given.set(key, before);
  const early = after === undefined ? Number.NaN : Date.parse(after.modified) - overlapMs;
  const start = Number.isNaN(early)
    ? query
    : { ...query, after: { id: '', ...after, modified: new Date(early).toISOString() } };
  let newest = '';
  for await (const page of crm.changed(start)) {
    const fresh = page.filter(({ id, modified }) => before.get(id) !== modified);
    for (const { id, modified } of page) {
      before.set(id, modified);
      if (modified > newest) newest = modified;
    }
    forget(before, Date.parse(newest) - overlapMs);
    if (fresh.length > 0) yield fresh;
  }
}

/** What is older than the next question asks for need not be remembered; looked through only when there is much. */
function forget(rows: Map<string, string>, beforeMs: number): void {
  if (rows.size < 10_000 || Number.isNaN(beforeMs)) return;
  for (const [id, modified] of rows) if (Date.parse(modified) < beforeMs) rows.delete(id);
}
