import { join } from 'node:path';
import { signIn } from '../access/sign-in.ts';
import { mintToken } from '../access/token.ts';
import type { Clock } from '../contract/clock.ts';
import type { WebApplication } from '../contract/web-application.ts';
import { openCoreDatabase } from '../store/sqlite/core-database.ts';
import { sqliteUserStore } from '../store/sqlite/sqlite-user-store.ts';
import { keysAdmin } from './keys-admin.ts';
import { workspaceAdmin } from './workspace-admin.ts';

interface WebOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly randomBytes: (size: number) => Uint8Array;
}

/** What stands behind the pages of the web application, on one data directory. */
export interface OpenedWeb extends Pick<WebApplication, 'signIn' | 'adminOf'> {
  /** The token of a link that makes the first user, good for half an hour; undefined when there is a user. */
  firstUserToken(): Promise<string | undefined>;
  close(): void;
}

const FIRST_USER_MS = 30 * 60_000;

export function openWeb({ dataDir, clock, randomBytes }: WebOptions): OpenedWeb {
  const { now, steadyNow } = clock;
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  const users = sqliteUserStore(database);
  const keys = keysAdmin({ dataDir, now, randomBytes });
  return {
    signIn: signIn({ users, now, steadyNow, randomBytes }),
    adminOf: (workspace) => workspaceAdmin({ keys }, workspace),
    async firstUserToken() {
      if ((await users.list()).length > 0) return undefined;
      const { token, hash } = mintToken(randomBytes);
      await users.addLink({ purpose: 'first-user', user: null, hash }, now() + FIRST_USER_MS);
      return token;
    },
    close() {
      keys.close();
      database.close();
    },
  };
}
