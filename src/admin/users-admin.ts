import { checkPassword, hashPassword } from '../access/password.ts';
import { mintToken } from '../access/token.ts';
import type { NewUser } from '../access/user-store.ts';
import { CoreError } from '../contract/errors.ts';
import { type User, UserName, type UserRole } from '../contract/user.ts';
import type { EngineStores } from '../engine/stores.ts';
import { servedAddress } from '../store/sqlite/served-here.ts';
import { checkWorkspace } from './workspace-name.ts';

interface UsersOptions {
  readonly stores: Pick<EngineStores, 'users'>;
  /** Where a process that serves it notes that. */
  readonly dataDir: string;
  readonly now: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
}

/** What the owner of a data directory does to the users of the web application. A name that is not there throws NOT_FOUND. */
export interface UsersAdmin {
  /** Throws USAGE for a name that nobody can have, CONFLICT for one that somebody has. */
  add(user: NewUser): Promise<void>;
  list(): Promise<readonly User[]>;
  find(name: string): Promise<User>;
  /** The token of a link by which this person chooses a password, once, within a day. */
  passwordLink(name: string): Promise<string>;
  /** Ends all sessions. Throws INVALID_REQUEST for a password that is too easy. */
  setPassword(name: string, password: string): Promise<void>;
  /** The user can no longer sign in until a new password was chosen. */
  forgetPassword(name: string): Promise<void>;
  /** At once, also in sessions that are open. */
  setRole(name: string, role: UserRole): Promise<void>;
  remove(name: string): Promise<void>;
  /** Where a process of this machine serves the directory; undefined when none does. */
  servedAddress(): string | undefined;
}

const DAY_MS = 24 * 3_600_000;

export function usersAdmin({ stores, dataDir, now, randomBytes }: UsersOptions): UsersAdmin {
  const store = stores.users;
  const find = async (name: string): Promise<User> => (await store.find(name)) ?? unknown(name);
  return {
    async add(user) {
      checkWorkspace(user.workspace);
      const checked = UserName.safeParse(user.name);
      if (!checked.success)
        throw new CoreError('USAGE', `"${user.name}" is no name of a user`, {
          fix: 'Use 1 to 64 letters, digits, dots, hyphens, underscores and @; the first is a letter or a digit.',
        });
      if (!(await store.add(user, now())))
        throw new CoreError('CONFLICT', `there is a user ${user.name} already`, {
          fix: 'Take another name: names are the same in upper and lower case, and in all workspaces.',
        });
    },
    list: () => store.list(),
    find,
    async passwordLink(name) {
      const { name: user } = await find(name);
      const { token, hash } = mintToken(randomBytes);
      await store.addLink({ purpose: 'password', user, hash }, now() + DAY_MS);
      return token;
    },
    async setPassword(name, password) {
      const user = await find(name);
      checkPassword(password, user.name);
      await store.setPassword(user.name, await hashPassword(password, randomBytes));
    },
    async forgetPassword(name) {
      if (!(await store.setPassword(name, null))) unknown(name);
    },
    async setRole(name, role) {
      if (!(await store.setRole(name, role))) unknown(name);
    },
    async remove(name) {
      if (!(await store.remove(name))) unknown(name);
    },
    servedAddress: () => servedAddress(dataDir),
  };
}

function unknown(name: string): never {
  throw new CoreError('NOT_FOUND', `there is no user ${name}`, {
    fix: 'Run core users list to see the users.',
  });
}
