import type { Prices } from '../access/prices.ts';
import type { Admin } from '../contract/admin.ts';
import type { ScheduleKind } from '../contract/ui/schedules.ts';
import type { Browser } from '../engine/browse/browse.ts';
import type { EngineStores } from '../engine/stores.ts';
import type { ScheduleKey } from '../inbound/schedule-store.ts';
import { keysAdmin } from './keys-admin.ts';
import { type Door, type DoorOptions, openDoor } from './open-door.ts';
import { workspaceCompanies } from './pages/companies.ts';
import { workspaceCredits } from './pages/credits.ts';
import { workspaceFeedback } from './pages/feedback.ts';
import { workspaceKeys } from './pages/keys.ts';
import { workspaceSchedules } from './pages/schedules.ts';
import { universeSources } from './pages/sources.ts';
import { workspaceUsers } from './pages/users.ts';
import { workspaceWebhooks } from './pages/webhooks.ts';
import { usersAdmin } from './users-admin.ts';
import { webhooksAdmin } from './webhooks-admin.ts';

/** What the running service lends to its pages. */
export interface ServiceParts {
  readonly browser: Browser;
  readonly prices: Prices;
  /** Whether webhooks may go to loopback and private addresses. */
  readonly allowPrivateWebhooks: boolean;
  /** Runs a schedule, due or not; false when another process is at it. */
  readonly runSchedule: (kind: ScheduleKind, key: ScheduleKey) => Promise<boolean>;
}

interface WebOptions extends DoorOptions {
  readonly stores: EngineStores;
  readonly service: ServiceParts;
}

/** What stands behind the pages of the web application. */
export interface OpenedWeb extends Door {
  /** All but uploaded files and their reviews, which are worked on by who serves the pages. */
  adminOf(workspace: string): Omit<Admin, 'files' | 'reviewsOf'>;
  close(): Promise<void>;
}

/** Nothing of another workspace can be seen or changed through what `adminOf` gives. */
export function openWeb({ service, ...options }: WebOptions): OpenedWeb {
  const { stores, dataDir, clock, randomBytes } = options;
  const { browser, prices, allowPrivateWebhooks: allowPrivate, runSchedule } = service;
  const { now } = clock;
  const { overrides, settings } = stores;
  const door = openDoor(options);
  const keys = keysAdmin({ stores, now, randomBytes });
  const users = usersAdmin({ stores, dataDir, now, randomBytes });
  const webhooks = webhooksAdmin({ ...options, allowPrivate });
  return {
    ...door,
    adminOf: (workspace) => ({
      companies: workspaceCompanies({ browser, overrides }, workspace),
      credits: workspaceCredits({ credits: keys.credits, settings, prices }, workspace),
      feedback: workspaceFeedback({ stores, dataDir, clock }, workspace),
      keys: workspaceKeys(keys, workspace),
      schedules: workspaceSchedules({ stores, clock, runSchedule }, workspace),
      sources: universeSources(browser),
      users: workspaceUsers(users, workspace),
      webhooks: workspaceWebhooks(webhooks, workspace),
    }),
    close: () => webhooks.close(),
  };
}
