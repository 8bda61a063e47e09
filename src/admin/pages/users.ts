import { CoreError } from '../../contract/errors.ts';
import type { By, ListedUser, PasswordLink, WorkspaceUsers } from '../../contract/ui/users.ts';
import type { User } from '../../contract/user.ts';
import type { UsersAdmin } from '../users-admin.ts';

/** The users of one workspace, as its admins manage them. */
export function workspaceUsers(users: UsersAdmin, workspace: string): WorkspaceUsers {
  const own = async (name: string): Promise<User> => {
    const user = (await users.list()).find((one) => one.workspace === workspace && one.name === name);
    if (user !== undefined) return user;
    throw new CoreError('NOT_FOUND', `there is no user ${name} in workspace ${workspace}`);
  };
  const other = async (name: string, by: By): Promise<User> => {
    const user = await own(name);
    if (user.name !== by) return user;
    throw new CoreError('CONFLICT', 'this is you; another admin can do it');
  };
  const linked = async (name: string): Promise<PasswordLink> => ({
    name,
    token: await users.passwordLink(name),
  });
  return {
    list: async () => (await users.list()).filter((user) => user.workspace === workspace).map(listedUser),
    async add({ name, role }) {
      await users.add({ name, role, workspace });
      return linked(name);
    },
    async reset(name, by) {
      await other(name, by);
      await users.forgetPassword(name);
      return linked(name);
    },
    async setRole(name, role, by) {
      await other(name, by);
      await users.setRole(name, role);
    },
    async remove(name, by) {
      await other(name, by);
      await users.remove(name);
    },
  };
}

function listedUser({ name, role, createdAt, lastSeenAt, hasPassword }: User): ListedUser {
  return { name, role, created_at: createdAt, last_seen_at: lastSeenAt, has_password: hasPassword };
}
