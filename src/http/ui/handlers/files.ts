import type { FileUser } from '../../../contract/files.ts';
import type { SignedIn } from '../../../contract/sign-in.ts';
import type { FILES_ROUTES } from '../../../contract/ui/files.ts';
import type { HandlersOf } from './ui-call.ts';

export const FILES_HANDLERS: HandlersOf<typeof FILES_ROUTES> = {
  'list-files': async ({ admin }) => [...(await admin.files.list())],
  'read-file': ({ admin, parameters: { id } }) => admin.files.find(id),
  async 'delete-file'({ admin, signedIn, parameters: { id } }) {
    await admin.files.remove(id, fileUserOf(signedIn));
    return {};
  },
  'file-columns': ({ admin, query: { sheet = null, ...query }, parameters: { id } }) =>
    admin.files.inspect(id, { ...query, sheet }),
  'try-file': ({ admin, signedIn, body, parameters: { id } }) =>
    admin.files.tryRows(id, body, fileUserOf(signedIn)),
  'run-file': ({ admin, signedIn, body, parameters: { id } }) =>
    admin.files.start(id, body, fileUserOf(signedIn)),
  'cancel-file': ({ admin, parameters: { id } }) => admin.files.cancel(id),
  'file-rows': ({ admin, query: { page, outcome = null }, parameters: { id } }) =>
    admin.files.rows(id, { page, outcome }),
  'prepare-actions': ({ admin, body, parameters: { id } }) => admin.files.prepareActions(id, body),
};

export function fileUserOf({ user, role }: SignedIn): FileUser {
  return { user, isAdmin: role === 'admin' };
}
