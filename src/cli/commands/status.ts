import { Command } from 'commander';
import { type SharedStatus, sharedStatus } from '../../engine/shared-status.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { requireShared } from '../config/shared-only.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { statusText } from '../terminal/describe-status.ts';
import { spaceOf } from '../terminal/table.ts';
import { withStores } from './with-stores.ts';

export function statusCommand(): Command {
  return new Command('status')
    .description('Shows the services and workers that share a database, what waits there, and the universes')
    .addHelpText('after', EXAMPLES)
    .action(running(status));
}

async function status(
  _positional: readonly string[],
  _options: GlobalOptions,
  context: Context,
): Promise<number> {
  requireShared(context, 'core status');
  const found = await withStores(context, sharedStatus);
  if (found === undefined) throw new Error('stores that are shared have a status');
  context.print(context.isJson ? `${JSON.stringify(asJson(found))}\n` : statusText(found, spaceOf(context)));
  return 0;
}

function asJson({ nowMs, processes, queues, universes }: SharedStatus): Readonly<Record<string, unknown>> {
  const time = (ms: number) => new Date(ms).toISOString();
  return {
    at: time(nowMs),
    processes: processes.map((one) => ({
      ...{ process: one.owner, kind: one.kind, is_alive: one.isAlive, core: one.coreVersion },
      ...{ universe: one.referenceVersion, threads: one.threads },
      ...{ started_at: time(one.startedMs), seen_at: time(one.seenMs) },
    })),
    workspaces: queues.map((one) => ({
      workspace: one.workspace,
      ...{ jobs_waiting: one.waitingJobs, jobs_under_way: one.jobsUnderWay },
      ...{ rows_waiting: one.waitingRows, rows_under_way: one.rowsUnderWay },
      ...{ leases_lost: one.lostLeases, oldest_waiting_ms: one.oldestMs },
      webhooks_waiting: one.waitingDeliveries,
    })),
    universes: universes.map((one) => ({
      ...{ version: one.version, is_current: one.isCurrent, processes: one.processes },
      ...{ entities: one.entityCount, bytes: one.bytes, sha256: one.hash },
      published_at: time(one.publishedMs),
    })),
  };
}

const EXAMPLES = `
Examples:
  core status --database postgres://core@db.example/core
  core status --json | jq '.workspaces[] | select(.oldest_waiting_ms > 60000)'`;
