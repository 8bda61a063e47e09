import type { UI_ROUTES } from '../../contract/ui-routes.ts';
import { COMPANIES_HANDLERS } from './handlers/companies.ts';
import { CREDITS_HANDLERS } from './handlers/credits.ts';
import { CROSSCHECKS_HANDLERS } from './handlers/crosschecks.ts';
import { FEEDBACK_HANDLERS } from './handlers/feedback.ts';
import { FILES_HANDLERS } from './handlers/files.ts';
import { KEYS_HANDLERS } from './handlers/keys.ts';
import { REVIEWS_HANDLERS } from './handlers/reviews.ts';
import { SCHEDULES_HANDLERS } from './handlers/schedules.ts';
import { SESSION_HANDLERS } from './handlers/session.ts';
import { SOURCES_HANDLERS } from './handlers/sources.ts';
import type { HandlersOf } from './handlers/ui-call.ts';
import { USERS_HANDLERS } from './handlers/users.ts';
import { WEBHOOKS_HANDLERS } from './handlers/webhooks.ts';

/** What each call of the pages does. */
export const UI_HANDLERS: HandlersOf<typeof UI_ROUTES> = {
  ...SESSION_HANDLERS,
  ...COMPANIES_HANDLERS,
  ...FILES_HANDLERS,
  ...KEYS_HANDLERS,
  ...REVIEWS_HANDLERS,
  ...USERS_HANDLERS,
  ...WEBHOOKS_HANDLERS,
  ...SOURCES_HANDLERS,
  ...SCHEDULES_HANDLERS,
  ...FEEDBACK_HANDLERS,
  ...CREDITS_HANDLERS,
  ...CROSSCHECKS_HANDLERS,
};
