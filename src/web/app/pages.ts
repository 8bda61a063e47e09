import { COMPANIES_PAGES } from './pages/companies/pages.tsx';
import { CREDITS_PAGES } from './pages/credits/pages.tsx';
import { CROSSCHECK_PAGES } from './pages/crosscheck/pages.tsx';
import { FEEDBACK_PAGES } from './pages/feedback/pages.tsx';
import { FILES_PAGES } from './pages/files/pages.tsx';
import { KEYS_PAGES } from './pages/keys/pages.tsx';
import { OVERVIEW_PAGES } from './pages/overview/pages.tsx';
import { REVIEW_PAGES } from './pages/review/pages.tsx';
import { SCHEDULES_PAGES } from './pages/schedules/pages.tsx';
import { SOURCES_PAGES } from './pages/sources/pages.tsx';
import { USERS_PAGES } from './pages/users/pages.tsx';
import { WEBHOOKS_PAGES } from './pages/webhooks/pages.tsx';
import type { Page } from './parts/page.ts';

/** All pages, in the order of the menu. */
export const PAGES: readonly Page[] = [
  ...OVERVIEW_PAGES,
  ...FILES_PAGES,
  ...REVIEW_PAGES,
  ...CROSSCHECK_PAGES,
  ...COMPANIES_PAGES,
  ...FEEDBACK_PAGES,
  ...USERS_PAGES,
  ...KEYS_PAGES,
  ...WEBHOOKS_PAGES,
  ...SCHEDULES_PAGES,
  ...CREDITS_PAGES,
  ...SOURCES_PAGES,
];
