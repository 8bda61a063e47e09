import type { Charge } from '../../src/access/credit-store.ts';
import type { JobFamily } from '../../src/contract/job.ts';
import type { ResolutionOptions } from '../../src/jobs/job-options.ts';
import type { ClaimedJob, ExecutedJob, NewJob } from '../../src/jobs/job-store.ts';
import type { SourceRecord } from '../../src/resolution/records/source-record.ts';

interface NewJobParts {
  readonly name?: string;
  readonly request?: unknown;
  readonly workspace?: string;
  readonly family?: JobFamily;
  readonly options?: ResolutionOptions;
  readonly idempotencyKey?: string;
  readonly keyId?: string;
  readonly charges?: readonly Charge[];
}

/** A job that asks for a company by name. */
export function newJob({ name = 'Acme', request, ...rest }: NewJobParts = {}): NewJob {
  return {
    workspace: 'default',
    family: 'entity-resolution',
    request: request ?? { trading_name: name },
    options: { createMissing: false, keepEvidence: false },
    ...rest,
  };
}

/** The same from a caller with an API key, who is charged for it. */
export function servedJob(parts: NewJobParts = {}): NewJob {
  return newJob({ keyId: 'key_1', charges: [{ operation: 'entity-resolution', amount: 1 }], ...parts });
}

type Claim = Pick<ClaimedJob, 'id' | 'token'>;

/** The result of a claimed job that found a company. */
export function completedJob({ id, token }: Claim, name = 'Acme'): ExecutedJob {
  const extended = {
    outcome: 'matched' as const,
    sources: ['ror:1'],
    candidates: [],
    unmatched_reason: null,
    explanation: null,
  };
  const result = { state: 'completed' as const, record: { name }, extended };
  return { id, token, result, pinned: null, mentioned: [], created: null, notRun: [] };
}

/** The result of a claimed job that failed. */
export function failedJob({ id, token }: Claim): ExecutedJob {
  return {
    id,
    token,
    result: {
      state: 'failed',
      errorType: 'core_id_not_found',
      errorMessage: 'No entity has the core_id of the request.',
      extended: null,
    },
    pinned: null,
    mentioned: [],
    created: null,
    notRun: ['entity-resolution'],
  };
}

/** A record of a company that a job created. */
export function createdRecord(id: string, name = 'Acme'): SourceRecord {
  return {
    source: 'created',
    id,
    names: [{ value: name, kind: 'trading' }],
    websites: [],
    identifiers: [],
    relations: [],
  };
}
