import { afterAll, beforeAll } from 'vitest';
import { CoreError } from '../../src/contract/errors.ts';
import type { Caller, ServedEngine } from '../../src/contract/served-engine.ts';
import { runSuite } from './conforms.ts';
import { coreServe, keyed } from './core-serve.ts';
import { ownerOf } from './owner.ts';
import { openEngine, removeFolder, serveHost, starterFolder } from './served-engine.ts';
import { WIRE_SUITE } from './wire-suite.ts';
import type { WireTarget } from './wire-target.ts';

const closing: (() => unknown)[] = [];
let target: WireTarget;

beforeAll(async () => {
  const [served, troubled] = await Promise.all([onDataDirectory(), troubledEngine()]);
  target = { ...served, ...troubled };
});

afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

runSuite(WIRE_SUITE, {
  title: 'core serve',
  target: () => target,
  has: ['receiver', 'signingSecret', 'owner', 'limited', 'broken', 'busy'],
});

async function onDataDirectory(): Promise<WireTarget> {
  const dataDir = starterFolder();
  closing.push(() => removeFolder(dataDir));
  const owner = ownerOf(dataDir);
  closing.push(owner.close);
  return coreServe({ dataDir, folder: dataDir, owner, atEnd: (close) => void closing.push(close) });
}

/** An engine of this process behind three servers: one with a rate limit, one that fails, one whose store is busy. */
async function troubledEngine(): Promise<Pick<WireTarget, 'limited' | 'broken' | 'busy'>> {
  const dataDir = starterFolder();
  closing.push(() => removeFolder(dataDir));
  const owner = ownerOf(dataDir);
  closing.push(owner.close);
  const host = await openEngine(dataDir);
  closing.push(() => host.close());
  const failing = (error: Error) => ({ ...host, callerOf: failingCallers(host, error) });
  const servers = await Promise.all([
    serveHost(host, { rateLimit: 1 }),
    serveHost(failing(new Error('the secret of the engine at /work/engine.ts'))),
    serveHost(failing(new CoreError('STORE_BUSY', 'another process is writing'))),
  ]);
  closing.push(...servers.map(({ close }) => close));
  const keyedTo = async (address: string) => keyed(address, (await owner.newKey('acme')).apiKey);
  const [limited, broken, busy] = await Promise.all(servers.map(({ address }) => keyedTo(address)));
  if (limited === undefined || broken === undefined || busy === undefined)
    throw new Error('a server is missing');
  return { limited, broken, busy };
}

function failingCallers(host: ServedEngine, error: Error): ServedEngine['callerOf'] {
  return async (apiKey): Promise<Caller> => {
    const caller = await host.callerOf(apiKey);
    const failed = Object.keys(caller.service).map((name) => [name, () => Promise.reject(error)] as const);
    return { ...caller, service: { ...caller.service, ...Object.fromEntries(failed) } };
  };
}
