import type { RunStore } from '../../batch/run-store.ts';
import { submittingOnce } from '../../batch/submitted-jobs.ts';
import type { Service } from '../../contract/service.ts';
import type { Override } from '../../crm/override.ts';
import type { Simulation } from '../../crm/rules/simulate-rules.ts';
import { openKeptWork } from '../../engine/kept-work.ts';
import { runRetentionMs } from '../config/age.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { type RemoteSettings, remoteSettings } from '../config/settings.ts';
import { requestCountOf } from '../config/whole-number.ts';
import { type Context, storePlace } from '../context.ts';
import { packageVersion } from '../version.ts';

/** Requests at once of a run without --concurrency; a service that has too many says so with 429, and is obeyed. */
const RUN_CONCURRENCY = 128;

/** While jobs of one group are sent, those of another end. */
const RUN_GROUPS = 4;

/** Where a run is worked on, here or at a service, and what its identity depends on. */
export interface RunEngine {
  readonly service: Service;
  readonly runs: RunStore;
  readonly referenceVersion: string;
  readonly modelVersion: string;
  /** Of this machine only: a service obeys its own. */
  readonly decisionsVersion?: string | undefined;
  /** All that people have decided about accounts; of this machine only. */
  decided?(): Promise<readonly Override[]>;
  /** Undefined where the service does not tell. */
  readonly entityCount: number | undefined;
  /** Groups of rows that are worked on at the same time; of this machine it depends on the threads. */
  readonly groups?: number;
  /** The registers of this machine's universe. */
  readonly known?: { hasSource(source: string): boolean };
  /** What the rules of a run's dataset do to its accounts; only on this machine. */
  simulate?(dataset: string): Promise<Simulation>;
}

/** The service that is asked for with --endpoint and the like; undefined when commands work on this machine. */
export async function openRemoteService(
  options: GlobalOptions,
  context: Context,
): Promise<Service | undefined> {
  const remote = remoteSettings(options, context);
  return remote === undefined ? undefined : serviceAt(remote);
}

/** The same for runs of files: jobs that the service has taken are remembered in the data directory. */
export async function openRemoteEngine(
  options: GlobalOptions & { readonly concurrency?: string },
  context: Context,
): Promise<RunEngine | undefined> {
  const remote = remoteSettings(options, context);
  if (remote === undefined) return undefined;
  const service = await serviceAt(remote, requestsOf(options.concurrency));
  const kept = await openKeptWork(storePlace(context), runRetentionMs(options, context));
  const close = async () => {
    await service.close();
    await kept.close();
  };
  return {
    service: { ...submittingOnce(service, kept.submitted, context.clock), close },
    runs: kept.runs,
    referenceVersion: `of ${remote.endpoint}`,
    modelVersion: `of ${remote.endpoint}`,
    entityCount: undefined,
    groups: RUN_GROUPS,
  };
}

function requestsOf(asked: string | undefined): number {
  return asked === undefined ? RUN_CONCURRENCY : requestCountOf(asked);
}

/** The client is loaded here, for commands on this machine do not need it. */
async function serviceAt(remote: RemoteSettings, concurrency?: number): Promise<Service> {
  const { remoteService } = await import('../../http/client/remote-service.ts');
  const userAgent = `core/${packageVersion()}`;
  return remoteService({ ...remote, userAgent, ...(concurrency !== undefined && { concurrency }) });
}
