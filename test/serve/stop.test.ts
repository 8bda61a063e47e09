import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { until } from '../cli/run-core.ts';
import { servedJob } from '../store/jobs.ts';
import { beginRequest, idleConnections, unreadAnswers } from './raw-request.ts';
import type { ServedProcess } from './served-process.ts';
import { type Stage, stage } from './stage.ts';

/** More than can be done between the first job and the signal. */
const MANY = 3000;
const PATH = '/v1/entity-resolution';

describe('core serve that is asked to stop', { timeout: 60_000 }, () => {
  it('answers what was asked, ends what was begun, and leaves the other jobs to the next', async () => {
    const theatre = await stage();
    const { books, key } = theatre;
    const ids = await books.accept(Array.from({ length: MANY }, () => servedJob({ keyId: key.id })));
    const last = ids.at(-1) ?? '';
    const served = await theatre.serve();
    const held = await heldBackGet(theatre, served, last);
    await until(async () => (await books.openCounts()).waiting < MANY, 'the first job is begun');
    await stopping(served);
    expect(await held.finish()).toMatchObject({ status: 200, body: { status: 'pending', id: last } });
    expect(await served.ended).toEqual({ code: 0, signal: null });
    const { running, waiting } = await books.openCounts();
    expect(running).toBe(0);
    expect(waiting).toBeGreaterThan(0);
    expect(waiting).toBeLessThan(MANY);
    await theatre.serve();
    const isOver = async () => Object.values(await books.openCounts()).every((count) => count === 0);
    await until(isOver, 'all jobs have ended');
    expect(await books.look({ family: 'entity-resolution', id: last })).toMatchObject({
      status: 'completed',
    });
    expect((await books.ledger()).length).toBe(MANY);
  });

  it('closes connections on which nothing is asked, or half a request, at once', async () => {
    const theatre = await stage();
    const served = await theatre.serve();
    const idle = await idleConnections(served.address);
    const halves = await Promise.all(
      ['end' as const, 'headers' as const].map((part) => halfPost(theatre, served, part)),
    );
    served.signal('SIGTERM');
    expect(await served.ended).toEqual({ code: 0, signal: null });
    for (const { rest } of [...idle, ...halves]) expect(await rest()).toBe('');
    expect(await theatre.books.openCounts()).toEqual({ waiting: 0, running: 0 });
  });

  it('answers whole what was asked, and says meanwhile that it is not ready', async () => {
    const theatre = await stage();
    const served = await theatre.serve();
    const unread = await unreadAnswers(served.address);
    served.signal('SIGTERM');
    await until(() => served.stderr().includes('Stopping'), 'core serve begins to stop');
    expect(await notReady(served.address)).toMatchObject({ status: 'closing' });
    const answers = (await unread.rest()).split('HTTP/1.1 200 OK').slice(1);
    expect(answers.length).toBeGreaterThan(100);
    expect(new Set(answers.map((answer) => answer.slice(answer.indexOf('\r\n\r\n')))).size).toBe(1);
    expect(await served.ended).toEqual({ code: 0, signal: null });
  });

  it('gives a client that reads slowly the time that it takes', async () => {
    const theatre = await stage();
    const served = await theatre.serve();
    const unread = await unreadAnswers(served.address);
    await stopping(served);
    // Longer than fastify gives a plugin to start in, by which it measures hooks as well.
    await sleep(11_000);
    expect((await unread.rest()).split('HTTP/1.1 200 OK').length).toBeGreaterThan(100);
    expect(await served.ended).toEqual({ code: 0, signal: null });
  });

  it.each([
    { second: 'SIGTERM', code: 143 },
    { second: 'SIGINT', code: 130 },
  ] as const)('ends at once on a second signal, $second', async ({ second, code }) => {
    const theatre = await stage();
    const served = await theatre.serve();
    await unreadAnswers(served.address);
    await stopping(served);
    served.signal(second);
    expect(await served.ended).toEqual({ code, signal: null });
  });
});

function heldBackGet({ key }: Stage, { address }: ServedProcess, id: string) {
  const headers = { 'x-api-key': key.apiKey, prefer: 'wait=60' };
  return beginRequest(address, { method: 'GET', path: `${PATH}/${id}`, headers, heldBack: 'nothing' });
}

function halfPost({ key }: Stage, { address }: ServedProcess, heldBack: 'end' | 'headers') {
  const [headers, body] = [{ 'x-api-key': key.apiKey }, { legal_name: 'Siemens AG' }];
  return beginRequest(address, { method: 'POST', path: PATH, headers, body, heldBack });
}

/** What it says of itself once it is not ready. */
async function notReady(address: string): Promise<unknown> {
  for (;;) {
    // Over a connection of its own: one that is kept may be closed as it is asked.
    const asked = get(`${address}/readyz`, { agent: false });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const body: unknown = JSON.parse((await answer.setEncoding('utf8').toArray()).join(''));
    if (answer.statusCode === 503) return body;
  }
}

/** Sends SIGTERM, and waits until it was heard. */
async function stopping(served: ServedProcess): Promise<void> {
  served.signal('SIGTERM');
  await until(() => served.stderr().includes('Stopping'), 'core serve begins to stop');
}
