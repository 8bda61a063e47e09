import { z } from 'zod';
import { UserName, UserRole } from '../user.ts';
import type { UiRoutes } from './ui-route.ts';

/** Somebody who may sign in, as the admins of the workspace see it. */
export const ListedUser = z.strictObject({
  name: z.string(),
  role: UserRole,
  created_at: z.string(),
  last_seen_at: z.string().nullable(),
  /** False until this person has chosen a password. */
  has_password: z.boolean(),
});
export type ListedUser = z.infer<typeof ListedUser>;

/** The token of a link by which a user chooses a password; it is known here and never again. */
export const PasswordLink = z.strictObject({ name: z.string(), token: z.string() });
export type PasswordLink = z.infer<typeof PasswordLink>;

/** Who does something; null is the owner of the data directory. */
export type By = string | null;

/**
 * The users of a workspace. Those of others are not there: a name of theirs throws NOT_FOUND. Nobody resets, deletes or
 * demotes themselves, so that one admin stays: that throws CONFLICT.
 */
export interface WorkspaceUsers {
  /** By name. */
  list(): Promise<readonly ListedUser[]>;
  /** Throws CONFLICT for a name that somebody has, in whatever workspace. */
  add(user: { readonly name: string; readonly role: UserRole }): Promise<PasswordLink>;
  /** Ends password and sessions. */
  reset(name: string, by: By): Promise<PasswordLink>;
  setRole(name: string, role: UserRole, by: By): Promise<void>;
  remove(name: string, by: By): Promise<void>;
}

const NOTHING = z.strictObject({});

/** Settings > Users. */
export const USERS_ROUTES = {
  'list-users': { method: 'GET', path: '/users', role: 'admin', response: z.array(ListedUser) },
  'add-user': {
    method: 'POST',
    path: '/users',
    role: 'admin',
    body: z.strictObject({ name: z.string().trim().pipe(UserName), role: UserRole }),
    response: PasswordLink,
  },
  'reset-user': { method: 'POST', path: '/users/{name}/reset', role: 'admin', response: PasswordLink },
  'set-role': {
    method: 'PUT',
    path: '/users/{name}/role',
    role: 'admin',
    body: z.strictObject({ role: UserRole }),
    response: NOTHING,
  },
  'delete-user': { method: 'DELETE', path: '/users/{name}', role: 'admin', response: NOTHING },
} as const satisfies UiRoutes;
