import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCore } from '../run-core.ts';
import { type CoreProcess, type StartOptions, startCore } from '../serve/core-process.ts';

/** What machines share, and the processes that work there; each has a data directory of its own. */
export interface SharedPlace {
  /** One after the other on the same machine: who is started takes up what its predecessor left. */
  readonly machines: readonly Machine[];
  /** Of the service, once it listens. */
  address(): Promise<string>;
}

export interface Machine {
  readonly name: string;
  /** The process that runs there at present. */
  now(): CoreProcess;
  /** Kills the process as a power cut would. */
  kill(): Promise<void>;
  /** Kills it, and starts another one. */
  replace(): Promise<void>;
}

/** The first one serves. */
type MachineStart = Pick<StartOptions, 'kind' | 'words'> & { readonly name: string };

export interface SharedPlaceOptions {
  readonly folder: string;
  /** More variables of the processes. */
  readonly variables: Readonly<Record<string, string>>;
  /** Hears of processes that are over; of one that ended by itself, why. */
  readonly ended: (core: CoreProcess, machine: string, why?: string) => void;
  /** A service that takes requests alone, and two workers, unless given. */
  readonly machines?: readonly MachineStart[];
}

const AGAIN_MS = 50;
const MACHINES: readonly MachineStart[] = [
  { name: 'service', words: ['--requests-only', '--rate-limit', '1000000'] },
  { name: 'worker-1', kind: 'worker' },
  { name: 'worker-2', kind: 'worker' },
];

/** Makes the tables and a folder for files, and names a key that is not there yet; gives the environment of every process. */
export async function emptyEnvironment(folder: string, url: string): Promise<Record<string, string>> {
  const [files, key] = [join(folder, 'files'), join(folder, 'core.key')];
  mkdirSync(files);
  const variables = { CORE_DATABASE: url, CORE_FILES: files, CORE_SECRET_KEY_FILE: key };
  await runCore(['migrate', '--data-dir', join(folder, 'owner')], variables);
  return variables;
}

/** The same with a key and the companies that come with core. */
export async function sharedEnvironment(folder: string, url: string): Promise<Record<string, string>> {
  const variables = await emptyEnvironment(folder, url);
  const key = `${randomBytes(32).toString('base64')}\n`;
  writeFileSync(join(folder, 'core.key'), key, { mode: 0o600 });
  await runCore(['reference', 'list', '--data-dir', join(folder, 'owner')], variables);
  return variables;
}

/** Starts the processes of all machines. */
export function openSharedPlace(options: SharedPlaceOptions): SharedPlace {
  const machines = (options.machines ?? MACHINES).map((one) => machineOf(one, options));
  const [service] = machines;
  return {
    machines,
    async address() {
      for (;;) {
        const core = service?.now();
        const address = await core?.address.catch(() => undefined);
        if (address !== undefined && core === service?.now()) return address;
        await pause(AGAIN_MS);
      }
    },
  };
}

function machineOf(
  { name, ...how }: MachineStart,
  { folder, variables, ended }: SharedPlaceOptions,
): Machine {
  const dataDir = join(folder, name);
  const start = () =>
    startCore({
      ...{ dataDir, variables, kind: how.kind ?? 'serve', isQuiet: true },
      words: ['--allow-private-webhooks', '--concurrency', '1', ...(how.words ?? [])],
    });
  let core = start();
  let isKilled = false;
  const kill = async () => {
    if (isKilled) return;
    const why = core.isOver() ? await whyEnded(core) : undefined;
    isKilled = true;
    await core.kill();
    ended(core, name, why);
  };
  return {
    name,
    now: () => core,
    kill,
    async replace() {
      await kill();
      core = start();
      isKilled = false;
    },
  };
}

/** What a process has said that ended before it worked. */
function whyEnded(core: CoreProcess): Promise<string> {
  return core.address.then(() => `while it worked it ${core.lastWords()}`, String);
}
