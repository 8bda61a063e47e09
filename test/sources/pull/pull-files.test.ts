import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { etagOf, fileServer } from './file-server.ts';
import { pulling } from './pulling.ts';
import { COMPANIES, NEWER_COMPANIES, register } from './register.ts';

const NAME = 'companies.csv.gz';
const sha256 = createHash('sha256').update(COMPANIES).digest('hex');

describe('a register that publishes files', () => {
  it('is downloaded with a note of where each file came from', async () => {
    const server = await register({ checksum: { algorithm: 'sha256', hex: sha256.toUpperCase() } });
    const { pull, names, folder, events } = pulling(server);
    const bytes = COMPANIES.length;
    expect(await pull()).toEqual([{ name: NAME, path: join(folder, NAME), bytes, status: 'downloaded' }]);
    expect(names()).toEqual([NAME, `${NAME}.json`]);
    expect(readFileSync(join(folder, NAME)).equals(COMPANIES)).toBe(true);
    expect(JSON.parse(readFileSync(join(folder, `${NAME}.json`), 'utf8'))).toEqual({
      ...{ url: `${server.base}files/${NAME}`, etag: etagOf(COMPANIES), lastModified: null },
      ...{ size: bytes, sha256, fetchedAt: '2026-11-21T00:00:00.000Z' },
    });
    const told = events.filter(({ kind }) => kind === 'bytes');
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)).toEqual({ kind: 'bytes', name: NAME, bytes, total: bytes });
    const asked = { 'user-agent': 'core/test', 'accept-encoding': 'identity' };
    expect(server.requests[1]?.headers).toMatchObject(asked);
  });

  it('is not downloaded again while it is as it was', async () => {
    const server = await register();
    const { pull, folder } = pulling(server);
    await pull();
    const before = statSync(join(folder, NAME)).mtimeMs;
    expect(await pull()).toMatchObject([{ name: NAME, bytes: COMPANIES.length, status: 'unchanged' }]);
    expect(server.requests.at(-1)?.headers['if-none-match']).toBe(etagOf(COMPANIES));
    expect(statSync(join(folder, NAME)).mtimeMs).toBe(before);
  });

  it('is downloaded again when the file on disk was harmed', async () => {
    const server = await register();
    const { pull, folder } = pulling(server);
    await pull();
    writeFileSync(join(folder, NAME), Buffer.alloc(COMPANIES.length));
    expect(await pull()).toMatchObject([{ status: 'downloaded' }]);
    expect(readFileSync(join(folder, NAME)).equals(COMPANIES)).toBe(true);
  });

  it('keeps the old file until the new one is whole', async () => {
    const server = await register();
    const { pull, folder } = pulling(server);
    await pull();
    server.files.set(`files/${NAME}`, NEWER_COMPANIES);
    server.cutAfter = 50_000;
    await expect(pull()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(readFileSync(join(folder, NAME)).equals(COMPANIES)).toBe(true);
    server.cutAfter = undefined;
    expect(await pull()).toMatchObject([{ status: 'resumed' }]);
    expect(readFileSync(join(folder, NAME)).equals(NEWER_COMPANIES)).toBe(true);
  });

  it('is looked for at a mirror, under its own addresses too', async () => {
    const mirror = await fileServer({
      'list.json': JSON.stringify([
        { url: 'https://register.example/v2/a.csv', name: 'a.csv', option: 'names' },
      ]),
      'a.csv': 'id\n1\n',
    });
    const { pull } = pulling({ base: 'https://register.example/v2' });
    const pulled = await pull({ baseUrl: mirror.base });
    expect(pulled).toMatchObject([{ name: 'a.csv', option: 'names', bytes: 5 }]);
  });

  it('may send its list packed', async () => {
    const server = await register();
    server.answer = (request, response) => {
      if (request.url !== '/list.json') return false;
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(gzipSync(server.files.get('list.json') ?? ''));
      return true;
    };
    expect(await pulling(server).pull()).toMatchObject([{ status: 'downloaded' }]);
  });

  it.each([['../up.csv'], ['/etc/passwd'], ['.hidden'], ['']])('may not call a file %j', async (name) => {
    const server = await register({ name });
    const { pull, names } = pulling(server);
    await expect(pull()).rejects.toMatchObject({ code: 'REMOTE' });
    expect(names()).toEqual([]);
  });

  it('is told to be empty when it publishes nothing', async () => {
    const server = await fileServer({ 'list.json': '[]' });
    await expect(pulling(server).pull()).rejects.toThrow(/publishes no file/);
  });
});
