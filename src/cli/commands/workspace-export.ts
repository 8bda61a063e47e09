import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import type { WorkspacesAdmin } from '../../admin/workspaces-admin.ts';
import { checkOutputPath, type OutputSink, openOutput, streamSink } from '../../batch/output/output-file.ts';
import { CoreError } from '../../contract/errors.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import { buildVersion } from '../../disk/build-version.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { taking } from '../config/taken-values.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { keptWords } from '../terminal/describe-workspace.ts';
import { withWorkspaces } from './with-workspaces.ts';

interface ExportOptions extends GlobalOptions {
  readonly workspace: string;
}

/** Written at once, so many characters at least. */
const CHUNK_CHARACTERS = 64 * 1024;

/** `core workspace export`: options, then `exportWorkspace`. */
export function exportCommand(): Command {
  return new Command('export')
    .description('Writes all that is kept of a workspace into a file, one JSON object on each line')
    .argument('<file>', 'NDJSON; - for standard output')
    .addOption(
      taking(new Option('--workspace <name>', 'whose data it is').default(DEFAULT_WORKSPACE), {
        namesOf: 'workspaces',
      }),
    )
    .addHelpText('after', KINDS)
    .action(runningHere('workspaces', exportWorkspace));
}

async function exportWorkspace(
  [file = '']: readonly string[],
  { workspace }: ExportOptions,
  context: Context,
): Promise<number> {
  const isToStandardOutput = file === '-';
  const path = resolve(context.cwd, file);
  if (/\.gz$/i.test(file))
    throw new CoreError('OUTPUT_REFUSED', `${file} would not be compressed`, {
      ...{ file: path, fix: `core workspace export - --workspace ${workspace} | gzip > ${file}` },
    });
  if (!isToStandardOutput) checkOutputPath(path, [], 'core workspace export <file>');
  return withWorkspaces(context, async (workspaces) => {
    const rows = await workspaces.rows(workspace);
    const head = { type: 'export', workspace, core: buildVersion() };
    const exported_at = new Date(context.now()).toISOString();
    const sink = isToStandardOutput ? streamSink(context.stdout) : await openOutput(path);
    const counts = await written(rows, sink, JSON.stringify({ ...head, exported_at }));
    const where = isToStandardOutput ? 'standard output' : path;
    context.say(`${keptWords(counts)} of ${workspace} written to ${context.paint.bold(where)}`);
    return 0;
  });
}

/** Writes the rows, and gives how many there are of each kind. */
async function written(
  rows: Awaited<ReturnType<WorkspacesAdmin['rows']>>,
  sink: OutputSink,
  head: string,
): Promise<Readonly<Record<string, number>>> {
  const counts = new Map<string, number>();
  let text = `${head}\n`;
  try {
    for await (const row of rows) {
      counts.set(row.type, (counts.get(row.type) ?? 0) + countOf(row));
      text += `${JSON.stringify(row)}\n`;
      if (text.length < CHUNK_CHARACTERS) continue;
      await sink.write(text);
      text = '';
    }
    await sink.write(text);
    await sink.commit();
  } catch (error) {
    await sink.discard();
    throw error;
  }
  return Object.fromEntries(counts);
}

/** A line of rows of a bulk has many of them. */
function countOf({ type, rows }: { readonly type: string; readonly rows?: unknown }): number {
  return type === 'bulk_rows' && typeof rows === 'number' ? rows : 1;
}

const KINDS = `
The first line says of whom and when it is; the member type says of every other line what it is: account (of a dataset),
settings, key (without what it opens), user (without the password), decision, review, ticket, inbound_run, schedule (with its rows, runs and log), crosscheck_schedule (with its runs), connection (without what opens it), before_image, file (what became of it),
run, job (request and result), bulk (with its parts and rows), credit, webhook, webhook_attempt, dataset. All is of one moment; others may work meanwhile.

Examples:
  core workspace export acme.ndjson --workspace acme
  core workspace export - --workspace acme | jq -c 'select(.type == "ticket")'`;
