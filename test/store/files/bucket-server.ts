import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface BucketServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Whether moto, which speaks as S3 does, is there; where it is not, it is told that its tests are left out. */
export function hasMoto(): boolean {
  const isThere = spawnSync('python3', ['-c', 'import moto.server'], { stdio: 'ignore' }).status === 0;
  if (!isThere) process.stderr.write('moto[server] is not installed for python3: its tests are skipped.\n');
  return isThere;
}

/** Starts a service of buckets on a free port of this machine; it keeps them in memory. */
export async function startBuckets(): Promise<BucketServer> {
  const port = await freePort();
  const server = spawn('python3', ['-m', 'moto.server', '-H', '127.0.0.1', '-p', String(port)], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/moto-api/`).then(
      () => true,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error('moto cannot be started');
    await pause(100);
  }
  return {
    url,
    async stop() {
      server.kill('SIGKILL');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
