import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { machineFolder } from '../../src/cli/config/shared-place.ts';
import { describePostgres, postgresServer } from '../store/postgres/postgres-databases.ts';
import { tempFolder } from '../temp-folder.ts';
import { expectAsShown, hasTools } from './api-guide.ts';
import { canMakeNetworks, type Machine, networks, relay } from './networks.ts';
import { postgresPlace } from './postgres-place.ts';

const [PORT, HOOK_PORT, DATABASE_PORT] = [8080, 8443, 5432];
const CERTIFICATE = 'webhooks-listen.pem';

describePostgres('docs/api.md', () => {
  it.skipIf(!(hasTools && canMakeNetworks()))(
    'prints what it shows when two services and three workers each have a network of their own',
    async () => {
      const folder = tempFolder();
      const net = await networks();
      const database = `${net.hub.address}:${DATABASE_PORT}`;
      await relay(net.hub, database, [(await postgresServer()).socket]);
      const { env } = await postgresPlace({ through: (url) => withHost(url, database) });
      const [services, workers] = [
        [net.machine(), net.machine()],
        [net.machine(), net.machine(), net.machine()],
      ];
      const caller = net.machine();
      const local = (port: number) => `127.0.0.1:${port}`;
      // To callers without a key a service speaks at its loopback alone.
      for (const service of services) await relay(service, `${service.address}:${PORT}`, [local(PORT)]);
      await relay(
        caller,
        local(PORT),
        services.map(({ address }) => `${address}:${PORT}`),
      );
      // The document has webhooks come in at the loopback of whoever delivers them.
      const hook = `${caller.address}:${HOOK_PORT}`;
      await relay(caller, hook, [local(HOOK_PORT)]);
      for (const worker of workers) await relay(worker, local(HOOK_PORT), [hook]);
      const dataDir = join(folder, 'caller');
      const own = machineFolder(dataDir, { database: env.CORE_DATABASE, variables: {} });
      mkdirSync(own, { recursive: true });
      // The document has it in the data directory itself.
      symlinkSync(join(own, CERTIFICATE), join(dataDir, CERTIFICATE));
      await expectAsShown({
        ...{ folder, port: PORT, hookPort: HOOK_PORT, enter: caller.enter },
        core: (real) => serveOn(services, workers, { real, folder }),
        env: { ...env, CORE_DATA_DIR: dataDir },
      });
    },
    180_000,
  );
});

interface Calling {
  /** The program. */
  readonly real: string;
  /** Holds a data directory for each machine. */
  readonly folder: string;
}

/** `core serve` starts all of them; all are asked to stop when it is. */
function serveOn(
  services: readonly Machine[],
  workers: readonly Machine[],
  { real, folder }: Calling,
): string {
  const start = ({ address, enter }: Machine, words: string) =>
    `CORE_DATA_DIR=${join(folder, address)} ${enter.join(' ')} ${real} ${words} "$@" & STARTED="$STARTED $!"`;
  return `
    [ "$1" = serve ] || exec ${real} "$@"
    shift 3
    ${workers.map((machine) => start(machine, 'worker')).join('\n')}
    ${services.map((machine) => start(machine, `serve --port ${PORT} --requests-only`)).join('\n')}
    trap 'kill $STARTED' TERM
    wait
    for ONE in $STARTED; do wait $ONE || exit 1; done`;
}

function withHost(url: string, host: string): string {
  const moved = new URL(url);
  moved.host = host;
  return moved.href;
}
