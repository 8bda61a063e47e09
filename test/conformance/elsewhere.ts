import { type RowId, rowsLike } from './spec-rows.ts';

/** Rows that no test of this folder can cover yet, by the engine that is still to come. */
export const TO_COME: Readonly<Record<string, readonly RowId[]>> = {
  'the engine of inbound enrichment': [
    'field/inbound-start/status-cached',
    'field/inbound-start/status-in_progress',
    'field/inbound-poll/found-outputs',
    'field/inbound/force-fresh',
    ...rowsLike(/^state\/inbound\/(?!error)/),
    'limit/concurrency-inbound',
    'limit/cache-inbound',
  ],
  'scheduled inbound': ['service/7'],
  'the web application': ['rule/authentication/3/web'],
};

interface OtherTest {
  readonly file: string;
  /** As it is written there. */
  readonly name: string;
}

const RETRIED: OtherTest = {
  file: 'test/webhooks/deliverer.test.ts',
  name: 'is tried again 30 seconds and 2 minutes after the end of the attempt before, and then no more',
};

/** Rows about time that a test has to hold still, or about clients: by the tests beside what they are about. */
export const COVERED_ELSEWHERE: Readonly<Partial<Record<RowId, OtherTest>>> = {
  'limit/polling-backoff': {
    file: 'test/http/client/poll-jobs.test.ts',
    name: 'is asked after 2 s doubling to 30 s',
  },
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
  'rule/authentication/3': {
    file: 'test/admin/keys-admin.test.ts',
    name: 'stands nowhere in clear, nor does its secret: not in the database and not beside it',
  },
  'service/8': {
    file: 'test/http/client/endpoint.test.ts',
    name: '%s is refused with a remedy',
  },
};

/** Rows that say what will be, which nothing can be run for. */
export const PROMISES: readonly RowId[] = ['rule/versioning/2'];
