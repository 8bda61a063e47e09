import type { PostedJob } from './posted-jobs.ts';

export type JobBody = Readonly<Record<string, unknown>>;

/** A client of whichever process serves at the moment. */
export interface Caller {
  /** Adds the id to those of the job; false when the connection broke before the answer, or it is to be sent again. Throws on any other answer but 202. */
  post(address: string, job: PostedJob): Promise<boolean>;
  look(address: string, family: string, id: string): Promise<JobBody>;
}

const PATIENCE_MS = 60_000;

/** `again` are answers that say so. */
export function callerWith(apiKey: string, again: readonly number[] = []): Caller {
  const ask = async (url: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, 'x-api-key': apiKey };
    const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    const body: JobBody = JSON.parse(await answer.text());
    return { status: answer.status, body };
  };
  return {
    async post(address, { family, body, idempotencyKey, ids }) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await unlessBroken(ask(`${address}/v1/${family}`, sent));
      if (answer === undefined || again.includes(answer.status)) return false;
      if (answer.status !== 202)
        throw new Error(`POST ${idempotencyKey}: ${answer.status} ${JSON.stringify(answer.body)}`);
      ids.add(String(answer.body.id));
      return true;
    },
    async look(address, family, id) {
      const { status, body } = await ask(`${address}/v1/${family}/${id}`);
      if (status !== 200) throw new Error(`GET ${family} ${id}: ${status} ${JSON.stringify(body)}`);
      return body;
    },
  };
}

/** fetch throws a TypeError when a connection is refused or breaks; whatever else it throws is an error. */
async function unlessBroken<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
