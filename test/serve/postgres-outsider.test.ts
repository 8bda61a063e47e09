import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { machineFolder } from '../../src/cli/config/shared-place.ts';
import { until } from '../cli/run-core.ts';
import { describePostgres } from '../store/postgres/postgres-databases.ts';
import { tempFolder } from '../temp-folder.ts';
import { expectAsShown, freePorts, hasTools } from './api-guide.ts';
import { postgresPlace } from './postgres-place.ts';

const CERTIFICATE = 'webhooks-listen.pem';
/** `core serve` starts two services, and both are asked to stop when it is. */
const SERVE_TWICE = (real: string, [one, other]: readonly number[]) => `
  [ "$1" = serve ] || exec ${real} "$@"
  shift 3
  ${real} serve --port ${one} "$@" & ONE=$!
  CORE_DATA_DIR=$OTHER_DATA_DIR ${real} serve --port ${other} "$@" & OTHER=$!
  trap 'kill $ONE $OTHER' TERM
  wait
  wait $ONE && wait $OTHER`;

describePostgres('docs/api.md', () => {
  it.skipIf(!hasTools)(
    'prints what it shows when two services on one PostgreSQL answer by turns',
    async () => {
      const folder = tempFolder();
      const { env } = await postgresPlace();
      const dataDir = join(folder, 'one');
      const own = machineFolder(dataDir, { database: env.CORE_DATABASE, variables: {} });
      mkdirSync(own, { recursive: true });
      // The document has it in the data directory itself.
      symlinkSync(join(own, CERTIFICATE), join(dataDir, CERTIFICATE));
      const ports = await freePorts(2);
      const { port, taken } = await byTurns(ports);
      await expectAsShown({
        ...{ folder, port, core: (real) => SERVE_TWICE(real, ports) },
        env: { ...env, CORE_DATA_DIR: dataDir, OTHER_DATA_DIR: join(folder, 'other') },
      });
      for (const count of taken) expect(count).toBeGreaterThan(20);
    },
    120_000,
  );
});

/** Hands connections to the ports by turns, each when somebody listens there; counts how many each has taken. */
async function byTurns(ports: readonly number[]) {
  const taken = ports.map(() => 0);
  let turn = 0;
  const server = createServer((client) => {
    const at = turn++ % ports.length;
    client.on('error', () => {});
    void listener(ports[at] ?? 0).then((upstream) => {
      taken[at] = (taken[at] ?? 0) + 1;
      upstream.on('error', () => client.destroy());
      client.on('close', () => upstream.destroy());
      client.pipe(upstream).pipe(client);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the balancer has no port');
  return { port: address.port, taken };
}

async function listener(port: number): Promise<Socket> {
  let found: Socket | undefined;
  await until(async () => {
    const socket = connect(port, '127.0.0.1');
    found = await once(socket, 'connect').then(
      () => socket,
      () => undefined,
    );
    return found !== undefined;
  }, `somebody listens on port ${port}`);
  if (found === undefined) throw new Error('there is no connection');
  return found;
}
