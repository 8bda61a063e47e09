import type { ListedKey, WorkspaceKeys } from '../../contract/admin.ts';
import { CoreError } from '../../contract/errors.ts';
import type { KeysAdmin } from '../keys-admin.ts';

/** The keys of one workspace. */
export function workspaceKeys(keys: KeysAdmin, workspace: string): WorkspaceKeys {
  const listed = async () =>
    (await keys.list()).filter((key) => key.workspace === workspace && key.deletedAt === null);
  return {
    list: async () => (await listed()).map(listedKey),
    create: ({ name }) => keys.create({ workspace, ...(name !== undefined && name !== '' && { name }) }),
    async remove(id) {
      if (!(await listed()).some((key) => key.id === id))
        throw new CoreError('NOT_FOUND', `there is no key ${id}, or it was deleted before`);
      await keys.remove(id);
    },
  };
}

function listedKey({
  id,
  name,
  hint,
  createdAt,
  lastUsedAt,
}: Awaited<ReturnType<KeysAdmin['list']>>[number]): ListedKey {
  return { id, name, hint, created_at: createdAt, last_used_at: lastUsedAt };
}
