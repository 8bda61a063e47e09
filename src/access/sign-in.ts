import pLimit from 'p-limit';
import { CoreError } from '../contract/errors.ts';
import type { RateLimit, RateLimits } from '../contract/rate-limits.ts';
import type { SignedIn, SignIn } from '../contract/sign-in.ts';
import { UserName } from '../contract/user.ts';
import { DEFAULT_WORKSPACE } from '../contract/workspace-settings.ts';
import { checkPassword, hashPassword, isPassword } from './password.ts';
import { hashOfToken, mintToken } from './token.ts';
import type { UserStore } from './user-store.ts';

export interface SignInOptions {
  readonly users: UserStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Of attempts that fail. */
  readonly limits: RateLimits;
  readonly randomBytes: (size: number) => Uint8Array;
}

/** Passwords that are hashed at the same time, each in 32 MiB, and those that may wait for it. */
const AT_ONCE = 2;
const MOST_WAITING = 50;
/** Attempts that may fail within a quarter of an hour, so that nobody can guess for long. */
const WINDOW_MS = 15 * 60_000;
const MOST_FAILURES = { both: 10, name: 30, address: 50 } as const;

/** How people sign in to the web application: by name and password, or by a link that is good once. */
export function signIn({ users, now, limits, randomBytes }: SignInOptions): SignIn {
  const hashing = pLimit(AT_ONCE);
  const begin = async (user: string | null): Promise<string> => {
    const { token, hash } = mintToken(randomBytes);
    await users.prune(now());
    await users.beginSession({ hash, user }, now());
    return token;
  };
  const hashed = <T>(work: () => Promise<T>): Promise<T> => {
    if (hashing.pendingCount >= MOST_WAITING) throw tooMany(1);
    return hashing(work);
  };
  /** Whoever tries tokens is as limited as who tries passwords. */
  const linkOf = async (token: string, address: string) => {
    const tried = [limitOf('address', address)];
    refuseFor(await limits.waitMs(tried));
    const link = await users.findLink(hashOfToken(token), now());
    if (link === undefined) await limits.take(tried);
    return link;
  };
  const refuseSecond = async () => {
    if ((await users.list()).length > 0) throw refused(THERE_IS_ONE);
  };
  return {
    async byPassword({ name, password, address }) {
      const folded = name.normalize('NFKC').toLowerCase();
      const both = limitOf('both', `${folded} ${address}`);
      const others = [limitOf('name', folded), limitOf('address', address)];
      // Counted before it is known: those that are tried at once count, too.
      refuseFor(await limits.take([both, ...others]));
      const user = await users.find(name);
      if (!(await hashed(() => isPassword(password, user?.passwordHash ?? null))) || user === undefined)
        throw refused('this name and password do not go together');
      await limits.forget(both.key);
      // This attempt alone: failures under other names stay.
      await limits.giveBack(others);
      return begin(user.name);
    },
    async linkPurpose(token, address) {
      const link = await linkOf(token, address);
      if (link?.purpose === 'first-user') await refuseSecond();
      return link && { purpose: link.purpose, user: link.user };
    },
    async byOwnerLink(token, address) {
      await linkOf(token, address);
      if (!(await users.takeOwnerLink(hashOfToken(token), now()))) throw refused(USED_UP);
      return begin(null);
    },
    async choosePassword({ token, password, address }) {
      const link = await linkOf(token, address);
      if (link?.user == null) throw refused(USED_UP);
      checkPassword(password, link.user);
      const passwordHash = await hashed(() => hashPassword(password, randomBytes));
      if (!(await users.choosePassword(hashOfToken(token), passwordHash, now()))) throw refused(USED_UP);
      return begin(link.user);
    },
    async makeFirst({ token, name, password, address }) {
      if ((await linkOf(token, address))?.purpose !== 'first-user') throw refused(USED_UP);
      await refuseSecond();
      if (!UserName.safeParse(name).success)
        throw new CoreError(
          'INVALID_REQUEST',
          'a name has 1 to 64 letters, digits, dots, hyphens and underscores',
          {
            field: 'name',
          },
        );
      checkPassword(password, name);
      const passwordHash = await hashed(() => hashPassword(password, randomBytes));
      const first = { name, workspace: DEFAULT_WORKSPACE, role: 'admin', passwordHash } as const;
      if (!(await users.addFirst(hashOfToken(token), first, now()))) {
        await refuseSecond();
        throw refused(USED_UP);
      }
      return begin(name);
    },
    async session(token): Promise<SignedIn | undefined> {
      return users.seeSession(hashOfToken(token), now());
    },
    end: (token) => users.endSession(hashOfToken(token)),
  };
}

const THERE_IS_ONE = 'there is a user by now: sign in, or ask an admin to add you';
const USED_UP = 'this link was used, replaced by a newer one, or is too old';

/** People type passwords where a name belongs, of any length: what is counted is the hash of it. */
function limitOf(what: keyof typeof MOST_FAILURES, of: string): RateLimit {
  return { key: `sign-in ${what} ${hashOfToken(of)}`, most: MOST_FAILURES[what], windowMs: WINDOW_MS };
}

function refuseFor(waitMs: number): void {
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000));
}

function refused(message: string): CoreError {
  return new CoreError('UNAUTHORIZED', message, { fix: 'Try again, or ask for a new link.' });
}

function tooMany(seconds: number): CoreError {
  return new CoreError('RATE_LIMITED', `too many attempts; try again in ${spanOf(seconds)}`, {
    retryAfterSeconds: seconds,
  });
}

function spanOf(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;
}
