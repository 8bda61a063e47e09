import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCore } from '../run-core.ts';

/** A `core serve` of its own process. */
export interface ServedCore {
  readonly address: string;
  readonly apiKey: string;
  readonly keyFile: string;
  /** Of all its threads, since it began. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

const CORE = join(import.meta.dirname, '..', '..', 'bin', 'core.js');
/** Options of node for the served process, as `--cpu-prof --cpu-prof-dir=/tmp/profiles`. */
const NODE_FLAGS = (process.env.BENCH_NODE_FLAGS ?? '').split(' ').filter((flag) => flag !== '');
const READY_MS = 120_000;
const LONGEST_START = 100_000;

/** Makes a key, serves the data directory at a port the system chooses, and waits until it is ready. */
export async function serveCore(dataDir: string): Promise<ServedCore> {
  const { stdout } = await runCore(['keys', 'create', '--json', '--data-dir', dataDir]);
  const apiKey: string = JSON.parse(stdout).api_key;
  const keyFile = join(dataDir, 'bench-key');
  writeFileSync(keyFile, apiKey, { mode: 0o600 });
  const words = ['serve', '--port', '0', '--log-level', 'warn', '--data-dir', dataDir];
  const child = spawn(process.execPath, [...NODE_FLAGS, CORE, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  process.once('SIGTERM', () => process.exit(143));
  const stop = async () => {
    await stopped(child);
    process.off('exit', killed);
  };
  try {
    const address = await addressOf(child);
    await readyAt(address);
    return { address, apiKey, keyFile, cpuSeconds: () => cpuSecondsAt(address), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** From the line that tells it; warnings, which are JSON, are passed on. */
function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      if (chunk.startsWith('{')) process.stderr.write(chunk);
      if (said.length < LONGEST_START) said += chunk;
      const address = /serves (https?:\/\/\S+) /.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`core serve ended with ${code}: ${said}`)));
  });
}

async function readyAt(address: string): Promise<void> {
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

async function cpuSecondsAt(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const seconds = Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
  if (Number.isFinite(seconds)) return seconds;
  throw new Error('/metrics does not tell process_cpu_seconds_total');
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
}
