import { signIn } from '../access/sign-in.ts';
import { mintToken } from '../access/token.ts';
import type { Clock } from '../contract/clock.ts';
import type { WebApplication } from '../contract/web-application.ts';
import { rateLimitsOf } from '../engine/rate-limits.ts';
import type { EngineStores } from '../engine/stores.ts';
import { noteServed, servedAddress } from '../store/sqlite/served-here.ts';

export interface DoorOptions {
  readonly stores: Pick<EngineStores, 'users' | 'shared'>;
  /** Where a process that serves it notes that. */
  readonly dataDir: string;
  readonly clock: Clock;
  readonly randomBytes: (size: number) => Uint8Array;
}

/** How people come in to the web application of one data directory. */
export interface Door extends Pick<WebApplication, 'signIn'> {
  /** How the first person comes in. */
  firstWayIn(): Promise<FirstWayIn>;
  /** The token of a link that signs in the owner of the data directory, good for five minutes. */
  ownerToken(): Promise<string>;
  /** Notes where this process serves the directory; what it gives back takes the note away. Throws what the disk says. */
  noteServed(address: string): () => void;
  /** Where a process of this machine serves the directory; undefined when none does. */
  servedAddress(): string | undefined;
}

export type FirstWayIn =
  /** There is no user; the token of a link that makes the first one is good for half an hour. */
  | { readonly token: string }
  /** There are users, and all are reviewers: a command makes an admin. */
  | 'no admin'
  | 'there is an admin';

const FIRST_USER_MS = 30 * 60_000;
const OWNER_MS = 5 * 60_000;

export function openDoor({ stores, dataDir, clock, randomBytes }: DoorOptions): Door {
  const { users } = stores;
  const { now } = clock;
  const linked = async (purpose: 'first-user' | 'owner', forMs: number) => {
    const { token, hash } = mintToken(randomBytes);
    await users.addLink({ purpose, user: null, hash }, now() + forMs);
    return token;
  };
  return {
    signIn: signIn({ users, now, limits: rateLimitsOf(stores, clock), randomBytes }),
    async firstWayIn() {
      const listed = await users.list();
      if (listed.length === 0) return { token: await linked('first-user', FIRST_USER_MS) };
      return listed.some(({ role }) => role === 'admin') ? 'there is an admin' : 'no admin';
    },
    ownerToken: () => linked('owner', OWNER_MS),
    noteServed: (address) => noteServed(dataDir, address),
    servedAddress: () => servedAddress(dataDir),
  };
}
