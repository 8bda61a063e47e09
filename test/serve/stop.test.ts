import { describe, expect, it } from 'vitest';
import { until } from '../cli/run-core.ts';
import { servedJob } from '../store/jobs.ts';
import { beginRequest } from './raw-request.ts';
import type { ServedProcess } from './served-process.ts';
import { type Stage, stage } from './stage.ts';

/** More than can be done between the start of the process and the signal. */
const MANY = 3000;
const PATH = '/v1/entity-resolution';

describe('core serve that is asked to stop', { timeout: 60_000 }, () => {
  it('answers what was asked, ends what was begun, and leaves the other jobs to the next', async () => {
    const theatre = await stage();
    const { books, key } = theatre;
    const ids = books.accept(Array.from({ length: MANY }, () => servedJob({ keyId: key.id })));
    const last = ids.at(-1) ?? '';
    const served = await theatre.serve();
    const held = await heldBackGet(theatre, served, last);
    const slow = await Promise.all(
      ['end' as const, 'headers' as const].map((part) => slowPost(theatre, served, part)),
    );
    await stopping(served);
    expect(await held.finish()).toMatchObject({ status: 200, body: { status: 'pending', id: last } });
    for (const { finish } of slow)
      expect(await finish()).toMatchObject({ status: 202, body: { status: 'processing' } });
    expect(await served.ended).toEqual({ code: 0, signal: null });
    const { running, waiting } = books.openCounts();
    expect(running).toBe(0);
    expect(waiting).toBeGreaterThan(0);
    expect(waiting).toBeLessThan(MANY);
    await theatre.serve();
    await until(() => books.openCounts().waiting + books.openCounts().running === 0, 'all jobs have ended');
    expect(books.look({ family: 'entity-resolution', id: last })).toMatchObject({ status: 'completed' });
    expect(books.ledger().length).toBe(MANY + slow.length);
  });

  it.each([
    { second: 'SIGTERM', code: 143 },
    { second: 'SIGINT', code: 130 },
  ] as const)('ends at once on a second signal, $second', async ({ second, code }) => {
    const theatre = await stage();
    const served = await theatre.serve();
    await slowPost(theatre, served, 'end');
    await stopping(served);
    const beganMs = Date.now();
    served.signal(second);
    expect(await served.ended).toEqual({ code, signal: null });
    expect(Date.now() - beganMs).toBeLessThan(2000);
  });
});

function heldBackGet({ key }: Stage, { address }: ServedProcess, id: string) {
  const headers = { 'x-api-key': key.apiKey, prefer: 'wait=60' };
  return beginRequest(address, { method: 'GET', path: `${PATH}/${id}`, headers, heldBack: 'nothing' });
}

function slowPost({ key }: Stage, { address }: ServedProcess, heldBack: 'end' | 'headers') {
  const [headers, body] = [{ 'x-api-key': key.apiKey }, { legal_name: 'Siemens AG' }];
  return beginRequest(address, { method: 'POST', path: PATH, headers, body, heldBack });
}

/** Sends SIGTERM, and waits until it was heard. */
async function stopping(served: ServedProcess): Promise<void> {
  served.signal('SIGTERM');
  await until(() => served.stderr().includes('Stopping'), 'core serve begins to stop');
}
