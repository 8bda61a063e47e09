import type { Admin } from '../../contract/admin.ts';
import type { SignedIn } from '../../contract/sign-in.ts';
import type { UiAnswer, UiBody, UiRouteName } from '../../contract/ui-routes.ts';

interface UiCall<N extends UiRouteName> {
  readonly signedIn: SignedIn;
  /** Of the workspace of who has signed in. */
  readonly admin: Admin;
  readonly body: UiBody<N>;
  /** The parameter of the path; empty without one. */
  readonly id: string;
}

type UiHandlers = { readonly [N in UiRouteName]: (call: UiCall<N>) => Promise<UiAnswer<N>> };

/** What each call of the pages does. */
export const UI_HANDLERS: UiHandlers = {
  session: async ({ signedIn: { user, workspace, role } }) => ({ user, workspace, role }),
  'list-keys': async ({ admin }) => [...(await admin.keys.list())],
  'create-key': ({ admin, body: { name } }) => admin.keys.create({ ...(name !== undefined && { name }) }),
  async 'delete-key'({ admin, id }) {
    await admin.keys.remove(id);
    return {};
  },
};
