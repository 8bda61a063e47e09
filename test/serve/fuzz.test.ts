import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobCreated } from '../../src/contract/job.ts';
import { type FuzzTarget, openFuzzTarget } from './fuzz-target.ts';
import { type FuzzedRequest, fuzzedRequests } from './fuzzed-requests.ts';
import { judge, routeAt } from './judge.ts';
import { sendRaw, type WireAnswer } from './raw-http.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 500);
const SEED = Number(process.env.FUZZ_SEED ?? 6);
/** What a run of this length has met whatever its seed: what chance would seldom send is sent first. */
const MET = [200, 202, 400, 401, 403, 404, 405, 409, 413, 431];

describe('a served engine', () => {
  let target: FuzzTarget;
  beforeAll(async () => {
    target = await openFuzzTarget();
  });
  afterAll(() => target.close());

  it(
    `answers ${RUNS} requests of any kind as its route table says`,
    async () => {
      const met = new Map<number, number>();
      const property = fc.asyncProperty(fuzzedRequests(), async (request) => {
        const { status } = await answered(target, request);
        met.set(status, (met.get(status) ?? 0) + 1);
      });
      await fc.assert(property, { numRuns: RUNS, seed: SEED, examples: SENT_FIRST.map((one) => [one]) });
      expect([...met.keys()]).toEqual(expect.arrayContaining(MET));
      expect(target.errors).toEqual([]);
    },
    10 * 60_000,
  );
});

const JSON_POST = {
  method: 'POST',
  target: '/v1/entity-resolution',
  headers: [['Content-Type', 'application/json']],
  key: 'living',
  promise: 'nothing',
} as const;
const KEYED = { ...JSON_POST, headers: [...JSON_POST.headers, ['Idempotency-Key', 'first']] } as const;
const SENT_FIRST: readonly FuzzedRequest[] = [
  { ...JSON_POST, body: Buffer.alloc(2 * 1024 * 1024, ' ') },
  { ...JSON_POST, headers: [['X-Long', 'h'.repeat(20_000)]], body: Buffer.alloc(0) },
  { ...JSON_POST, method: 'PATCH', body: Buffer.alloc(0) },
  { ...JSON_POST, key: 'none', body: Buffer.from('{}') },
  { ...JSON_POST, key: 'deleted', body: Buffer.from('{}') },
  { ...KEYED, body: Buffer.from('{"legal_name":"Acme"}') },
  { ...KEYED, body: Buffer.from('{"legal_name":"Other"}') },
];

/** Sends the request and holds its answer against the route table; of a job that it created, the result too. */
async function answered(target: FuzzTarget, request: FuzzedRequest): Promise<WireAnswer> {
  const { method, target: address, body } = request;
  const headers = [...request.headers, ...target.keyHeaders(request.key)];
  const answer = await sendRaw(target.port, { method, target: address, headers, body });
  if (answer === undefined) throw new Error('the connection was closed without an answer');
  judge(request, answer);
  if (request.promise === 'valid') expect([200, 202, 404, 429], answer.text).toContain(answer.status);
  if (answer.status === 202) await finished(target, request, JobCreated.parse(JSON.parse(answer.text)).id);
  const health = await sendRaw(target.port, { ...HEALTH, body: Buffer.alloc(0) });
  expect(health).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  return answer;
}

const HEALTH = { method: 'GET', target: '/healthz', headers: [] };

/** Reads the job until it has ended, and its body is strictly what the route answers; an error of the engine is none. */
async function finished(target: FuzzTarget, { target: address }: FuzzedRequest, id: string): Promise<void> {
  const path = `${decodeURI(new URL(address, 'http://127.0.0.1').pathname)}/${id}`;
  expect(routeAt('GET', path)).toBeDefined();
  const headers = [
    ...target.keyHeaders('living'),
    ['Prefer', 'wait=4'],
    ['X-Core-Extended', 'true'],
  ] as const;
  const read = { method: 'GET', target: path, headers, body: Buffer.alloc(0) };
  const answer = await sendRaw(target.port, read);
  if (answer === undefined) throw new Error('the connection was closed without an answer');
  judge(read, answer);
  expect(JSON.parse(answer.text).status).toMatch(/^(completed|failed)$/);
  expect(answer.text).not.toContain('inside the engine');
}
