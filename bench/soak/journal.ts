import type { HeardWebhook } from '../serve/webhook-receiver.ts';

/** All that callers and the receiver have seen of the jobs. */
export interface Journal {
  /** Answered POSTs, by job; times are those of `performance.now()`. */
  readonly accepted: Map<string, { readonly dueMs: number; readonly isPolled: boolean }>;
  /** When the result of a job was first seen, and how often it was told. */
  readonly results: Map<string, { readonly atMs: number; times: number }>;
  readonly postsMs: number[];
  readonly failed: Set<string>;
  /** How often, by kind. */
  readonly errors: Map<string, number>;
  webhooks: number;
}

export function newJournal(): Journal {
  return {
    accepted: new Map(),
    results: new Map(),
    postsMs: [],
    failed: new Set(),
    errors: new Map(),
    webhooks: 0,
  };
}

/** A webhook may come before the answer to the POST of its job does. */
export function noteWebhook(journal: Journal, { jobId, event, isSigned }: HeardWebhook): void {
  journal.webhooks++;
  if (!isSigned) noteError(journal, 'webhook whose signature is wrong');
  noteResult(journal, jobId, event.endsWith('.completed'));
}

/** The end of a job, as a GET or a webhook tells it. */
export function noteResult(journal: Journal, jobId: string, isCompleted: boolean): void {
  const seen = journal.results.get(jobId);
  if (seen === undefined) journal.results.set(jobId, { atMs: performance.now(), times: 1 });
  else seen.times++;
  if (isCompleted) return;
  journal.failed.add(jobId);
  noteError(journal, 'job failed');
}

export function noteError(journal: Journal, kind: string): void {
  journal.errors.set(kind, (journal.errors.get(kind) ?? 0) + 1);
}

/** What came of the jobs in the end; `lost` and `doubled` are their ids. */
export function settled({ accepted, results }: Journal) {
  const timesOf = (id: string) => results.get(id)?.times ?? 0;
  const ids = [...accepted.keys()];
  return {
    lost: ids.filter((id) => timesOf(id) === 0),
    doubled: ids.filter((id) => timesOf(id) > 1),
    unknown: [...results.keys()].filter((id) => !accepted.has(id)),
    polledMs: latencies(accepted, results, true),
    toldMs: latencies(accepted, results, false),
  };
}

/** From the moment a POST was due to the result. */
function latencies(
  accepted: Journal['accepted'],
  results: Journal['results'],
  polled: boolean,
): readonly number[] {
  return [...accepted].flatMap(([id, { dueMs, isPolled }]) => {
    const result = results.get(id);
    return result === undefined || isPolled !== polled ? [] : [result.atMs - dueMs];
  });
}
