import type { USERS_ROUTES } from '../../../../contract/ui/users.ts';
import type { CallsOf } from '../../parts/calls-of.ts';

export const USERS_CALLS: CallsOf<typeof USERS_ROUTES> = {
  'list-users': ['GET', '/users'],
  'add-user': ['POST', '/users'],
  'reset-user': ['POST', '/users/{name}/reset'],
  'set-role': ['PUT', '/users/{name}/role'],
  'delete-user': ['DELETE', '/users/{name}'],
};
