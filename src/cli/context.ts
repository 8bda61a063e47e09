import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Chalk, type ChalkInstance } from 'chalk';
import type { Clock } from '../contract/clock.ts';
import type { FileProgress } from '../contract/files.ts';
import type { SharedPlace } from '../engine/open-stores.ts';
import { systemClock } from '../http/client/clock.ts';
import { dataDirectory } from './config/data-directory.ts';
import type { GlobalOptions } from './config/global-options.ts';
import { homeFolder } from './config/home-folder.ts';
import { machineFolder, sharedPlaceOf, variablesOf } from './config/shared-place.ts';

/** What commands know of the outside world: clock, environment, console and signals come to them from here. */
export interface Context {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
  readonly cwd: string;
  /** Of this machine alone. */
  readonly dataDir: string;
  /** What it shares with other machines; undefined where everything is in the data directory. */
  readonly shared: SharedPlace | undefined;
  /** `config.json` of the user, and of the project in the working folder. */
  readonly configFiles: { readonly user: string; readonly project: string };
  /** Variables of the environment that begin with CORE_. */
  readonly variables: Readonly<Record<string, string>>;
  /** Mail address that registers are told on a download; from CORE_CONTACT. */
  readonly contact: string | undefined;
  readonly now: () => number;
  /** For whatever waits; `now` is its time of day. */
  readonly clock: Clock;
  readonly processors: number;
  /** Somebody can be asked. */
  readonly isInteractive: boolean;
  readonly isQuiet: boolean;
  readonly isJson: boolean;
  /** Colours of standard error and of standard output. */
  readonly paint: ChalkInstance;
  readonly paintOut: ChalkInstance;
  /** From now on Ctrl-C and SIGTERM abort this signal; until it is asked for, they end the process at once. */
  readonly stopSignal: () => AbortSignal;
  /** From now on they end the process at once again. */
  readonly stopAtOnce: () => void;
  /** Tells the process of core that has started this one how far it is; only where one has. */
  readonly tellStarter?: (progress: Omit<FileProgress, 'phase'>) => void;
  /** A line on standard error; nothing with --quiet. */
  say(line: string): void;
  /** Text on standard output. */
  print(text: string): void;
}

/** Where the stores are, of all that a command knows. */
export function storePlace({
  dataDir,
  shared,
  clock,
}: Context): Pick<Context, 'dataDir' | 'shared' | 'clock'> {
  return { dataDir, shared, clock };
}

/** Makes the context of this process. */
export function processContext(
  options: GlobalOptions,
  stop: Pick<Context, 'stopSignal' | 'stopAtOnce'>,
): Context {
  const { env, stdin, stdout, stderr } = process;
  const isQuiet = options.quiet === true;
  const cwd = process.cwd();
  const shared = sharedPlaceOf(options, env, cwd);
  // Processes that this one starts work there, too.
  if (shared !== undefined) Object.assign(env, variablesOf(shared));
  const dataDir = dataDirectory(options.dataDir, env);
  return {
    stdin,
    stdout,
    stderr,
    cwd,
    dataDir: shared === undefined ? dataDir : machineFolder(dataDir, shared),
    shared,
    configFiles: { user: userConfig(env), project: join(cwd, 'core.config.json') },
    variables: Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) =>
        name.startsWith('CORE_') && value !== undefined && value !== '' ? [[name, value]] : [],
      ),
    ),
    contact: env.CORE_CONTACT,
    now: systemClock.now,
    clock: systemClock,
    processors: availableParallelism(),
    isInteractive: stdin.isTTY === true && stderr.isTTY === true && options.input !== false,
    isQuiet,
    isJson: options.json === true,
    paint: new Chalk({ level: colourLevel(stderr, options, env) }),
    paintOut: new Chalk({ level: colourLevel(stdout, options, env) }),
    ...(process.send !== undefined && env.CORE_STARTED_BY === 'core' && { tellStarter }),
    stopSignal: stop.stopSignal,
    stopAtOnce: stop.stopAtOnce,
    say: (line) => {
      if (!isQuiet) stderr.write(`${line}\n`);
    },
    print: (text) => void stdout.write(text),
  };
}

/** One that is gone hears nothing: `running.ts` stops this one. */
function tellStarter(progress: Omit<FileProgress, 'phase'>): void {
  process.send?.(progress, undefined, undefined, () => {});
}

/** CORE_CONFIG_FILE, else `core/config.json` in the folder of the XDG base directory rules. */
function userConfig(env: NodeJS.ProcessEnv): string {
  if ((env.CORE_CONFIG_FILE ?? '') !== '') return resolve(env.CORE_CONFIG_FILE ?? '');
  const base = env.XDG_CONFIG_HOME;
  return join(base?.startsWith('/') ? base : join(homeFolder(), '.config'), 'core', 'config.json');
}

/** 1 for a stream whose reader sees colours. */
export function colourLevel(
  stream: NodeJS.WritableStream & { readonly isTTY?: boolean },
  options: Pick<GlobalOptions, 'color'>,
  env: NodeJS.ProcessEnv,
): 0 | 1 {
  if (options.color === false || (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb') return 0;
  if ((env.FORCE_COLOR ?? '0') !== '0' || env.CLICOLOR_FORCE === '1') return 1;
  return stream.isTTY === true ? 1 : 0;
}
