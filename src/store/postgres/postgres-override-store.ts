import type { OverrideStore } from '../../crm/overrides/override-store.ts';
import { addOverrides, listOverrides, overrideRevision, removeOverrides } from './override-rows.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { lockWorkspace } from './workspace-lock.ts';

/** Decisions of people in PostgreSQL. */
export function postgresOverrideStore(database: PostgresDatabase): OverrideStore {
  return {
    list: (workspace) => listOverrides(database, workspace),
    add: (workspace, given) =>
      database.transaction(async (session) => {
        await lockWorkspace(session, 'decisions', workspace);
        return (await addOverrides(session, workspace, given)).redecided;
      }),
    remove: (workspace, numbers) =>
      database.transaction(async (session) => {
        await lockWorkspace(session, 'decisions', workspace);
        const known = new Set((await listOverrides(session, workspace)).map(({ number }) => number));
        const unknown = numbers.filter((number) => !known.has(number));
        if (unknown.length === 0) await removeOverrides(session, workspace, numbers);
        return unknown;
      }),
    revision: (workspace) => overrideRevision(database, workspace),
  };
}
