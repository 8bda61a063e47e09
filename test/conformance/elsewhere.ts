import type { RowId } from './spec-rows.ts';

interface OtherTest {
  readonly file: string;
  /** As it is written there. */
  readonly name: string;
}

const RETRIED: OtherTest = {
  file: 'test/webhooks/deliverer.test.ts',
  name: 'is tried again 30 seconds and 2 minutes after the end of the attempt before, and then no more',
};

const STATES: OtherTest = {
  file: 'test/engine/inbound/enrichment-queue.test.ts',
  name: 'is queued, then linked, then processed, and tells what it has found at each step',
};
const GIVEN_UP: OtherTest = {
  file: 'test/engine/inbound/enrichment-queue.test.ts',
  name: 'gives up a run that never ends, which then is an error',
};

/** Rows about time that a test has to hold still, or about clients: by the tests beside what they are about. */
export const COVERED_ELSEWHERE: Readonly<Partial<Record<RowId, OtherTest>>> = {
  'limit/polling-backoff': {
    file: 'test/http/client/poll-jobs.test.ts',
    name: 'is asked after 2 s doubling to 30 s',
  },
  'limit/concurrency-inbound': {
    file: 'test/engine/inbound/enrichment-queue.test.ts',
    name: 'links and processes fifty accounts of a workspace at once; the others wait as queued',
  },
  'state/inbound/queued': STATES,
  'state/inbound/linking': STATES,
  'state/inbound/processing': STATES,
  'state/inbound/error': GIVEN_UP,
  'error/inbound-polling': GIVEN_UP,
  'limit/webhook-attempts': RETRIED,
  'header/X-Service-Delivery': RETRIED,
  'delivery/permanently-failed': RETRIED,
  'error/500/retry': {
    file: 'test/http/client/retries.test.ts',
    name: 'is told after eight tries with doubling pauses',
  },
  'error/502, 503, 504/retry': {
    file: 'test/http/client/retries.test.ts',
    name: 'passes: %i is asked again',
  },
  'rule/authentication/3/web': {
    file: 'test/web-app/keys.test.ts',
    name: 'makes the first user by the link that core serve prints, and a key that opens the API until it is deleted',
  },
  'rule/authentication/3': {
    file: 'test/admin/keys-admin.test.ts',
    name: 'stands nowhere in clear, nor does its secret: not in the database and not beside it',
  },
  'service/7': {
    file: 'test/engine/inbound/scheduler.test.ts',
    name: 'enriches the rows that have changed and writes back what was found',
  },
  'service/8': {
    file: 'test/http/client/endpoint.test.ts',
    name: '%s is refused with a remedy',
  },
};

/** Rows that say what will be, which nothing can be run for. */
export const PROMISES: readonly RowId[] = ['rule/versioning/2'];
