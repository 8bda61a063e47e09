import type { CrmConnection, CrmRow, CrmUpdate, CrmWriteResult } from '../contract/crm-connection.ts';
import {
  type BeforeImage,
  type BeforeImages,
  changesOf,
  checkUpdates,
  isSameValue,
  presentRows,
  type WritebackRules,
} from './writeback-changes.ts';

export interface WritebackOptions extends WritebackRules {
  /** Rows that are written at most; those beyond are told as held back. */
  readonly mostRows: number;
  readonly images: BeforeImages;
}

export type WritebackOutcome = { readonly id: string } & (
  | { readonly state: 'written'; readonly fields: readonly string[] }
  /** Everything is there already, or what is there stays. */
  | { readonly state: 'unchanged'; readonly notBlank: readonly string[] }
  /** The row says something else than what the values were found by. */
  | { readonly state: 'outdated'; readonly row: CrmRow }
  | { readonly state: 'gone' }
  | { readonly state: 'held_back' }
  | { readonly state: 'failed'; readonly error: string; readonly isLasting: boolean }
  /** No answer came, and what the CRM holds now is neither what was there nor what was to be written. */
  | { readonly state: 'unknown' }
);

/** Rows that are read, kept and written at a time. */
const ROWS_AT_ONCE = 200;

/**
 * Writes values back into a CRM. The present values are read and kept first; only fields that differ are written. A write
 * whose fate is unknown is repeated once, and only when the CRM still holds what was there before. Outcomes come in the
 * order of the updates. Throws INVALID_REQUEST for a field that is not allowed, before anything is read.
 */
export async function writeBack(
  connection: CrmConnection,
  updates: readonly CrmUpdate[],
  options: WritebackOptions,
): Promise<readonly WritebackOutcome[]> {
  checkUpdates(updates, options);
  const outcomes = new Map<string, WritebackOutcome>();
  let left = options.mostRows;
  for (let from = 0; from < updates.length; from += ROWS_AT_ONCE) {
    const some = updates.slice(from, from + ROWS_AT_ONCE);
    const { changes, gone, outdated, notBlank } = await changesOf(connection, some, options);
    for (const id of gone) outcomes.set(id, { id, state: 'gone' });
    for (const row of outdated) outcomes.set(row.id, { id: row.id, state: 'outdated', row });
    for (const [id, fields] of notBlank) outcomes.set(id, { id, state: 'unchanged', notBlank: fields });
    const held = changes.slice(Math.max(0, left));
    for (const { id } of held) outcomes.set(id, { id, state: 'held_back' });
    const now = changes.slice(0, Math.max(0, left));
    left -= now.length;
    if (now.length > 0) await writeKept(connection, now, { options, outcomes });
  }
  return updates.map(({ id }) => outcomes.get(id) ?? { id, state: 'unchanged', notBlank: [] });
}

interface Writing {
  readonly options: WritebackOptions;
  readonly outcomes: Map<string, WritebackOutcome>;
}

async function writeKept(
  connection: CrmConnection,
  changes: readonly BeforeImage[],
  { options, outcomes }: Writing,
): Promise<void> {
  const { object, images } = options;
  await images.keep(changes);
  const unknown = settle(await connection.write(object, changes.map(updateOf)), { changes, outcomes });
  const undone = await stillUndone(connection, unknown, { options, outcomes });
  if (undone.length === 0) return;
  const again = settle(await connection.write(object, undone.map(updateOf)), { changes: undone, outcomes });
  for (const { id } of await stillUndone(connection, again, { options, outcomes }))
    outcomes.set(id, { id, state: 'unknown' });
}

/** Notes what is known; gives the changes whose fate is not. */
function settle(
  results: readonly CrmWriteResult[],
  { changes, outcomes }: { readonly changes: readonly BeforeImage[]; readonly outcomes: Writing['outcomes'] },
): readonly BeforeImage[] {
  const byId = new Map(results.map((result) => [result.id, result]));
  return changes.filter(({ id, after }) => {
    const result = byId.get(id);
    if (result === undefined || result.written === 'unknown') return true;
    if (result.written) outcomes.set(id, { id, state: 'written', fields: Object.keys(after) });
    else outcomes.set(id, { id, state: 'failed', error: result.error, isLasting: result.isLasting });
    return false;
  });
}

/** Asks the CRM what it holds: gives the changes of which nothing was done, and notes what became of the others. */
async function stillUndone(
  connection: CrmConnection,
  changes: readonly BeforeImage[],
  { options, outcomes }: Writing,
): Promise<readonly BeforeImage[]> {
  if (changes.length === 0) return [];
  const present = await presentRows(connection, changes.map(updateOf), options);
  return changes.filter(({ id, before, after }) => {
    const row = present.get(id);
    const holds = (values: BeforeImage['after']) =>
      Object.entries(values).every(([name, value]) => isSameValue(row?.fields[name] ?? null, value));
    if (row === undefined) outcomes.set(id, { id, state: 'gone' });
    else if (holds(after)) outcomes.set(id, { id, state: 'written', fields: Object.keys(after) });
    else if (!holds(before)) outcomes.set(id, { id, state: 'unknown' });
    else if (options.foundBy?.isAsItWas(row) === false) outcomes.set(id, { id, state: 'outdated', row });
    else return true;
    return false;
  });
}

function updateOf({ id, after }: BeforeImage): CrmUpdate {
  return { id, fields: after };
}
