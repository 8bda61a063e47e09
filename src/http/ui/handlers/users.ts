import type { USERS_ROUTES } from '../../../contract/ui/users.ts';
import type { HandlersOf } from './ui-call.ts';

export const USERS_HANDLERS: HandlersOf<typeof USERS_ROUTES> = {
  'list-users': async ({ admin }) => [...(await admin.users.list())],
  'add-user': ({ admin, body }) => admin.users.add(body),
  'reset-user': ({ admin, parameters: { name }, signedIn: { user } }) => admin.users.reset(name, user),
  async 'set-role'({ admin, parameters: { name }, body: { role }, signedIn: { user } }) {
    await admin.users.setRole(name, role, user);
    return {};
  },
  async 'delete-user'({ admin, parameters: { name }, signedIn: { user } }) {
    await admin.users.remove(name, user);
    return {};
  },
};
