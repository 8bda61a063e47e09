import type { UI_ROUTES } from '../../contract/ui-routes.ts';
import { COMPANIES_CALLS } from './pages/companies/calls.ts';
import { CREDITS_CALLS } from './pages/credits/calls.ts';
import { CROSSCHECKS_CALLS } from './pages/crosscheck/calls.ts';
import { FEEDBACK_CALLS } from './pages/feedback/calls.ts';
import { FILES_CALLS } from './pages/files/calls.ts';
import { KEYS_CALLS } from './pages/keys/calls.ts';
import { REVIEWS_CALLS } from './pages/review/calls.ts';
import { SCHEDULES_CALLS } from './pages/schedules/calls.ts';
import { SOURCES_CALLS } from './pages/sources/calls.ts';
import { USERS_CALLS } from './pages/users/calls.ts';
import { WEBHOOKS_CALLS } from './pages/webhooks/calls.ts';
import type { CallsOf } from './parts/calls-of.ts';

/** Method and path of each call; a test holds them to the routes of the contract, which is too large for a page. */
export const CALLS: CallsOf<typeof UI_ROUTES> = {
  session: ['GET', '/session'],
  ...COMPANIES_CALLS,
  ...FILES_CALLS,
  ...KEYS_CALLS,
  ...REVIEWS_CALLS,
  ...USERS_CALLS,
  ...WEBHOOKS_CALLS,
  ...SOURCES_CALLS,
  ...SCHEDULES_CALLS,
  ...FEEDBACK_CALLS,
  ...CREDITS_CALLS,
  ...CROSSCHECKS_CALLS,
};
