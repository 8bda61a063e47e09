import type { UI_ROUTES } from '../../contract/ui-routes.ts';
import { FILES_HANDLERS } from './handlers/files.ts';
import { KEYS_HANDLERS } from './handlers/keys.ts';
import { SESSION_HANDLERS } from './handlers/session.ts';
import type { HandlersOf } from './handlers/ui-call.ts';

/** What each call of the pages does. */
export const UI_HANDLERS: HandlersOf<typeof UI_ROUTES> = {
  ...SESSION_HANDLERS,
  ...FILES_HANDLERS,
  ...KEYS_HANDLERS,
};
