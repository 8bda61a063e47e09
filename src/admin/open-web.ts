import { join } from 'node:path';
import { signIn } from '../access/sign-in.ts';
import { mintToken } from '../access/token.ts';
import type { Admin } from '../contract/admin.ts';
import type { Clock } from '../contract/clock.ts';
import type { WebApplication } from '../contract/web-application.ts';
import { openCoreDatabase } from '../store/sqlite/core-database.ts';
import { noteServed, servedAddress } from '../store/sqlite/served-here.ts';
import { sqliteUserStore } from '../store/sqlite/sqlite-user-store.ts';
import { keysAdmin } from './keys-admin.ts';
import { workspaceAdmin } from './workspace-admin.ts';

interface WebOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly randomBytes: (size: number) => Uint8Array;
}

/** What stands behind the pages of the web application, on one data directory. */
export interface OpenedWeb extends Pick<WebApplication, 'signIn'> {
  /** All but the uploaded files, which are worked on by who serves the pages. */
  adminOf(workspace: string): Omit<Admin, 'files'>;
  /** The token of a link that makes the first user, good for half an hour; undefined when there is a user. */
  firstUserToken(): Promise<string | undefined>;
  /** The token of a link that signs in the owner of the data directory, good for five minutes. */
  ownerToken(): Promise<string>;
  /** Notes where this process serves the directory; what it gives back takes the note away. */
  noteServed(address: string): () => void;
  /** Where a process of this machine serves the directory; undefined when none does. */
  servedAddress(): string | undefined;
  close(): void;
}

const FIRST_USER_MS = 30 * 60_000;
const OWNER_MS = 5 * 60_000;

export function openWeb({ dataDir, clock, randomBytes }: WebOptions): OpenedWeb {
  const { now, steadyNow } = clock;
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  const users = sqliteUserStore(database);
  const keys = keysAdmin({ dataDir, now, randomBytes });
  const linked = async (purpose: 'first-user' | 'owner', forMs: number) => {
    const { token, hash } = mintToken(randomBytes);
    await users.addLink({ purpose, user: null, hash }, now() + forMs);
    return token;
  };
  return {
    signIn: signIn({ users, now, steadyNow, randomBytes }),
    adminOf: (workspace) => workspaceAdmin({ keys }, workspace),
    async firstUserToken() {
      return (await users.list()).length > 0 ? undefined : linked('first-user', FIRST_USER_MS);
    },
    ownerToken: () => linked('owner', OWNER_MS),
    noteServed: (address) => noteServed(dataDir, address),
    servedAddress: () => servedAddress(dataDir),
    close() {
      keys.close();
      database.close();
    },
  };
}
