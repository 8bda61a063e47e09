import type { UserRole } from './user.ts';

/** Who has signed in to the web application. */
export interface SignedIn {
  /** Null is the owner of the data directory, who came by a link of this machine. */
  readonly user: string | null;
  readonly workspace: string;
  readonly role: UserRole;
}

/** What a link does when it is opened, once. */
export type LinkPurpose =
  /** Makes the first user, an admin of `default`; good for nothing once there is one. */
  | 'first-user'
  /** Lets a user choose a password. */
  | 'password'
  /** Signs in the owner of the data directory. */
  | 'owner';

export interface Link {
  readonly purpose: LinkPurpose;
  /** Of a link that sets a password. */
  readonly user: string | null;
}

interface FromAddress {
  /** Of the client; attempts are counted by it. */
  readonly address: string;
}

interface WithPassword extends FromAddress {
  readonly password: string;
}

/**
 * The door of the web application; implemented in access/. Whoever comes in gets the token of a session. Throws
 * UNAUTHORIZED for what is wrong or no longer good, INVALID_REQUEST for a name or password that cannot be, RATE_LIMITED
 * with `retryAfterSeconds` after too many attempts.
 */
export interface SignIn {
  byPassword(attempt: WithPassword & { readonly name: string }): Promise<string>;
  /** What a link is good for; undefined when for nothing. It stays good. */
  linkPurpose(token: string, address: string): Promise<Link | undefined>;
  byOwnerLink(token: string, address: string): Promise<string>;
  choosePassword(choice: WithPassword & { readonly token: string }): Promise<string>;
  makeFirst(first: WithPassword & { readonly token: string; readonly name: string }): Promise<string>;
  /** Whose session it is; undefined when it is over. */
  session(token: string): Promise<SignedIn | undefined>;
  end(token: string): Promise<void>;
}
