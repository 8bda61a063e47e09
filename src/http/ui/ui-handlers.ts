import type { UI_ROUTES } from '../../contract/ui-routes.ts';
import { COMPANIES_HANDLERS } from './handlers/companies.ts';
import { KEYS_HANDLERS } from './handlers/keys.ts';
import { REVIEWS_HANDLERS } from './handlers/reviews.ts';
import { SESSION_HANDLERS } from './handlers/session.ts';
import type { HandlersOf } from './handlers/ui-call.ts';
import { USERS_HANDLERS } from './handlers/users.ts';

/** What each call of the pages does. */
export const UI_HANDLERS: HandlersOf<typeof UI_ROUTES> = {
  ...SESSION_HANDLERS,
  ...COMPANIES_HANDLERS,
  ...KEYS_HANDLERS,
  ...REVIEWS_HANDLERS,
  ...USERS_HANDLERS,
};
