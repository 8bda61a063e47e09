import type { CrmQuery, CrmRow } from '../contract/crm-connection.ts';
import type { CrmSystem } from '../contract/crm-system.ts';

/** What was read, by what was asked; kept beyond one connection, it spares the next one what is known already. */
export type OverlapMemory = Map<string, RememberedRead>;

interface RememberedRead {
  /** The rows that may be given once more, with the times of change with which they were given. */
  readonly given: Map<string, string>;
  /** When the last reading that came to its end began, by our clock. */
  readMs: number;
}

interface OverlapOptions {
  readonly overlapMs: number;
  readonly now: () => number;
  readonly memory?: OverlapMemory;
}

/** Clocks of CRMs and ours differ. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/**
 * A CRM may show a change later than others that were made after it: transactions end in another order than they began,
 * and an index runs behind. So behind a cursor the last minutes are asked for once more, unless they were already over
 * at the last reading, and what has been given is left out. Without a memory the rows of these minutes are given a second
 * time: who reads must bear a row twice, and never has one missing.
 */
export function overlapping(crm: CrmSystem, options: OverlapOptions): CrmSystem {
  const own = { memory: new Map<string, RememberedRead>(), ...options };
  return options.overlapMs === 0 ? crm : { ...crm, changed: (query) => changedRows(crm, query, own) };
}

async function* changedRows(
  crm: CrmSystem,
  query: CrmQuery,
  { memory, overlapMs, now }: Required<OverlapOptions>,
): AsyncGenerator<readonly CrmRow[]> {
  const { object, fields, where } = query;
  const key = JSON.stringify([object, fields, where]);
  const read = memory.get(key) ?? { given: new Map(), readMs: Number.NEGATIVE_INFINITY };
  memory.set(key, read);
  const beganMs = now();
  for await (const page of crm.changed(earlier(query, read, overlapMs))) {
    const fresh = page.filter(({ id, modified }) => read.given.get(id) !== modified);
    for (const { id, modified } of page) read.given.set(id, modified);
    if (fresh.length > 0) yield fresh;
  }
  read.readMs = beganMs;
  const settledMs = settledBefore(read, overlapMs);
  for (const [id, modified] of read.given) if (Date.parse(modified) < settledMs) read.given.delete(id);
}

function earlier(query: CrmQuery, read: RememberedRead, overlapMs: number): CrmQuery {
  const { after } = query;
  const cursorMs = Date.parse(after?.modified ?? '');
  const fromMs = Math.max(cursorMs - overlapMs, settledBefore(read, overlapMs));
  if (after === undefined || Number.isNaN(fromMs) || fromMs >= cursorMs) return query;
  return { ...query, after: { ...after, modified: new Date(fromMs).toISOString() } };
}

/** What was changed before this time had shown itself when it was read last. */
function settledBefore({ readMs }: RememberedRead, overlapMs: number): number {
  return readMs - overlapMs - CLOCKS_DIFFER_MS;
}
