import { createHash, randomBytes } from 'node:crypto';
import type { Run, RunCounts, RunInputs, RunPlan } from '../../batch/run-store.ts';
import { CoreError } from '../../contract/errors.ts';
import { isOwnerAlive, isOwnerHere, processOwner } from '../sqlite/process-owner.ts';

export interface RunRow {
  readonly id: string;
  readonly body: string;
  readonly owner: string | null;
  readonly created_at: number;
  readonly completed_at: number | null;
  readonly summary: string | null;
}

/** Options by which the run of one command is told from that of another over the same file. */
const OF_COMMANDS = ['inbound', 'follow_ups', 'accounts', 'against'];
/** What another build of core changes by itself. */
const OF_BUILDS: readonly string[] = ['options', 'referenceVersion', 'modelVersion'];
/** So many runs of a file are looked at for one of the same command. */
export const EARLIER_RUNS = 20;

const INPUT_NAMES: Readonly<Record<keyof RunInputs | 'outputPath', string>> = {
  inputHash: 'the input file',
  options: 'the options',
  referenceVersion: 'the reference',
  modelVersion: 'the model',
  decisionsVersion: 'the decisions of people',
  outputPath: 'the output',
};

/** The id of a run that begins now: ids grow with the time. */
export function newRunId(nowMs: number): string {
  return `run_${nowMs.toString(36)}${randomBytes(3).toString('hex')}`;
}

/** Of a run that has ended, what it sent to a service has ended too. */
export function countsOf({ completed_at }: RunRow, counts: RunCounts): RunCounts {
  return completed_at === null ? counts : { ...counts, completed: counts.completed + counts.open, open: 0 };
}

export function busyError({ id, owner }: RunRow, plan: RunPlan): CoreError {
  const [host, pid] = (owner ?? '').split('/');
  return new CoreError('RUN_BUSY', `process ${pid} on ${host} is working on the same run (${id})`, {
    file: plan.inputPath,
  });
}

/**
 * Refuses a run whose output file a living process of this host is writing in another run; the rows are the
 * unfinished runs with that output. Of another host the path names another file.
 */
export function requireFreeOutput(rows: readonly RunRow[], { inputPath, outputPath }: RunPlan): void {
  const other = rows.find(
    ({ owner }) => owner !== null && owner !== processOwner() && isOwnerHere(owner) && isOwnerAlive(owner),
  );
  if (other === undefined) return;
  const [host, pid] = (other.owner ?? '').split('/');
  throw new CoreError('RUN_BUSY', `process ${pid} on ${host} is writing ${outputPath} (${other.id})`, {
    file: inputPath,
    fix: 'Wait for the other process, stop it, or name another output with -o.',
  });
}

/** The same file with the same options against the same universe and decisions; where it lies does not matter, where it goes does. */
export function identityOf(plan: RunPlan): string {
  const { inputHash, options, referenceVersion, modelVersion, decisionsVersion, outputPath } = plan;
  // Only when there is one, so that runs of before there were decisions go on.
  const decided = decisionsVersion === undefined ? [] : [decisionsVersion];
  const text = JSON.stringify([inputHash, options, referenceVersion, modelVersion, outputPath, ...decided]);
  return createHash('sha256').update(text).digest('hex');
}

/** Of the runs of a file, the newest first, the last of the same command. */
export function earlierRun(rows: readonly RunRow[], plan: RunPlan): RunRow | undefined {
  const command = commandOf(plan);
  return rows.find((row) => commandOf(runOf(row)) === command);
}

/** What is not as in an earlier run; what another build of core changes by itself is told as the build. */
export function changedInputs(earlier: RunPlan, plan: RunPlan): readonly string[] {
  // Object.entries of a literal with exactly these keys.
  const names = Object.entries(INPUT_NAMES) as [keyof typeof INPUT_NAMES, string][];
  const changed = names.filter(([key]) => earlier[key] !== plan[key]);
  const isOtherBuild = earlier.coreVersion !== plan.coreVersion;
  const others = isOtherBuild ? changed.filter(([key]) => !OF_BUILDS.includes(key)) : changed;
  const told = others.map(([, name]) => name);
  return others.length < changed.length
    ? [`the version of core (${versions(earlier, plan)})`, ...told]
    : told;
}

function versions(earlier: RunPlan, plan: RunPlan): string {
  const [before, now] = [earlier.coreVersion ?? 'an older one', plan.coreVersion ?? 'an older one'];
  return `from ${before} to ${now}`;
}

function commandOf({ options }: RunPlan): string {
  const asked: unknown = JSON.parse(options);
  if (typeof asked !== 'object' || asked === null) return '';
  return OF_COMMANDS.filter((name) => name in asked).join();
}

export function runOf(row: RunRow): Run {
  return {
    // Written by begin as a RunPlan.
    ...(JSON.parse(row.body) as RunPlan),
    id: row.id,
    createdAt: new Date(row.created_at).toISOString(),
    completedAt: row.completed_at === null ? null : new Date(row.completed_at).toISOString(),
    summary: row.summary,
  };
}
