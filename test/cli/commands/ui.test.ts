import { expect, it } from 'vitest';
import { serve } from '../../serve/served-process.ts';
import { workplace } from '../run-core.ts';

const LINK = /^(http:\/\/127\.0\.0\.1:\d+)\/ui\/#token=([\w-]{43})$/m;

it('core ui prints a link of the service that runs, by which its owner signs in once', async () => {
  const { core, dataDir } = workplace();
  const served = await serve({ dataDir });
  const { stdout, code } = await core('ui', '--no-open');
  const [, address, token = ''] = LINK.exec(stdout) ?? [];
  expect([code, address]).toEqual([0, served.address]);
  const opened = await openedLink(served.address, token);
  expect(opened.status).toBe(303);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const session = await fetch(`${served.address}/ui/api/session`, { headers: { cookie } });
  expect(await session.json()).toEqual({ user: null, workspace: 'default', role: 'admin' });
  expect((await openedLink(served.address, token)).status).toBe(401);
});

it('core ui serves on a free port where no service runs, also when one was killed', async () => {
  const { start, dataDir } = workplace();
  const killed = await serve({ dataDir });
  await killed.killGroup();
  const child = start('ui', '--no-open');
  try {
    let told = '';
    child.stdout.on('data', (text) => {
      told += text;
    });
    await expect.poll(() => told, { timeout: 60_000 }).toMatch(LINK);
    const [, address = '', token = ''] = LINK.exec(told) ?? [];
    expect(address).not.toBe(killed.address);
    expect((await openedLink(address, token)).status).toBe(303);
  } finally {
    child.kill('SIGTERM');
    await new Promise((done) => child.once('close', done));
  }
});

function openedLink(address: string, token: string): Promise<Response> {
  return fetch(`${address}/ui/link`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ token }) },
    headers: { origin: address },
  });
}
