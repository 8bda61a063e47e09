import type { Link, SignedIn } from '../contract/sign-in.ts';
import type { User, UserRole } from '../contract/user.ts';

export interface NewUser {
  readonly name: string;
  readonly workspace: string;
  readonly role: UserRole;
}

/**
 * The users of the web application with their sessions and one-time links; implemented in store/. Of tokens only the
 * SHA-256 is known here, in hex.
 */
export interface UserStore {
  /** False when the name is taken. */
  add(user: NewUser, nowMs: number): Promise<boolean>;
  /** The user with what is stored of the password, null before one was chosen; names are the same in any case. */
  find(name: string): Promise<(User & { readonly passwordHash: string | null }) | undefined>;
  /** By name. */
  list(): Promise<readonly User[]>;
  /** With all sessions and links; false when there is no such user. */
  remove(name: string): Promise<boolean>;
  /** From the next call of a session on; false when there is no such user. */
  setRole(name: string, role: UserRole): Promise<boolean>;
  /** Ends all sessions and links of the user; false when there is no such user. */
  setPassword(name: string, passwordHash: string | null): Promise<boolean>;

  /** One link for a purpose and user: an earlier one is good for nothing from now on. */
  addLink(link: Link & { readonly hash: string }, untilMs: number): Promise<void>;
  /** The link if it is good at this time; it stays. */
  findLink(hash: string, nowMs: number): Promise<Link | undefined>;
  /** Takes the link, which nobody can do again, and sets the password of its user. False when it is not good. */
  choosePassword(hash: string, passwordHash: string, nowMs: number): Promise<boolean>;
  /** Takes the link and makes the first user; false when it is not good, or there is a user already. */
  addFirst(hash: string, user: NewUser & { readonly passwordHash: string }, nowMs: number): Promise<boolean>;
  /** Takes a link of the owner; false when it is not good. */
  takeOwnerLink(hash: string, nowMs: number): Promise<boolean>;

  beginSession(
    session: { readonly hash: string; readonly user: string | null },
    nowMs: number,
  ): Promise<void>;
  /** The session if it is not over; it is noted as seen, at most once a minute. */
  seeSession(hash: string, nowMs: number): Promise<SignedIn | undefined>;
  endSession(hash: string): Promise<void>;
  /** Takes away sessions and links that are over. */
  prune(nowMs: number): Promise<void>;
}
