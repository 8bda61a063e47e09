import type { Service } from '../../contract/service.ts';
import type { Runner } from '../../jobs/runner.ts';
import type { LocalServiceParts } from '../service-parts.ts';
import { jobStatus } from './job-body.ts';
import { newJob, withDataset, withPrices } from './new-job.ts';
import { storedEnd } from './stored-end.ts';

/**
 * Creates jobs and runs them at once: what was committed here need not be read again. Jobs that were there before are
 * asked for like any others.
 */
export function running(
  { jobs }: Pick<Service, 'jobs'>,
  parts: Extract<LocalServiceParts, { readonly runner: Runner }>,
): NonNullable<Service['run']> {
  return async (family, requests, options) => {
    const priced = withDataset(await withPrices(parts), options);
    const run = await parts.runner.runNew(requests.map((request) => newJob(family, request, priced)));
    const others = run.flatMap(({ id, ended }) => (ended === undefined ? [id] : []));
    const read = others.length === 0 ? [] : await jobs(family, others, options);
    const statuses = read.values();
    return run.map(({ ended }) => {
      if (ended !== undefined)
        return jobStatus<typeof family>(storedEnd(ended.claimed, ended.finished), options);
      const { value } = statuses.next();
      if (value === undefined) throw new Error('a job was not answered');
      return value;
    });
  };
}
