import { chargesOf, DEFAULT_PRICES } from '../../dist/access/prices.js';
import { FollowUp } from '../../dist/contract/combined.js';
import type { JobBody } from './caller.ts';
import type { PostedJob } from './posted-jobs.ts';

/** What a job is charged for, and what of it has to be given back, sorted; of `refunds` one. */
export function chargedFor({ family, body }: PostedJob, ended: JobBody) {
  const followUps = FollowUp.array().parse(body.jobs ?? []);
  const charged = chargesOf(family, followUps, DEFAULT_PRICES).map(({ operation }) => operation);
  const without = (ran: readonly string[]) => charged.filter((operation) => !ran.includes(operation)).sort();
  const ran = ranOf(family, ended);
  // A combined job that was given up may have resolved its company before.
  const isHalf = family === 'combined' && ended.status === 'failed';
  const refunds = isHalf ? [without(ran), without(['entity-resolution'])] : [without(ran)];
  return { charges: charged.toSorted(), refunds };
}

/** What a job has done, as its body tells. */
function ranOf(family: PostedJob['family'], { status, record }: JobBody): readonly string[] {
  if (status !== 'completed') return [];
  const members = new Map(Object.entries(record ?? {}));
  const hasRun = (member: string) => (members.get(member) ?? null) !== null;
  if (family === 'crosscheck') return ['entity-resolution', ...(hasRun('crosscheck') ? ['crosscheck'] : [])];
  if (family !== 'combined') return [family];
  return [
    'entity-resolution',
    ...(hasRun('firmographics') ? ['firmographics'] : []),
    ...(hasRun('parentage') ? ['resolve-parent'] : []),
  ];
}
