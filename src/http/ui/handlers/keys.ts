import type { KEYS_ROUTES } from '../../../contract/ui/keys.ts';
import type { HandlersOf } from './ui-call.ts';

export const KEYS_HANDLERS: HandlersOf<typeof KEYS_ROUTES> = {
  'list-keys': async ({ admin }) => [...(await admin.keys.list())],
  'create-key': ({ admin, body: { name } }) => admin.keys.create({ ...(name !== undefined && { name }) }),
  async 'delete-key'({ admin, parameters: { id } }) {
    await admin.keys.remove(id);
    return {};
  },
};
