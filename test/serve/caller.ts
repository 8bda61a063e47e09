import { JobCreated, type JobFamily } from '../../src/contract/job.ts';
import { JOB_SCHEMAS } from '../../src/contract/service.ts';
import { strictly } from '../conformance/strictly.ts';
import type { PostedJob } from './posted-jobs.ts';

/** More than a silent database is waited for (src/store/postgres/silent-database.ts), and a connection to it. */
const PATIENCE_MS = 30_000;
/** Statuses of problems that pass (docs/wire.md, Errors). */
const PASSING = [502, 503, 504];

export type JobBody = Readonly<Record<string, unknown>> & { readonly status: string };

/** An answer that says to try again. */
export interface Problem {
  readonly status: number;
  readonly body: unknown;
}

/** A client with a key that goes wherever the service runs at the moment, and notes every state of a job that it sees. */
export interface Caller {
  readonly seen: ReadonlyMap<string, readonly JobBody[]>;
  /** Every answer to a POST that was no job, but a problem that passes. */
  readonly problems: readonly Problem[];
  /** The id of the job; undefined when the connection broke before the answer, or for a problem that passes. */
  post(address: string, job: PostedJob): Promise<string | undefined>;
  /** The body of the job's GET, held back for so many seconds until the job ends. */
  look(address: string, job: { family: JobFamily; id: string }, waitSeconds?: number): Promise<JobBody>;
}

export function callerWith(apiKey: string): Caller {
  const seen = new Map<string, JobBody[]>();
  const problems: Problem[] = [];
  const ask = (url: string, init: RequestInit) =>
    fetch(url, {
      ...init,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { ...init.headers, 'x-api-key': apiKey },
    });
  return {
    ...{ seen, problems },
    async post(address, { family, body, idempotencyKey }) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await unlessBroken(ask(`${address}/v1/${family}`, sent).then(bodyWithStatus));
      if (answer === undefined) return undefined;
      if (PASSING.includes(answer.status)) return void problems.push(answer);
      if (answer.status !== 202) throw new Error(`POST /v1/${family}: ${JSON.stringify(answer)}`);
      return strictly(JobCreated, answer.body, `POST /v1/${family}`).id;
    },
    async look(address, { family, id }, waitSeconds = 0) {
      const headers = waitSeconds > 0 ? { prefer: `wait=${waitSeconds}` } : {};
      const { status, body } = await bodyWithStatus(await ask(`${address}/v1/${family}/${id}`, { headers }));
      if (status !== 200) throw new Error(`GET /v1/${family}/${id}: ${status} ${JSON.stringify(body)}`);
      const job: JobBody = strictly(JOB_SCHEMAS[family].status, body, `GET /v1/${family}/${id}`);
      seen.set(id, [...(seen.get(id) ?? []), job]);
      return job;
    },
  };
}

async function bodyWithStatus(answer: Response) {
  return { status: answer.status, body: (await answer.json()) as unknown };
}

/** Only a connection that is refused or breaks is expected here: fetch throws a TypeError for it, and nothing in time is an error. */
async function unlessBroken<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
