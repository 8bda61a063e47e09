import { setTimeout as pause } from 'node:timers/promises';

/** A bulk whose every request is repeated until it is answered. */
export interface PostedBulk {
  readonly id: string;
  /** The bodies that were sent, in their order, each with an `external_id` of its own. */
  readonly rows: readonly BulkRow[];
  /** The lines of its results, part by part. */
  readonly results: readonly BulkResult[];
}

export interface BulkRow {
  readonly body: Readonly<Record<string, unknown>>;
  readonly externalId: string;
}

export interface BulkResult {
  readonly status: string;
  readonly record: Readonly<Record<string, unknown>> | null;
  /** Of a row that has failed. */
  readonly error_message?: string;
}

export interface BulkCallerOptions {
  readonly apiKey: string;
  /** Of whichever process serves at the moment. */
  readonly address: () => Promise<string>;
  /** Answers beside 503 after which it is asked again. */
  readonly again?: readonly number[];
}

const ROWS = 1500;
const PARTS = 3;
const PATIENCE_MS = 60_000;
const AGAIN_MS = 100;
const LOOK_MS = 500;

/** The rows of one of several bulks, which have some companies in common. */
export function rowsOfBulk(bodies: readonly string[], number: number): readonly BulkRow[] {
  return Array.from({ length: ROWS }, (_, at) => ({
    body: JSON.parse(bodies[(number * 700 + at) % bodies.length] ?? '{}'),
    externalId: `${number}-${at}`,
  }));
}

/** Sends the rows as a bulk of several parts, waits until it is completed, and gives what came back. */
export async function postBulk(
  rows: readonly BulkRow[],
  { number, ...options }: BulkCallerOptions & { readonly number: number },
): Promise<PostedBulk> {
  const ask = (method: string, path: string, init: RequestInit = {}) =>
    askUntilAnswered(`/v1/bulk/entity-resolution${path}`, { ...init, method }, options);
  const created = await ask('POST', '', { headers: { 'idempotency-key': `kills-bulk-${number}` } });
  const id = String(JSON.parse(created).id);
  const perPart = Math.ceil(rows.length / PARTS);
  const parts = Array.from({ length: PARTS }, (_, at) => rows.slice(at * perPart, (at + 1) * perPart));
  for (const [at, part] of parts.entries()) {
    const body = part.map((row) => JSON.stringify({ ...row.body, external_id: row.externalId })).join('\n');
    await ask('PUT', `/${id}/parts/${at + 1}`, { body, headers: { 'content-type': 'application/x-ndjson' } });
  }
  const start = { body: JSON.stringify({ parts: PARTS }), headers: { 'content-type': 'application/json' } };
  await ask('POST', `/${id}/start`, start);
  while (JSON.parse(await ask('GET', `/${id}`)).status !== 'completed') await pause(LOOK_MS);
  const results: BulkResult[] = [];
  for (const at of parts.keys()) {
    const text = await ask('GET', `/${id}/parts/${at + 1}`);
    for (const line of text.split('\n').filter((one) => one !== '')) results.push(JSON.parse(line));
  }
  return { id, rows, results };
}

/** The text of the answer; a connection that breaks and a problem that passes are no answer. */
async function askUntilAnswered(
  path: string,
  init: RequestInit,
  { apiKey, address, again = [] }: BulkCallerOptions,
): Promise<string> {
  for (;;) {
    const headers = { ...init.headers, 'x-api-key': apiKey };
    const answer = await askOnce(`${await address()}${path}`, { ...init, headers }, [503, ...again]);
    if (answer !== undefined) return answer;
    await pause(AGAIN_MS);
  }
}

async function askOnce(
  url: string,
  init: RequestInit,
  again: readonly number[],
): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await answer.text();
    if (again.includes(answer.status)) return undefined;
    if (!answer.ok) throw new Error(`${init.method} ${url}: ${answer.status} ${text}`);
    return text;
  } catch (error) {
    // fetch throws a TypeError when a connection is refused or breaks.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
