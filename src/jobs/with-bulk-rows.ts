import { bulkRowOf } from '../contract/bulk.ts';
import type { BulkStore } from './bulk-store.ts';
import type { JobStore } from './job-store.ts';
import { latestJob } from './latest-job.ts';

type Reading = Pick<JobStore, 'now' | 'read' | 'latestResolution'>;

/** Rows of bulks are read by their ids like jobs, and a lookup may find one. */
export function withBulkRows<Store extends Reading>(
  store: Store,
  bulks: Pick<BulkStore, 'row' | 'latestResolution'>,
): Store {
  return {
    ...store,
    async read(workspace, family, ids) {
      const jobs = await store.read(workspace, family, ids);
      return Promise.all(
        ids.map(async (id, at) => {
          const place = jobs[at] === undefined ? bulkRowOf(id) : undefined;
          return place === undefined ? jobs[at] : bulks.row({ workspace, id: place.bulk, family }, place.row);
        }),
      );
    },
    async latestResolution(workspace, coreIds) {
      const [job, row] = await Promise.all([
        store.latestResolution(workspace, coreIds),
        bulks.latestResolution(workspace, coreIds),
      ]);
      if (job === undefined || row === undefined) return job ?? row;
      return latestJob([job, row], await store.now());
    },
  };
}
