import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownCertificate } from '../../src/http/receiver/own-certificate.ts';
import type { Owner } from './owner.ts';
import { openReceiver } from './receiver.ts';
import type { WireTarget } from './wire-target.ts';

const CORE = join(import.meta.dirname, '..', '..', 'bin', 'core.js');
const PATIENCE_MS = 20_000;

interface Served {
  readonly dataDir: string;
  /** Where the files of the test may be. */
  readonly folder: string;
  readonly owner: Owner;
  readonly env?: Readonly<Record<string, string>>;
  /** What to do when the service is no longer needed, last things first. */
  readonly atEnd: (close: () => unknown) => void;
}

/** `core serve` as a process of its own that trusts the receiver of its webhooks. */
export async function coreServe({ dataDir, folder, owner, env = {}, atEnd }: Served): Promise<WireTarget> {
  const tls = await ownCertificate();
  const trusted = join(folder, 'receiver.pem');
  writeFileSync(trusted, tls.cert);
  const receiver = await openReceiver({ tls });
  atEnd(receiver.close);
  const { apiKey, signingSecret } = await owner.newKey('acme');
  const options = ['--port', '0', '--allow-private-webhooks', '--log-level', 'error', '--concurrency', '1'];
  const child = spawn(process.execPath, [CORE, 'serve', ...options, '--data-dir', dataDir], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, NODE_EXTRA_CA_CERTS: trusted, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((done) => child.once('close', done));
  atEnd(() => {
    child.kill('SIGTERM');
    return ended;
  });
  const address = await addressIn(child.stderr);
  return { ...keyed(address, apiKey), signingSecret, receiver, owner };
}

/** A service by its one address. */
export function keyed(address: string, apiKey: string): WireTarget {
  const bases = { main: address, feedback: address, inbound: address };
  return { bases, apiKey, patienceMs: PATIENCE_MS };
}

/** Waits until the process says where it listens. */
async function addressIn(stderr: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  return new Promise((found, lost) => {
    stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, address] = /core serves (\S+) /.exec(said) ?? [];
      if (address !== undefined) found(address);
    });
    stderr.on('end', () => lost(new Error(`core serve did not start: ${said}`)));
  });
}
