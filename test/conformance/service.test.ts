import { afterAll, beforeAll } from 'vitest';
import type { ServedEngine } from '../../src/contract/served-engine.ts';
import type { Service } from '../../src/contract/service.ts';
import { remoteService } from '../../src/http/client/remote-service.ts';
import { runSuite } from './conforms.ts';
import { type Owner, ownerOf } from './owner.ts';
import { openEngine, removeFolder, type Served, serveHost, starterFolder } from './served-engine.ts';
import { SERVICE_SUITE } from './service-suite.ts';
import type { ServiceTarget } from './service-target.ts';

const dataDir = starterFolder();
let host: ServedEngine;
let owner: Owner;
let served: Served;
const clients: Service[] = [];

beforeAll(async () => {
  owner = ownerOf(dataDir);
  host = await openEngine(dataDir);
  served = await serveHost(host);
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await served?.close();
  await host?.close();
  owner?.close();
  removeFolder(dataDir);
});

/** Two workspaces of the engine, seen through services of one kind. */
function targetOf(
  kind: string,
  serviceOf: (apiKey: string) => Service | Promise<Service>,
): () => Promise<ServiceTarget> {
  // Cases ask for it at the same time.
  let target: Promise<ServiceTarget> | undefined;
  const serviceIn = async (workspace: string) => serviceOf((await owner.newKey(workspace)).apiKey);
  const open = async (): Promise<ServiceTarget> => ({
    workspace: kind,
    owner,
    service: await serviceIn(kind),
    stranger: await serviceIn(`${kind}-stranger`),
    async newWorkspace(name) {
      const workspace = `${kind}-${name.replaceAll(/\W+/g, '-').slice(0, 50)}`;
      return { workspace, service: await serviceIn(workspace) };
    },
  });
  return () => {
    target ??= open();
    return target;
  };
}

const local = targetOf('local', async (apiKey) => (await host.callerOf(apiKey)).service);
const remote = targetOf('remote', (apiKey) => {
  const client = remoteService({ endpoint: served.address, apiKey, userAgent: 'core-conformance' });
  clients.push(client);
  return client;
});

runSuite(SERVICE_SUITE, { title: 'the local engine', target: local, has: [] });
runSuite(SERVICE_SUITE, { title: 'the client of a served engine', target: remote, has: [] });
