import { type CurrentIds, IDS_AS_GIVEN } from '../../crm/overrides/current-ids.ts';
import type { OverrideStore } from '../../crm/overrides/override-store.ts';
import { addOverrides, listOverrides, overrideRevision, removeOverrides } from './override-rows.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { lockWorkspace } from './workspace-lock.ts';

/** Decisions of people in PostgreSQL. */
export function postgresOverrideStore(
  database: PostgresDatabase,
  currentIds: CurrentIds = IDS_AS_GIVEN,
): OverrideStore {
  return {
    list: (workspace) => listOverrides(database, workspace, currentIds),
    add: (workspace, given) =>
      database.transaction(async (session) => {
        await lockWorkspace(session, 'decisions', workspace);
        return (await addOverrides(session, workspace, { given, currentIds })).redecided;
      }),
    remove: (workspace, numbers) =>
      database.transaction(async (session) => {
        await lockWorkspace(session, 'decisions', workspace);
        const listed = await listOverrides(session, workspace, currentIds);
        const known = new Set(listed.map(({ number }) => number));
        const unknown = numbers.filter((number) => !known.has(number));
        if (unknown.length === 0) await removeOverrides(session, workspace, numbers);
        return unknown;
      }),
    revision: (workspace) => overrideRevision(database, workspace),
  };
}
