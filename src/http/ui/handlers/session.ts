import type { SESSION_ROUTES } from '../../../contract/ui/session.ts';
import type { HandlersOf } from './ui-call.ts';

export const SESSION_HANDLERS: HandlersOf<typeof SESSION_ROUTES> = {
  session: async ({ signedIn: { user, workspace, role } }) => ({ user, workspace, role }),
};
