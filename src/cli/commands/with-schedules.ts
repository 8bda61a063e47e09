import type { SchedulesAdmin } from '../../admin/schedules-admin.ts';
import { type LocalEngine, openLocalEngine } from '../../engine/open-local.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { type Context, storePlace } from '../context.ts';
import type { ConnectionsWorkspace } from './with-connections.ts';
import { withStores } from './with-stores.ts';

export type SchedulesOptions = GlobalOptions & ConnectionsWorkspace;

/** Opens the schedules of a workspace for as long as the work takes; they are kept on the machine that core runs on. */
export async function withSchedules<T>(
  { workspace = 'default' }: SchedulesOptions,
  context: Context,
  work: (schedules: SchedulesAdmin) => Promise<T>,
): Promise<T> {
  const { schedulesAdmin } = await import('../../admin/schedules-admin.ts');
  return withStores(context, (stores) => work(schedulesAdmin({ stores, workspace })));
}

/** Opens the engine of this machine, with which a schedule can be run or previewed here. */
export async function withScheduler<T>(
  { workspace = 'default' }: SchedulesOptions,
  context: Context,
  work: (scheduler: Awaited<ReturnType<LocalEngine['scheduler']>>, workspace: string) => Promise<T>,
): Promise<T> {
  const jobOptions = { createMissing: true, keepEvidence: false };
  const engine = await openLocalEngine({
    ...{ ...storePlace(context), tell: context.say },
    ...{ workspace, threads: 0, jobOptions },
  });
  try {
    const scheduler = await engine.scheduler();
    return await work(scheduler, workspace).finally(() => scheduler.close());
  } finally {
    await engine.service.close();
  }
}
