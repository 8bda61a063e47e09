import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { etagOf, type FileServer } from './file-server.ts';
import { pulling } from './pulling.ts';
import { COMPANIES, NEWER_COMPANIES, register } from './register.ts';

const NAME = 'companies.csv.gz';

/** Lets the connection break in every attempt; what is there afterwards, in bytes. */
async function brokenOff(server: FileServer, place: ReturnType<typeof pulling>, cutAfter: number) {
  server.cutAfter = cutAfter;
  await expect(place.pull()).rejects.toMatchObject({ code: 'NETWORK', exitCode: 5 });
  server.cutAfter = undefined;
  server.requests.length = 0;
  return statSync(join(place.folder, `${NAME}.part`)).size;
}

const rangeOf = ({ requests }: FileServer) =>
  requests.find(({ path }) => path.endsWith('.gz'))?.headers.range;

describe('a download that was cut off', () => {
  it('goes on at the next byte, and the file is the same to the byte', async () => {
    const server = await register();
    const place = pulling(server);
    const bytes = await brokenOff(server, place, 40_000);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(COMPANIES.length);
    expect(place.names()).toEqual([`${NAME}.part`, `${NAME}.part.json`]);
    expect(await place.pull()).toMatchObject([{ status: 'resumed', bytes: COMPANIES.length }]);
    expect(rangeOf(server)).toBe(`bytes=${bytes}-`);
    expect(server.requests.at(-1)?.headers['if-range']).toBe(etagOf(COMPANIES));
    expect(readFileSync(join(place.folder, NAME)).equals(COMPANIES)).toBe(true);
    expect(place.names()).toEqual([NAME, `${NAME}.json`]);
  });

  it('goes on when the server tells versions apart by date alone', async () => {
    const server = await register();
    const place = pulling(server);
    server.versions = 'date';
    const bytes = await brokenOff(server, place, 40_000);
    expect(await place.pull()).toMatchObject([{ status: 'resumed' }]);
    expect(rangeOf(server)).toBe(`bytes=${bytes}-`);
    expect(server.requests.at(-1)?.headers['if-range']).toMatch(/ GMT$/);
    expect(readFileSync(join(place.folder, NAME)).equals(COMPANIES)).toBe(true);
    expect(await place.pull()).toMatchObject([{ status: 'unchanged' }]);
    expect(server.requests.at(-1)?.headers['if-modified-since']).toMatch(/ GMT$/);
  });

  it('goes on by itself after growing pauses, three attempts in all', async () => {
    const server = await register();
    const { pull, pauses, folder, events } = pulling(server);
    server.cutAfter = Math.ceil(COMPANIES.length / 3);
    expect(await pull()).toMatchObject([{ status: 'resumed' }]);
    expect(readFileSync(join(folder, NAME)).equals(COMPANIES)).toBe(true);
    expect(pauses).toEqual([2000, 8000]);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'retry', waitMs: 2000 }));
  });

  it('begins anew when the register has another version by now', async () => {
    const server = await register();
    const place = pulling(server);
    await brokenOff(server, place, 40_000);
    server.files.set(`files/${NAME}`, NEWER_COMPANIES);
    expect(await place.pull()).toMatchObject([{ status: 'downloaded' }]);
    expect(rangeOf(server)).toMatch(/^bytes=\d+-$/);
    expect(readFileSync(join(place.folder, NAME)).equals(NEWER_COMPANIES)).toBe(true);
  });

  it('begins anew when the server cannot say which version it was', async () => {
    const server = await register();
    const place = pulling(server);
    server.versions = 'none';
    await brokenOff(server, place, 40_000);
    expect(await place.pull()).toMatchObject([{ status: 'downloaded' }]);
    expect(rangeOf(server)).toBeUndefined();
    expect(readFileSync(join(place.folder, NAME)).equals(COMPANIES)).toBe(true);
  });

  it('begins anew at another address', async () => {
    const server = await register();
    const place = pulling(server);
    await brokenOff(server, place, 40_000);
    server.files.set('list.json', Buffer.from(JSON.stringify([{ url: `next/${NAME}`, name: NAME }])));
    server.files.set(`next/${NAME}`, NEWER_COMPANIES);
    await place.pull();
    expect(rangeOf(server)).toBeUndefined();
    expect(readFileSync(join(place.folder, NAME)).equals(NEWER_COMPANIES)).toBe(true);
  });

  it('doubles nothing when the server goes on from another byte', async () => {
    const server = await register();
    const place = pulling(server);
    await brokenOff(server, place, 40_000);
    server.answer = ({ headers }, response) => {
      if (headers.range === undefined) return false;
      const contentRange = `bytes 0-${COMPANIES.length - 1}/${COMPANIES.length}`;
      response.writeHead(206, { 'content-range': contentRange }).end(COMPANIES);
      return true;
    };
    await place.pull();
    expect(readFileSync(join(place.folder, NAME)).equals(COMPANIES)).toBe(true);
  });

  it.each([
    ['ETag', NEWER_COMPANIES, true],
    ['size', Buffer.concat([NEWER_COMPANIES, NEWER_COMPANIES]), false],
  ])('mixes no versions of another %s when the server goes on with any', async (_what, newer, isTagged) => {
    const server = await register();
    const place = pulling(server);
    const bytes = await brokenOff(server, place, 40_000);
    server.answer = ({ headers }, response) => {
      if (headers.range === undefined) return false;
      const contentRange = `bytes ${bytes}-${newer.length - 1}/${newer.length}`;
      const etag = isTagged ? { etag: etagOf(newer) } : {};
      response.writeHead(206, { ...etag, 'content-range': contentRange }).end(newer.subarray(bytes));
      return true;
    };
    server.files.set(`files/${NAME}`, newer);
    await place.pull();
    expect(readFileSync(join(place.folder, NAME)).equals(newer)).toBe(true);
  });

  it('goes on when the server ended it as if it were whole, but the register promises more', async () => {
    const server = await register({ size: COMPANIES.length });
    server.answer = ({ headers, url }, response) => {
      if (headers.range !== undefined || url === '/list.json') return false;
      response.writeHead(200, { etag: etagOf(COMPANIES) }).end(COMPANIES.subarray(0, 70_000));
      return true;
    };
    const { pull, folder } = pulling(server);
    expect(await pull()).toMatchObject([{ status: 'resumed', bytes: COMPANIES.length }]);
    expect(rangeOf({ ...server, requests: server.requests.slice(2) })).toBe('bytes=70000-');
    expect(readFileSync(join(folder, NAME)).equals(COMPANIES)).toBe(true);
  });

  it('takes its place when all of it had come', async () => {
    const server = await register();
    const place = pulling(server);
    await brokenOff(server, place, 40_000);
    writeFileSync(join(place.folder, `${NAME}.part`), COMPANIES);
    expect(await place.pull()).toMatchObject([{ status: 'resumed', bytes: COMPANIES.length }]);
    expect(rangeOf(server)).toBe(`bytes=${COMPANIES.length}-`);
    expect(place.names()).toEqual([NAME, `${NAME}.json`]);
  });

  it('is kept when it is stopped', async () => {
    const server = await register();
    const { pull, names } = pulling(server);
    const controller = new AbortController();
    server.hangAfter = 100_000;
    const onProgress = () => controller.abort();
    await expect(pull({ signal: controller.signal, onProgress })).rejects.toThrow(/abort/i);
    expect(names()).toEqual([`${NAME}.part`, `${NAME}.part.json`]);
    server.hangAfter = undefined;
    expect(await pull()).toMatchObject([{ status: 'resumed' }]);
  });
});
