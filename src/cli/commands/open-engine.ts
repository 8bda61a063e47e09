import { checkWorkspace } from '../../admin/workspace-name.ts';
import { CoreError } from '../../contract/errors.ts';
import { openLocalEngine } from '../../engine/open-local.ts';
import { runRetentionMs } from '../config/age.ts';
import type { ResolveOptions } from '../config/resolve-options.ts';
import { pricesIn } from '../config/serve-options.ts';
import { findSetting } from '../config/settings.ts';
import { requestCountOf, threadCountOf } from '../config/whole-number.ts';
import { type Context, storePlace } from '../context.ts';
import { openRemoteEngine, type RunEngine } from './remote-engine.ts';
import type { RunInput } from './run-input.ts';

/** Larger files are resolved by worker threads; for smaller ones, starting them would cost more than they bring. */
const THREADED_BYTES = 400_000;

/** Worker threads of a run; 0 resolves in this process. One processor is left for reading, judging, storing and writing. */
export function threadsOf(
  { concurrency }: Pick<ResolveOptions, 'concurrency'>,
  bytes: number,
  { processors }: Pick<Context, 'processors'>,
): number {
  if (concurrency !== undefined) return threadCountOf(concurrency);
  return bytes < THREADED_BYTES ? 0 : Math.max(1, processors - 1);
}

/** Groups of rows under way for so many threads: of four one is worked on while the others wait, are stored or written. */
export function groupsAtOnce(threads: number): number {
  return 4 * threads + 1;
}

/** Refuses a `--concurrency` that is not one, before anything is read or asked. */
export function checkConcurrency(options: ResolveOptions, context: Context): void {
  if (options.concurrency === undefined) return;
  const isElsewhere = findSetting('endpoint', options, context) !== undefined;
  if (isElsewhere) requestCountOf(options.concurrency);
  else threadCountOf(options.concurrency);
}

/** Opens the service that was asked for, or the engine of this machine. */
export async function openEngine(
  options: ResolveOptions,
  input: RunInput,
  context: Context,
): Promise<RunEngine> {
  const { workspace } = options;
  if (workspace !== undefined) checkWorkspace(workspace);
  const remote = isOfThisMachine(options) ? undefined : await openRemoteEngine(options, context);
  if (remote !== undefined && options.createMissing === true) {
    await remote.service.close();
    throw new CoreError('USAGE', 'entities are created on this machine only', {
      field: '--create-missing',
      fix: 'Leave out --create-missing, or run the command without an endpoint.',
    });
  }
  if (remote !== undefined) return remote;
  const keptMs = runRetentionMs(options, context);
  return openLocalEngine({
    ...storePlace(context),
    ...(workspace !== undefined && { workspace }),
    ...(options.charge === true && { prices: pricesIn(context) }),
    jobOptions: { createMissing: options.createMissing === true, keepEvidence: options.explain === true },
    threads: threadsOf(options, input.bytes, context),
    tell: context.say,
    ...(keptMs !== undefined && { keptMs }),
  });
}

/** Whether a workspace of this machine is named, whatever service commands work against otherwise. Throws USAGE beside an endpoint. */
export function isOfThisMachine({
  workspace,
  charge,
  endpoint,
}: Pick<ResolveOptions, 'workspace' | 'charge' | 'endpoint'>): boolean {
  if (workspace === undefined && charge !== true) return false;
  if (endpoint === undefined) return true;
  throw new CoreError('USAGE', 'a service knows the workspace by the API key, and charges it', {
    field: '--endpoint',
    fix: 'Leave out --endpoint, or --workspace and --charge.',
  });
}
