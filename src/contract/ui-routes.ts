import { COMPANIES_ROUTES } from './ui/companies.ts';
import { CREDITS_ROUTES } from './ui/credits.ts';
import { CROSSCHECKS_ROUTES } from './ui/crosschecks.ts';
import { FEEDBACK_ROUTES } from './ui/feedback.ts';
import { FILES_ROUTES } from './ui/files.ts';
import { KEYS_ROUTES } from './ui/keys.ts';
import { REVIEWS_ROUTES } from './ui/reviews.ts';
import { SCHEDULES_ROUTES } from './ui/schedules.ts';
import { SESSION_ROUTES } from './ui/session.ts';
import { SOURCES_ROUTES } from './ui/sources.ts';
import type { AnswerOf, BodyOf, ParametersOf, QueryOf, UiRoutes } from './ui/ui-route.ts';
import { USERS_ROUTES } from './ui/users.ts';
import { WEBHOOKS_ROUTES } from './ui/webhooks.ts';

/** The calls of the web application. They are its own: nothing but its pages is to use them, and they may change. */
export const UI_ROUTES = {
  ...SESSION_ROUTES,
  ...COMPANIES_ROUTES,
  ...FILES_ROUTES,
  ...KEYS_ROUTES,
  ...REVIEWS_ROUTES,
  ...USERS_ROUTES,
  ...WEBHOOKS_ROUTES,
  ...SOURCES_ROUTES,
  ...SCHEDULES_ROUTES,
  ...FEEDBACK_ROUTES,
  ...CREDITS_ROUTES,
  ...CROSSCHECKS_ROUTES,
} as const satisfies UiRoutes;

export type UiRouteName = keyof typeof UI_ROUTES;

export type UiBody<N extends UiRouteName> = BodyOf<(typeof UI_ROUTES)[N]>;
export type UiQuery<N extends UiRouteName> = QueryOf<(typeof UI_ROUTES)[N]>;
export type UiParameters<N extends UiRouteName> = ParametersOf<(typeof UI_ROUTES)[N]['path']>;
export type UiAnswer<N extends UiRouteName> = AnswerOf<(typeof UI_ROUTES)[N]>;
