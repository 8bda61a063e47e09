import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileServer } from './file-server.ts';
import { pulling } from './pulling.ts';
import { COMPANIES, register } from './register.ts';

const NAME = 'companies.csv.gz';

describe('a file that is not what it should be', () => {
  it.each([
    ['a.zip', '<!DOCTYPE html><title>Maintenance</title>', /a\.zip is a web page/],
    ['a.csv', '\ufeff\n<html lang="en">', /a\.csv is a web page/],
    ['a.zip', 'id,name\n', /a\.zip is not a zip archive/],
    ['a.csv.gz', 'id,name\n', /a\.csv\.gz is not a gzip file/],
    ['a.csv', '', /a\.csv is empty/],
  ])('is refused: %s with %j', async (name, body, message) => {
    const server = await fileServer({ 'list.json': JSON.stringify([{ url: 'x', name }]), x: body });
    const { pull, names } = pulling(server);
    await expect(pull()).rejects.toThrow(message);
    expect(names()).toEqual([]);
  });

  it.each([
    [{ checksum: { algorithm: 'md5', hex: 'd41d8cd98f00b204e9800998ecf8427e' } }, /md5 is not the one/],
    [{ checksum: { algorithm: 'sha1', hex: 'da39a3ee5e6b4b0d3255bfef95601890afd80709' } }, /sha1 is not/],
    [{ size: COMPANIES.length - 1 }, /bytes and should have/],
  ] as const)('is thrown away when the register promises %j', async (promise, message) => {
    const server = await register(promise);
    const { pull, names } = pulling(server);
    await expect(pull()).rejects.toThrow(message);
    await expect(pull()).rejects.toMatchObject({ code: 'REMOTE', exitCode: 5 });
    expect(names()).toEqual([]);
  });

  it('leaves the file of before', async () => {
    const server = await register();
    const { pull, names } = pulling(server);
    await pull();
    server.files.set(`files/${NAME}`, Buffer.from('<html>down for maintenance</html>'));
    await expect(pull()).rejects.toThrow(/web page/);
    expect(names()).toEqual([NAME, `${NAME}.json`]);
  });
});

describe('a server that refuses', () => {
  it.each([
    [404, 'core/1', /does not have the file/, /browser/],
    [403, 'core/1', /refuses to give the file/, /--contact/],
    [403, 'core/1 (data@example.com)', /refuses to give the file/, /browser/],
    [401, 'core/1', /does not give the file \(401\)/, /core reference import/],
  ])('with %i to %s is asked once', async (status, userAgent, message, fix) => {
    const server = await register();
    server.answer = (request, response) => {
      if (request.url === '/list.json') return false;
      response.writeHead(status).end('no');
      return true;
    };
    const error = await pulling(server)
      .pull({ userAgent })
      .catch((caught) => caught);
    expect(error).toMatchObject({ code: 'REMOTE', exitCode: 5 });
    expect(error.message).toMatch(message);
    expect(error.fix).toMatch(fix);
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    [503, 'REMOTE', '7', [7000, 7000]],
    [500, 'REMOTE', undefined, [2000, 8000]],
    [429, 'RATE_LIMITED', '3600', [60_000, 60_000]],
    [429, 'RATE_LIMITED', 'Sat, 21 Nov 2026 00:00:30 GMT', [30_000, 30_000]],
  ])('with %i for now is asked three times: %s, Retry-After %s', async (status, code, after, waited) => {
    const server = await register();
    server.answer = (_request, response) => {
      response.writeHead(status, after === undefined ? {} : { 'retry-after': after }).end();
      return true;
    };
    const { pull, pauses } = pulling(server);
    await expect(pull()).rejects.toMatchObject({ code, exitCode: 5 });
    expect(pauses).toEqual(waited);
    expect(server.requests).toHaveLength(3);
  });

  it('is believed when it serves again', async () => {
    const server = await register();
    server.answer = (_request, response) => {
      if (server.requests.length > 2) return false;
      response.writeHead(503).end();
      return true;
    };
    expect(await pulling(server).pull()).toMatchObject([{ status: 'downloaded' }]);
  });
});

describe('a server that is not there', () => {
  const closedPort = () =>
    new Promise<number>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        // A server that listens on a port has an address with one.
        const { port } = server.address() as AddressInfo;
        server.close(() => resolve(port));
      });
    });

  it.each([
    ['refuses connections', async () => `http://127.0.0.1:${await closedPort()}/`],
    ['has no address', async () => 'https://register.invalid/'],
  ])('is named at once when it %s', async (_what, baseOf) => {
    const base = await baseOf();
    const { pull, pauses } = pulling({ base });
    const error = await pull().catch((caught) => caught);
    expect(error).toMatchObject({ code: 'NETWORK', exitCode: 5 });
    expect(error.message).toBe(
      `${new URL(base).host} cannot be reached (${/\((\w+)\)/.exec(error.message)?.[1]}): are you offline?`,
    );
    expect(error.fix).toMatch(/same command again.*core reference import/);
    expect(pauses).toEqual([]);
  });

  it('is given up when nothing comes for a while', async () => {
    const server = await register();
    server.hangAfter = 10;
    const { pull, pauses } = pulling(server);
    const error = await pull({ timeoutMs: 150 }).catch((caught) => caught);
    expect(error).toMatchObject({ code: 'NETWORK', message: `${new URL(server.base).host} does not answer` });
    expect(pauses).toHaveLength(2);
  });
});

describe('a file that moved', () => {
  const redirecting = async (location: (count: number) => string) => {
    const server = await register();
    server.answer = (request, response) => {
      if (!request.url?.startsWith('/files/')) return false;
      response.writeHead(302, { location: location(server.requests.length) }).end('moved');
      return true;
    };
    server.files.set('there.gz', COMPANIES);
    return pulling(server);
  };

  it('is found where it went', async () => {
    const { pull } = await redirecting((count) => (count < 5 ? `/files/${count}` : '../there.gz'));
    expect(await pull()).toMatchObject([{ name: NAME, status: 'downloaded' }]);
  });

  it.each([
    [() => '/files/round', /redirects more than 5 times/],
    [() => 'ftp://example.com/x', /not safe/],
    [() => 'file:///etc/passwd', /not safe/],
  ])('is not run after for ever or anywhere: %s', async (location, message) => {
    const { pull } = await redirecting(location);
    await expect(pull()).rejects.toThrow(message);
  });
});

describe('two pulls of one source', () => {
  it('do not write to the same file', async () => {
    const server = await register();
    const { pull, names } = pulling(server);
    const both = await Promise.allSettled([pull(), pull()]);
    const refused = both.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'STORE_BUSY', exitCode: 5 } }]);
    expect(names()).toEqual([NAME, `${NAME}.json`]);
  });

  it('do not wait for one that died', async () => {
    const server = await register();
    const { pull, folder } = pulling(server);
    writeFileSync(join(folder, 'pull.lock'), 'host/1/2');
    const lockOwner = { name: 'test', isAlive: (name: string) => name !== 'host/1/2' };
    expect(await pull({ lockOwner })).toMatchObject([{ status: 'downloaded' }]);
  });
});
