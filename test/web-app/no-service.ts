import type { ServiceParts } from '../../src/admin/open-web.ts';

async function isNotThere(): Promise<never> {
  throw new Error('no service runs in this test');
}

/** What a running service lends to the pages, for tests of what needs none. */
export const NO_SERVICE: ServiceParts = {
  browser: {
    show: isNotThere,
    tree: isNotThere,
    search: isNotThere,
    sources: () => ({ version: '', entityCount: 0, sources: [] }),
  },
  prices: { 'entity-resolution': 1, 'resolve-parent': 1, firmographics: 1, crosscheck: 1 },
  allowPrivateWebhooks: false,
  runSchedule: isNotThere,
};
