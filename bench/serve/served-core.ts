import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCore } from '../run-core.ts';
import { type CoreProcess, type StartOptions, startCore } from './core-process.ts';

/** A `core serve` of its own process. */
export interface ServedCore extends Pick<CoreProcess, 'pid' | 'warnings' | 'stop'> {
  readonly address: string;
  readonly apiKey: string;
  readonly signingSecret: string;
  readonly keyFile: string;
  /** Of all its threads, since it began. */
  cpuSeconds(): Promise<number>;
}

const READY_MS = 120_000;

/** Makes a key, serves the data directory at a port the system chooses, and waits until it is ready. */
export async function serveCore(
  dataDir: string,
  options: Omit<StartOptions, 'dataDir'> = {},
): Promise<ServedCore> {
  const { apiKey, signingSecret } = await newKey(dataDir, options.variables);
  const keyFile = join(dataDir, 'bench-key');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(keyFile, apiKey, { mode: 0o600 });
  const { pid, warnings, stop, ...core } = startCore({ ...options, dataDir });
  process.once('SIGTERM', () => process.exit(143));
  try {
    const address = await core.address;
    await readyAt(address);
    const cpuSeconds = async () => metricOf(await metricsAt(address), 'process_cpu_seconds_total');
    return { address, apiKey, signingSecret, keyFile, pid, cpuSeconds, warnings, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A key of the default workspace, and the secret its webhooks are signed with. */
export async function newKey(
  dataDir: string,
  variables: StartOptions['variables'] = {},
): Promise<Pick<ServedCore, 'apiKey' | 'signingSecret'>> {
  const { stdout } = await runCore(['keys', 'create', '--json', '--data-dir', dataDir], variables);
  const { api_key: apiKey, signing_secret: signingSecret } = JSON.parse(stdout);
  return { apiKey, signingSecret };
}

/** Waits until the server takes up work. */
export async function readyAt(address: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const status = await fetch(`${address}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
    if (status === 200) return;
    await pause(50);
  }
  throw new Error(`${address} was not ready within ${READY_MS / 1000} s`);
}

/** The figures of /metrics that have no labels, by their names. */
export async function metricsAt(address: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return new Map([...text.matchAll(/^(\w+) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]));
}

/** One figure of `metricsAt`; throws when it is not told. */
export function metricOf(metrics: ReadonlyMap<string, number>, name: string): number {
  const value = metrics.get(name);
  if (value === undefined) throw new Error(`/metrics does not tell ${name}`);
  return value;
}
