import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { CoreError } from '../../src/contract/errors.ts';
import type { Caller, ServedEngine } from '../../src/contract/served-engine.ts';
import { ownCertificate } from '../../src/http/receiver/own-certificate.ts';
import { runSuite } from './conforms.ts';
import { ownerOf } from './owner.ts';
import { openReceiver } from './receiver.ts';
import { openEngine, removeFolder, serveHost, starterFolder } from './served-engine.ts';
import { WIRE_SUITE } from './wire-suite.ts';
import type { WireTarget } from './wire-target.ts';

const CORE = join(import.meta.dirname, '..', '..', 'bin', 'core.js');
const PATIENCE_MS = 20_000;
const closing: (() => unknown)[] = [];
let target: WireTarget;

beforeAll(async () => {
  const [served, troubled] = await Promise.all([coreServe(), troubledEngine()]);
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

/** `core serve` as a process of its own that trusts the receiver of its webhooks. */
async function coreServe(): Promise<WireTarget> {
  const dataDir = starterFolder();
  closing.push(() => removeFolder(dataDir));
  const owner = ownerOf(dataDir);
  closing.push(owner.close);
  const tls = await ownCertificate();
  const trusted = join(dataDir, 'receiver.pem');
  writeFileSync(trusted, tls.cert);
  const receiver = await openReceiver({ tls });
  closing.push(receiver.close);
  const { apiKey, signingSecret } = await owner.newKey('acme');
  const address = await startCore(dataDir, trusted);
  return { ...keyed(address, apiKey), signingSecret, receiver, owner };
}

/** Starts the process and gives its address. */
async function startCore(dataDir: string, trusted: string): Promise<string> {
  const options = ['--port', '0', '--allow-private-webhooks', '--log-level', 'error', '--concurrency', '1'];
  const child = spawn(process.execPath, [CORE, 'serve', ...options, '--data-dir', dataDir], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, HOME: dataDir, NODE_EXTRA_CA_CERTS: trusted },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((done) => child.once('close', done));
  closing.push(() => {
    child.kill('SIGTERM');
    return ended;
  });
  let said = '';
  child.stderr.setEncoding('utf8');
  for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
    said += chunk;
    const [, address] = /core serves (\S+) /.exec(said) ?? [];
    if (address !== undefined) {
      child.stderr.resume();
      return address;
    }
  }
  throw new Error(`core serve did not start: ${said}`);
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

function keyed(address: string, apiKey: string): WireTarget {
  const bases = { main: address, feedback: address, inbound: address };
  return { bases, apiKey, patienceMs: PATIENCE_MS };
}
