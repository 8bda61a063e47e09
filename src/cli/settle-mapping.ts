import { resolve } from 'node:path';
import {
  type ColumnMapping,
  describeMapping,
  type MappedColumn,
  mappedColumns,
  proposeMapping,
  requireMatchColumn,
} from '../batch/column-mapping.ts';
import { applyMapOptions, parseMapOptions, readMapFile } from '../batch/map-option.ts';
import { sampleRows } from '../batch/sample-rows.ts';
import type { Context } from './context.ts';
import { confirmMapping } from './prompt-mapping.ts';
import type { ResolveOptions } from './resolve.ts';
import type { RunInput } from './run-input.ts';

/** Which columns are which fields, and how that was found out, for the summary. */
export interface SettledMapping {
  readonly mapping: ColumnMapping;
  readonly described: readonly string[];
  readonly columns: readonly MappedColumn[];
  readonly unmapped: readonly string[];
}

/** Finds the columns, applies what the options say, and asks where somebody can be asked. Throws NO_MATCH_COLUMN. */
export async function settleMapping(
  { source, table }: Pick<RunInput, 'source' | 'table'>,
  options: Pick<ResolveOptions, 'map' | 'mapFile'>,
  context: Context,
): Promise<SettledMapping> {
  const sample = await sampleRows(source);
  const fromFile =
    options.mapFile === undefined ? [] : await readMapFile(resolve(context.cwd, options.mapFile));
  const asked = [...fromFile, ...parseMapOptions(options.map ?? [])];
  const proposed = applyMapOptions(proposeMapping(table.columns, sample), asked, table.columns);
  const io = {
    interactive: context.isInteractive && asked.length === 0,
    input: context.stdin,
    output: context.stderr,
  };
  const proposal = await confirmMapping(proposed, table.columns, sample, io);
  requireMatchColumn(proposal.mapping, table.columns);
  return {
    mapping: proposal.mapping,
    described: describeMapping(proposal),
    columns: mappedColumns(proposal),
    unmapped: proposal.unmapped,
  };
}
