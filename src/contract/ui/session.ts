import { z } from 'zod';
import { UserRole } from '../user.ts';
import type { UiRoutes } from './ui-route.ts';

/** Who has signed in, as the pages show it. */
export const SessionView = z.strictObject({
  user: z.string().nullable(),
  workspace: z.string(),
  role: UserRole,
});
export type SessionView = z.infer<typeof SessionView>;

export const SESSION_ROUTES = {
  session: { method: 'GET', path: '/session', role: 'reviewer', response: SessionView },
} as const satisfies UiRoutes;
