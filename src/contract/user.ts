import { z } from 'zod';

/**
 * What somebody may do in the web application. A reviewer answers questions and reads; an admin also manages keys,
 * schedules and users of the workspace, and one of `default` sources and workspaces.
 */
export const UserRole = z.enum(['admin', 'reviewer']);
export type UserRole = z.infer<typeof UserRole>;

/** What a person signs in by, and what stands beside the decisions of this person. */
export const UserName = z
  .string()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N}._@-]{0,63}$/u,
    'must be 1 to 64 letters, digits, dots, hyphens, underscores and @',
  );

/** Somebody who uses the web application of `core serve`. */
export interface User {
  /** Unique among all workspaces, whatever its case. */
  readonly name: string;
  readonly workspace: string;
  readonly role: UserRole;
  readonly createdAt: string;
  /** To the minute; null before the first time. */
  readonly lastSeenAt: string | null;
  /** False until this person has chosen a password. */
  readonly hasPassword: boolean;
}

const HOUR_MS = 3_600_000;
/** A session that nobody has used for so long is over. */
export const SESSION_IDLE_MS = 12 * HOUR_MS;
/** And so is one that began so long ago. */
export const SESSION_MS = 7 * 24 * HOUR_MS;
