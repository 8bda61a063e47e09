import { memoryRateLimits } from '../../../src/access/memory-rate-limits.ts';
import type { AccountLine, AccountsStatus } from '../../../src/contract/accounts.ts';
import { CoreError } from '../../../src/contract/errors.ts';
import { enrichmentRequestOf } from '../../../src/contract/inbound.ts';
import type { JobFamily } from '../../../src/contract/job.ts';
import { parseWith } from '../../../src/contract/parse.ts';
import type { Reconciliation } from '../../../src/contract/reconciliation.ts';
import type { HostListener, Readiness, ServedEngine } from '../../../src/contract/served-engine.ts';
import type {
  BulkService,
  JobRequest,
  JobStatus,
  ReadJobOptions,
  Service,
} from '../../../src/contract/service.ts';
import { AT, LATER, lookedUp } from '../../contract/examples.ts';
import { reconciliationHere } from './reconciliation-here.ts';

export const KEY = 'core_live_one';
export const OTHER_KEY = 'core_live_two';
export const DELETED_KEY = 'core_live_gone';
const KEY_IDS: Readonly<Record<string, string>> = { [KEY]: 'key-1', [OTHER_KEY]: 'key-2' };

interface KeptJob {
  readonly dataset: string | undefined;
  readonly family: JobFamily;
  readonly request: JobRequest;
  status: unknown;
  extended?: unknown;
}

/** A host in memory: jobs are what the test says they are. */
export interface TestHost extends ServedEngine {
  readonly jobs: Map<string, KeptJob>;
  readonly waits: ReadJobOptions[];
  readonly listeners: HostListener[];
  /** Lines that were loaded as accounts. */
  readonly accounts: AccountLine[];
  /** What every service call throws, once set. */
  failure: Error | undefined;
  readonly reconciliation: Reconciliation;
  complete(id: string, record: unknown, extended?: unknown): void;
}

export function testHost(now: () => number = Date.now): TestHost {
  let readiness: Readiness = 'ok';
  const wakes = new Set<() => void>();
  const host: TestHost = {
    limits: memoryRateLimits(now),
    jobs: new Map(),
    waits: [],
    listeners: [],
    accounts: [],
    failure: undefined,
    reconciliation: reconciliationHere(),
    async callerOf(apiKey) {
      if (apiKey === DELETED_KEY) throw new CoreError('UNAUTHORIZED', 'key key-9 was deleted');
      const keyId = KEY_IDS[apiKey ?? ''];
      if (keyId === undefined) throw new CoreError('FORBIDDEN', 'no such key');
      return { keyId, workspace: 'default', service: serviceOf(host, wakes) };
    },
    async reconciliationOf(token) {
      if (token === DELETED_KEY) throw new CoreError('UNAUTHORIZED', 'token key-9 was deleted');
      const keyId = KEY_IDS[token];
      if (keyId === undefined) throw new CoreError('FORBIDDEN', 'no such token');
      return { keyId, service: host.reconciliation };
    },
    openReconciliation: () => host.reconciliation,
    tryOut: async () => [],
    readiness: () => readiness,
    beginClosing: () => {
      readiness = 'closing';
    },
    figures: async () => ({
      waitingJobs: host.jobs.size,
      openBulkRows: 5,
      runningJobs: 2,
      waitingDeliveries: 3,
      ...{ waitingEnrichments: 4, runningEnrichments: 2, schedules: 2, pausedSchedules: 1 },
      ...{ crosscheckSchedules: 3, pausedCrosscheckSchedules: 1 },
      entities: 1234,
      referenceVersion: 'v7',
    }),
    listen: (listener) => host.listeners.push(listener),
    complete(id, record, extended) {
      const status = { status: 'completed', id, created_at: AT, completed_at: LATER, record };
      const job = host.jobs.get(id);
      if (job !== undefined) Object.assign(job, { status, extended });
      for (const wake of wakes) wake();
    },
    close: async () => {
      readiness = 'closing';
    },
  };
  return host;
}

function serviceOf(host: TestHost, wakes: Set<() => void>): Service {
  const kept = new Map<string, string>();
  const checked = <A extends unknown[], R>(answer: (...args: A) => R) => {
    return async (...args: A) => {
      if (host.failure !== undefined) throw host.failure;
      return answer(...args);
    };
  };
  return {
    create: checked((family, requests, { dataset } = {}) =>
      requests.map((request) => createJob(host, family, { ...request, dataset })),
    ),
    async jobs<F extends JobFamily>(family: F, ids: readonly string[], options: ReadJobOptions = {}) {
      if (host.failure !== undefined) throw host.failure;
      host.waits.push(options);
      if (options.waitMs !== undefined) await waking(host, { ids, wakes, options });
      // The test gives completed jobs the record of their family.
      return ids.map((id) => statusOf(host, { family, id, options }) as JobStatus<F>);
    },
    lookupEntity: checked((coreId) => {
      if (coreId === lookedUp.record.core_id) return lookedUp;
      throw new CoreError('ENTITY_NOT_FOUND', `nothing was resolved to ${coreId}`);
    }),
    submitFeedback: checked(({ crmId }) => {
      kept.set('7', crmId);
      return { status: 'Success', message: 'Thank you.', ticketId: 7 };
    }),
    readFeedback: checked((ticketId) => {
      if (ticketId !== 7) throw new CoreError('NOT_FOUND', `there is no ticket ${ticketId}`);
      return {
        ticketId,
        crmId: '001A000001LkQ2vIAF',
        ticketState: 'new',
        outcome: '',
        feedbackBody: 'Wrong.',
      };
    }),
    startEnrichment: checked((request) => {
      parseWith(enrichmentRequestOf([]), request, 'the body');
      return { status: 'starting', executionId: 'run-1' };
    }),
    readEnrichment: checked((executionId) => {
      if (executionId !== 'run-1') throw new CoreError('NOT_FOUND', `there is no run ${executionId}`);
      return { status: 'complete', core_id: '4802117365', headcount: null };
    }),
    async loadAccounts(lines, options = {}) {
      if (host.failure !== undefined) throw host.failure;
      for await (const line of lines) host.accounts.push(line);
      return accountsOf(host, options);
    },
    accountsStatus: checked((options = {}) => accountsOf(host, options)),
    dropAccounts: checked((options = {}) => {
      host.accounts.length = 0;
      return accountsOf(host, options);
    }),
    bulk: noBulks(host),
    close: async () => undefined,
  };
}

/** Of a service that has none; bulks are tested with an engine. */
function noBulks(host: TestHost): BulkService {
  const refuse = async () => {
    throw host.failure ?? new CoreError('JOB_NOT_FOUND', 'no bulk has this id');
  };
  return {
    ...{ create: refuse, addPart: refuse, start: refuse, status: refuse, drop: refuse },
    // biome-ignore lint/correctness/useYield: it fails before it gives anything
    async *results() {
      await refuse();
    },
  };
}

function accountsOf(host: TestHost, { dataset = null }: { dataset?: string | null }): AccountsStatus {
  const accounts = host.accounts.length;
  const load = {
    ...{ load_id: 'load-1', state: 'resolving' as const, accounts, new: accounts, changed: 0, unchanged: 0 },
    ...{ leaving: 0, leaving_names: [], resolved: 0, started_at: AT, error_message: null },
  };
  return { dataset, in_use: null, load: accounts === 0 ? null : load, refresh: null };
}

function createJob(
  host: TestHost,
  family: JobFamily,
  { dataset, ...request }: JobRequest & { readonly dataset: string | undefined },
) {
  const { idempotencyKey } = request;
  const [known] =
    [...host.jobs].find(([, job]) => idempotencyKey && job.request.idempotencyKey === idempotencyKey) ?? [];
  if (known !== undefined) {
    const isSame = JSON.stringify(host.jobs.get(known)?.request.body) === JSON.stringify(request.body);
    if (!isSame) throw new CoreError('CONFLICT', 'the Idempotency-Key is known with another body');
    return { id: known, status: 'processing' as const };
  }
  const id = `job-${host.jobs.size + 1}`;
  host.jobs.set(id, { family, request, dataset, status: { status: 'processing', id, created_at: AT } });
  return { id, status: 'processing' as const };
}

interface Wanted {
  readonly family: JobFamily;
  readonly id: string;
  readonly options: ReadJobOptions;
}

function statusOf(host: TestHost, { family, id, options }: Wanted): unknown {
  const job = host.jobs.get(id);
  if (job?.family !== family) {
    if (family === 'crosscheck') throw new CoreError('JOB_NOT_FOUND', 'there is no such job');
    return { status: 'pending' };
  }
  const hasMore = options.extended === true && job.extended !== undefined;
  return hasMore ? { ...Object(job.status), extended: job.extended } : job.status;
}

interface Waiting {
  readonly ids: readonly string[];
  readonly wakes: Set<() => void>;
  readonly options: ReadJobOptions;
}

/** Until the job has ended, the time is over, or nobody waits any more: then it throws as AbortSignal does. */
function waking(host: TestHost, { ids, wakes, options }: Waiting): Promise<void> {
  const isOver = () => ids.every((id) => Object(host.jobs.get(id)?.status).status === 'completed');
  return new Promise((resolve, reject) => {
    if (isOver()) return resolve();
    const timer = setTimeout(resolve, options.waitMs);
    wakes.add(() => {
      if (!isOver()) return;
      clearTimeout(timer);
      resolve();
    });
    options.signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(options.signal?.reason);
    });
  });
}
