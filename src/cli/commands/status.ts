import { Command } from 'commander';
import { outdatedSources } from '../../admin/outdated-sources.ts';
import { type SharedStatus, sharedStatus } from '../../engine/shared-status.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { requireShared } from '../config/shared-only.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { statusText } from '../terminal/describe-status.ts';
import { spaceOf } from '../terminal/table.ts';
import { tellOutdated } from './import-source.ts';
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
  requireShared(
    context,
    'core status',
    'Name the database with --database or CORE_DATABASE. On one machine core jobs list says what waits, and core reference list what the universe is made of.',
  );
  const found = await withStores(context, sharedStatus);
  if (found === undefined) throw new Error('stores that are shared have a status');
  const current = found.universes.find(({ isCurrent }) => isCurrent);
  const outdated = current && outdatedSources(context.dataDir, current.version);
  if (context.isJson) context.print(`${JSON.stringify(asJson(found, outdated))}\n`);
  else {
    context.print(statusText(found, spaceOf(context)));
    tellOutdated(outdated ?? [], context);
  }
  return 0;
}

function asJson(
  { nowMs, processes, queues, universes }: SharedStatus,
  outdated: readonly string[] | undefined,
): Readonly<Record<string, unknown>> {
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
    // Null where this machine has another universe, or none: what it is made of is not known here.
    outdated_sources: outdated ?? null,
  };
}

const EXAMPLES = `
Examples:
  core status --database postgres://core@db.example/core
  core status --json | jq '.workspaces[] | select(.oldest_waiting_ms > 60000)'`;
