import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { generate } from 'selfsigned';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ended } from '../cli/run-core.ts';
import { httpServer } from '../http/http-server.ts';
import { isThere, pathOf } from '../is-there.ts';
import { CADDY_FILE, caddyCommand, freePorts, nginxCommand, type ProxyCommand } from './proxies.ts';
import { started } from './served.ts';

const NAME = 'core.example.com';
const BEHIND_PROXY = ['serve', '--port', '8080', '--behind-proxy'];
/** More than nginx takes unless it is told. */
const BODY = 'x'.repeat(3_000_000);

const certificate = await generate([{ name: 'commonName', value: NAME }], {
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: NAME }] }],
});

describe.skipIf(!isThere('caddy'))('deploy/Caddyfile', () => {
  it('has the form that Caddy writes', () => {
    const { stdout } = spawnSync(pathOf('caddy') ?? '', ['fmt', CADDY_FILE], { encoding: 'utf8' });
    expect(stdout).toBe(readFileSync(CADDY_FILE, 'utf8'));
  });
});

describe.skipIf(!isThere('nginx'))('deploy/nginx.conf', () => {
  it('leads from HTTP to HTTPS', async () => {
    const [port = 0, second = 0] = await freePorts(2);
    await proxied(nginxCommand({ port, upstream: '127.0.0.1:9', certificate }, second), port);
    const answer = await fetch(`http://127.0.0.1:${second}/docs?a=b`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://127.0.0.1/docs?a=b']);
  });
});

const PROXIES = [
  { program: 'nginx', file: 'deploy/nginx.conf', commandOf: nginxCommand },
  { program: 'caddy', file: 'deploy/Caddyfile', commandOf: caddyCommand },
];

describe.each(PROXIES.filter(({ program }) => isThere(program)))('$file', ({ commandOf }) => {
  it('passes requests over TLS on to core serve, which knows how it was reached, and hides its metrics', async () => {
    const core = await started(BEHIND_PROXY);
    const created = await ended(core.run('reconcile-tokens', 'create', '--name', 'Data team', '--json'));
    const { path } = JSON.parse(created.stdout);
    const [port = 0, second = 0] = await freePorts(2);
    const upstream = `127.0.0.1:${core.port}`;
    await proxied(commandOf({ port, upstream, certificate }, second), port);
    expect(await asked(port, '/readyz')).toMatchObject({ status: 200 });
    expect(await asked(port, '/metrics')).toMatchObject({ status: 404 });
    expect((await asked(port, '/v1/credits')).status).toBe(403);
    // Nobody but the holder of a token reconciles from elsewhere.
    expect((await asked(port, '/reconcile')).status).toBe(403);
    const manifest = await asked(port, path, { 'x-forwarded-host': 'elsewhere.example' });
    expect(manifest.body).toContain(`https://${NAME}:${port}/`);
    expect(manifest.body).not.toContain('elsewhere.example');
  });

  it('takes large bodies, and tells who asks by its own knowledge', async () => {
    const upstream = await httpServer();
    const [port = 0, second = 0] = await freePorts(2);
    await proxied(commandOf({ port, upstream: new URL(upstream.url).host, certificate }, second), port);
    const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' };
    expect(await asked(port, '/v1/upload', forged, BODY)).toMatchObject({ status: 200, body: 'heard' });
    const heard = upstream.heard.find(({ path }) => path === '/v1/upload');
    expect(heard?.body.length).toBe(BODY.length);
    expect(heard?.headers).toMatchObject({
      host: `${NAME}:${port}`,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
  });
});

/** Checks what the proxy is started with, starts it, and waits until it answers. */
async function proxied({ run, check, folder }: ProxyCommand, port: number): Promise<void> {
  const env = { PATH: process.env.PATH, HOME: folder };
  const startOf = ([program = '', ...words]: readonly string[]) =>
    [pathOf(program) ?? program, words] as const;
  const checked = spawnSync(...startOf(check), { encoding: 'utf8', env });
  expect(checked.status, checked.stderr).toBe(0);
  expect(checked.stderr).not.toMatch(/\[warn\]/);
  const child = spawn(...startOf(run), { env });
  const over = ended(child);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await over;
  });
  for (;;) {
    const answer = await asked(port, '/').catch(() => undefined);
    if (answer !== undefined) return;
    if (child.exitCode !== null) throw new Error((await over).stderr);
    await delay(50);
  }
}

interface Answer {
  readonly status: number | undefined;
  readonly body: string;
}

/** Asks over TLS, by the name of the certificate, which has to be the one that is known. */
function asked(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, path, servername: NAME, ca: certificate.cert, agent: false },
        method: body === '' ? 'GET' : 'POST',
        headers: { ...headers, host: `${NAME}:${port}` },
      },
      async (answer) => resolve({ status: answer.statusCode, body: await text(answer) }),
    );
    sent.on('error', reject).end(body);
  });
}
