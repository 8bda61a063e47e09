import type { NotedProcess, NotedUniverse, SharedStatus } from '../../engine/shared-status.ts';
import { type TableSpace, table } from './table.ts';

/** The status of shared stores, for people: processes, what waits, universes. */
export function statusText(status: SharedStatus, space: TableSpace): string {
  return [processesText(status, space), queuesText(status, space), universesText(status, space)].join('\n');
}

function processesText({ processes, nowMs }: SharedStatus, space: TableSpace): string {
  if (processes.length === 0)
    return 'No process works with this database. core serve and core worker begin one.\n';
  const row = (one: NotedProcess) => [
    ...[one.owner.split('/').slice(0, 2).join('/'), one.kind, one.coreVersion, one.referenceVersion],
    ...[String(one.threads), age(nowMs - one.startedMs), seen(one, nowMs)],
  ];
  const headings = ['process', 'kind', 'core', 'universe', 'threads', 'up for', 'last seen'];
  return table(headings, processes.map(row), space);
}

function seen({ isAlive, seenMs }: NotedProcess, nowMs: number): string {
  const ago = `${age(nowMs - seenMs)} ago`;
  return isAlive ? ago : `${ago}: gone or cut off`;
}

function queuesText({ queues }: SharedStatus, space: TableSpace): string {
  if (queues.length === 0) return 'Nothing waits, and nothing is under way.\n';
  const row = (one: SharedStatus['queues'][number]) => [
    one.workspace,
    ...[one.waitingJobs, one.jobsUnderWay, one.waitingRows, one.rowsUnderWay].map(count),
    ...[one.oldestMs === null ? '' : age(one.oldestMs), count(one.lostLeases), count(one.waitingDeliveries)],
  ];
  const headings = [
    ...['workspace', 'jobs waiting', 'under way', 'rows waiting', 'rows under way'],
    ...['oldest', 'lost leases', 'webhooks'],
  ];
  return table(headings, queues.map(row), space);
}

function universesText({ universes, nowMs }: SharedStatus, space: TableSpace): string {
  if (universes.length === 0) return 'No universe is published yet: the first process that starts does it.\n';
  const row = (one: NotedUniverse) => [
    ...[one.version, one.isCurrent ? 'in use' : 'earlier', count(one.entityCount)],
    ...[`${age(nowMs - one.publishedMs)} ago`, count(one.processes)],
  ];
  return table(['universe', '', 'entities', 'published', 'processes'], universes.map(row), space);
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

/** How long, in the largest unit that fits. */
function age(ms: number): string {
  if (ms < MINUTE) return `${Math.max(0, Math.floor(ms / SECOND))} s`;
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  return ms < DAY ? `${Math.floor(ms / HOUR)} h` : `${Math.floor(ms / DAY)} d`;
}
