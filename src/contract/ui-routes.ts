import { z } from 'zod';
import { CreatedKey, ListedKey } from './admin.ts';
import { UserRole } from './user.ts';

/** A call of the pages; bound below `/ui/api`, open to sessions alone. */
export interface UiRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Parameters stand in braces. */
  readonly path: string;
  /** The least role that may call it. */
  readonly role: UserRole;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

/** Who has signed in, as the pages show it. */
export const SessionView = z.strictObject({
  user: z.string().nullable(),
  workspace: z.string(),
  role: UserRole,
});

const KeyName = z.string().trim().max(100, 'must have at most 100 characters');

/** The calls of the web application. They are its own: nothing but its pages is to use them, and they may change. */
export const UI_ROUTES = {
  session: { method: 'GET', path: '/session', role: 'reviewer', response: SessionView },
  'list-keys': { method: 'GET', path: '/keys', role: 'admin', response: z.array(ListedKey) },
  'create-key': {
    method: 'POST',
    path: '/keys',
    role: 'admin',
    body: z.strictObject({ name: KeyName.optional() }),
    response: CreatedKey,
  },
  'delete-key': { method: 'DELETE', path: '/keys/{id}', role: 'admin', response: z.strictObject({}) },
} as const satisfies Record<string, UiRoute>;

export type UiRouteName = keyof typeof UI_ROUTES;

/** What a call takes in its body, and what it answers. */
export type UiBody<N extends UiRouteName> = (typeof UI_ROUTES)[N] extends {
  readonly body: infer B extends z.ZodType;
}
  ? z.infer<B>
  : undefined;
export type UiAnswer<N extends UiRouteName> = z.infer<(typeof UI_ROUTES)[N]['response']>;
