import type Database from 'better-sqlite3';
import { type CurrentIds, IDS_AS_GIVEN } from '../../crm/overrides/current-ids.ts';
import type { OverrideStore } from '../../crm/overrides/override-store.ts';
import type { NewOverride } from '../../crm/overrides/standing.ts';
import { overrideRows } from './override-rows.ts';

/** Decisions of people in the database of core-database.ts. */
export function sqliteOverrideStore(
  database: Database.Database,
  currentIds: CurrentIds = IDS_AS_GIVEN,
): OverrideStore {
  const rows = overrideRows(database, currentIds);
  const add = database.transaction(
    (workspace: string, given: readonly NewOverride[]) => rows.add(workspace, given).redecided,
  );
  const remove = database.transaction((workspace: string, numbers: readonly number[]) => {
    const known = new Set(rows.list(workspace).map(({ number }) => number));
    const unknown = numbers.filter((number) => !known.has(number));
    if (unknown.length > 0 || numbers.length === 0) return unknown;
    rows.remove(workspace, numbers);
    return [];
  });
  return {
    list: async (workspace) => rows.list(workspace),
    add: async (workspace, given) => add.immediate(workspace, given),
    remove: async (workspace, numbers) => remove.immediate(workspace, numbers),
    revision: async (workspace) => rows.revision(workspace),
  };
}
