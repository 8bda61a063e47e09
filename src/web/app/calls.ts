import type { UI_ROUTES } from '../../contract/ui-routes.ts';
import { FILES_CALLS } from './pages/files/calls.ts';
import { KEYS_CALLS } from './pages/keys/calls.ts';
import type { CallsOf } from './parts/calls-of.ts';

/** Method and path of each call; a test holds them to the routes of the contract, which is too large for a page. */
export const CALLS: CallsOf<typeof UI_ROUTES> = {
  session: ['GET', '/session'],
  ...FILES_CALLS,
  ...KEYS_CALLS,
};
