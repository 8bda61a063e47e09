import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { metricOf, metricsAt } from '../serve/served-core.ts';

/** What a `core serve` takes up at one moment. */
export interface ServerFigures {
  readonly rssMb: number;
  /** Of the main thread. */
  readonly heapMb: number;
  readonly descriptors: number;
  readonly databaseMb: number;
  readonly walMb: number;
  /** Of the event loop, since the figures before. */
  readonly lagP99Ms: number;
  readonly waitingJobs: number;
  readonly waitingDeliveries: number;
}

const MB = 2 ** 20;

export async function serverFigures(
  { address, pid }: { readonly address: string; readonly pid: number },
  dataDir: string,
): Promise<ServerFigures> {
  const metrics = await metricsAt(address);
  const metric = (name: string) => metricOf(metrics, name);
  const [, rssKb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return {
    rssMb: Number(rssKb) / 1024,
    heapMb: metric('nodejs_heap_size_used_bytes') / MB,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    databaseMb: sizeMb(join(dataDir, 'core.sqlite')),
    walMb: sizeMb(join(dataDir, 'core.sqlite-wal')),
    lagP99Ms: 1000 * metric('nodejs_eventloop_lag_p99_seconds'),
    waitingJobs: metric('core_jobs_waiting'),
    waitingDeliveries: metric('core_deliveries_waiting'),
  };
}

function sizeMb(path: string): number {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) / MB;
}
