import type { UiRouteName } from '../../contract/ui-routes.ts';

type Calls = { readonly [N in UiRouteName]: readonly [method: string, path: string] };

/** Method and path of each call; a test holds them to the routes of the contract, which is too large for a page. */
export const CALLS: Calls = {
  session: ['GET', '/session'],
  'list-keys': ['GET', '/keys'],
  'create-key': ['POST', '/keys'],
  'delete-key': ['DELETE', '/keys/{id}'],
};
