import { Command } from 'commander';
import { compact } from '../../admin/compact.ts';
import { CoreError } from '../../contract/errors.ts';
import { type KeptWork, openKeptWork, type PruneWish } from '../../engine/kept-work.ts';
import { DEFAULT_RETENTION, milliseconds, retentionMs } from '../config/age.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { refuseShared } from '../config/shared-only.ts';
import { type Context, storePlace } from '../context.ts';
import { running } from '../running.ts';
import { addYesOption, DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';

interface PruneOptions extends GlobalOptions, YesOption {
  readonly olderThan?: string;
  readonly dryRun?: boolean;
  readonly compact?: boolean;
  readonly trustClock?: boolean;
}

type Pruned = Awaited<ReturnType<KeptWork['prune']>>;
type Compacted = ReturnType<typeof compact>;

interface PruneReport extends Pruned {
  readonly isDryRun: boolean;
  readonly compacted: Compacted | undefined;
}

/** `core jobs prune`: options, then `prune`. */
export function pruneCommand(): Command {
  const command = new Command('prune')
    .description('Deletes runs, jobs and webhook deliveries that ended long ago')
    .option(
      '--older-than <age>',
      `age like 30d, 12h, 45m (default: the setting retention, or ${DEFAULT_RETENTION})`,
    )
    .option('-n, --dry-run', 'only tell what would be deleted')
    .option('--trust-clock', 'the clock is right, although it has jumped since core last looked')
    .option(
      '--compact',
      'then write the database anew: one of an earlier version gives no space back by itself',
    );
  return addYesOption(command).addHelpText('after', EXAMPLES).action(running(prune));
}

async function prune(_: readonly string[], options: PruneOptions, context: Context): Promise<number> {
  const keptMs = ageOf(options, context);
  const isDryRun = options.dryRun === true;
  const wanted = {
    ...{ isDryRun, trustsClock: options.trustClock === true },
    isCompacting: options.compact === true,
  };
  if (isDryRun || !context.isInteractive || options.yes === true) return pruneAll(keptMs, wanted, context);
  const found = await withKept(context, (kept) => kept.prune(keptMs, { ...wanted, isDryRun: true }));
  if (!(await isConfirmed(`Delete ${counted(found)}?`, options, context))) return DECLINED;
  return pruneAll(keptMs, wanted, context);
}

interface Wanted extends PruneWish {
  readonly isCompacting: boolean;
}

async function pruneAll(keptMs: number, wanted: Wanted, context: Context): Promise<number> {
  const { isDryRun, isCompacting } = wanted;
  if (isCompacting) refuseShared(context, '--compact', 'Leave it out: PostgreSQL does that by itself.');
  const pruned = await withKept(context, (kept) => kept.prune(keptMs, wanted));
  const compacted = isCompacting && !isDryRun ? compact(context.dataDir) : undefined;
  const report = { ...pruned, isDryRun, compacted };
  for (const line of linesOf(report)) context.say(line);
  if (context.isJson) context.print(`${JSON.stringify(asJson(report))}\n`);
  return 0;
}

async function withKept<T>(context: Context, work: (kept: KeptWork) => Promise<T>): Promise<T> {
  const kept = await openKeptWork(storePlace(context));
  try {
    return await work(kept);
  } finally {
    await kept.close();
  }
}

function ageOf(options: PruneOptions, context: Context): number {
  if (options.olderThan !== undefined) return milliseconds(options.olderThan, '--older-than');
  const keptMs = retentionMs(options, context);
  if (keptMs !== undefined) return keptMs;
  throw new CoreError('USAGE', 'everything is kept: the setting retention is off', {
    field: '--older-than',
    fix: 'Give an age, for example --older-than 90d.',
  });
}

function linesOf(report: PruneReport): readonly string[] {
  const { bytes, freeBytes, abandonedRuns, isDryRun, compacted } = report;
  const gained = compacted === undefined ? bytes : bytes + Math.max(0, compacted.before - compacted.after);
  const lines = isDryRun
    ? [`${counted(report)} would be deleted: ${megabytes(bytes)} of content.`]
    : [`${counted(report)} deleted; ${megabytes(gained)} given back to the disk.`];
  if (compacted !== undefined)
    lines.push(`The database has ${megabytes(compacted.after)} now, and had ${megabytes(compacted.before)}.`);
  else if (freeBytes > 0)
    lines.push(`${megabytes(freeBytes)} are free within the database: --compact gives them back.`);
  if (abandonedRuns > 0)
    lines.push(
      `${plural(abandonedRuns, 'unfinished run', 'unfinished runs')} of that age ${abandonedRuns === 1 ? 'stays' : 'stay'}: core jobs list shows them, core jobs delete <run> deletes one.`,
    );
  return lines;
}

function asJson({ runs, jobs, deliveries, inboundRuns, bytes, ...report }: PruneReport) {
  const { abandonedRuns, isDryRun, compacted } = report;
  return {
    ...{ runs, jobs, deliveries, inbound_runs: inboundRuns, bytes },
    ...{ unfinished_runs: abandonedRuns, dry_run: isDryRun },
    ...(compacted !== undefined && { bytes_before: compacted.before, bytes_after: compacted.after }),
  };
}

function counted({ runs, jobs, deliveries, inboundRuns }: Pruned): string {
  const parts = [
    plural(runs, 'run', 'runs'),
    plural(jobs, 'job', 'jobs'),
    plural(deliveries, 'delivery', 'deliveries'),
    ...(inboundRuns === 0 ? [] : [plural(inboundRuns, 'inbound run', 'inbound runs')]),
  ];
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function plural(number: number, one: string, several: string): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : several}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

const EXAMPLES = `
Never deleted: what has not ended, and the latest resolution of each company, which core lookup needs.

Examples:
  core jobs prune --older-than 30d --dry-run
  core jobs prune --older-than 12h --yes
  core jobs prune --compact                      once, for a data folder of an earlier version`;
