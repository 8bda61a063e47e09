import type { openWeb } from '../../src/admin/open-web.ts';

async function isNotThere(): Promise<never> {
  throw new Error('no service runs in this test');
}

/** What a running service lends to the pages, for tests of what needs none. */
export const NO_SERVICE: Parameters<typeof openWeb>[0]['service'] = {
  browser: {
    show: isNotThere,
    tree: isNotThere,
    search: isNotThere,
    sources: () => ({ version: '', entityCount: 0, sources: [] }),
  },
  reviewsOf: () => ({ of: isNotThere, history: isNotThere }),
};
