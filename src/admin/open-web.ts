import { join } from 'node:path';
import type { FileReviews } from '../contract/file-reviews.ts';
import type { WebApplication } from '../contract/web-application.ts';
import type { Browser } from '../engine/browse/browse.ts';
import { openCoreDatabase } from '../store/sqlite/core-database.ts';
import { sqliteOverrideStore } from '../store/sqlite/sqlite-override-store.ts';
import { keysAdmin } from './keys-admin.ts';
import { type Door, type DoorOptions, openDoor } from './open-door.ts';
import { workspaceCompanies } from './pages/companies.ts';
import { workspaceKeys } from './pages/keys.ts';
import { workspaceUsers } from './pages/users.ts';
import { usersAdmin } from './users-admin.ts';

interface WebOptions extends DoorOptions {
  /** What the running service lends to the pages. */
  readonly service: {
    readonly browser: Browser;
    reviewsOf(workspace: string, user: string | null): FileReviews;
  };
}

/** What stands behind the pages of the web application, on one data directory. */
export interface OpenedWeb extends Door, Pick<WebApplication, 'adminOf'> {}

/** Nothing of another workspace can be seen or changed through what `adminOf` gives. */
export function openWeb({ service, ...options }: WebOptions): OpenedWeb {
  const { dataDir, clock, randomBytes } = options;
  const { now } = clock;
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  const door = openDoor(options);
  const keys = keysAdmin({ dataDir, now, randomBytes });
  const users = usersAdmin({ dataDir, now, randomBytes });
  const overrides = sqliteOverrideStore(database);
  return {
    ...door,
    adminOf: (workspace) => ({
      companies: workspaceCompanies({ ...service, overrides }, workspace),
      keys: workspaceKeys(keys, workspace),
      reviewsOf: (user) => service.reviewsOf(workspace, user),
      users: workspaceUsers(users, workspace),
    }),
    close() {
      users.close();
      keys.close();
      door.close();
      database.close();
    },
  };
}
