import { resolve } from 'node:path';
import {
  type ColumnMapping,
  describeMapping,
  type MappedColumn,
  mappedColumns,
  namelessRemarks,
  requireMatchColumn,
  requireNameColumn,
} from '../../batch/mapping/column-mapping.ts';
import { ACCOUNT_FIELDS, ENTITY_FIELDS, type MappableField } from '../../batch/mapping/fields.ts';
import {
  applyMapOptions,
  isAboutName,
  type MapOption,
  parseMapOptions,
  readMapFile,
} from '../../batch/mapping/map-option.ts';
import { proposeMapping } from '../../batch/mapping/propose-mapping.ts';
import { sampleRows } from '../../batch/mapping/sample-rows.ts';
import { columnsOfUnreadNames } from '../../batch/mapping/unread-names.ts';
import { CoreError } from '../../contract/errors.ts';
import { ofFile } from '../../tabular/input-error.ts';
import type { InputTable } from '../../tabular/input-row.ts';
import { listed } from '../../tabular/workbook/chosen-sheet.ts';
import type { InputOptions } from '../config/input-options.ts';
import type { ResolveOptions } from '../config/resolve-options.ts';
import type { Context } from '../context.ts';
import type { OpenedTable } from './opened-table.ts';
import { confirmMapping } from './prompt-mapping.ts';

/** Which columns are which fields, and how that was found out, for the summary. */
export interface SettledMapping {
  readonly mapping: ColumnMapping;
  readonly described: readonly string[];
  readonly columns: readonly MappedColumn[];
  readonly unmapped: readonly string[];
  /** What people are told of the mapping. */
  readonly remarks: readonly string[];
}

type Mapped = Pick<OpenedTable, 'source' | 'table' | 'isSpooled' | 'from'>;
type MapOptions = Pick<InputOptions, 'map' | 'mapFile'> &
  Pick<ResolveOptions, 'followUps'> & {
    /** Set when the rows are accounts. */
    readonly accounts?: object;
    /** What the option is called that says which column is which; `--map` unless it is said. */
    readonly mapOption?: string;
    /** Rows are mostly without names, and nothing is said of it. */
    readonly areNamesOptional?: boolean;
  };

/** Finds the columns, applies what the options say, and asks where somebody can be asked. Throws NO_MATCH_COLUMN, MAPPING. */
export async function settleMapping(
  input: Mapped,
  options: MapOptions,
  context: Context,
): Promise<SettledMapping> {
  const asked = await askedFor(options, context);
  try {
    return await settled(input, { asked, options, fields: fieldsOf(options) }, context);
  } catch (error) {
    const file = input.from ?? (input.isSpooled ? 'standard input' : input.source.path);
    throw ofFile(namingSheets(error, input.table), file);
  }
}

async function askedFor(options: MapOptions, { cwd }: Context): Promise<readonly MapOption[]> {
  const { map = [], mapFile } = options;
  const fields = fieldsOf(options);
  const fromFile = mapFile === undefined ? [] : await readMapFile(resolve(cwd, mapFile), fields);
  return [...fromFile, ...parseMapOptions(map, fields)];
}

function fieldsOf({ accounts }: MapOptions): readonly MappableField[] {
  return accounts === undefined ? ENTITY_FIELDS : ACCOUNT_FIELDS;
}

interface Seeking {
  readonly asked: readonly MapOption[];
  readonly options: MapOptions;
  readonly fields: readonly MappableField[];
}

async function settled(
  { table }: Mapped,
  { asked, options, fields }: Seeking,
  context: Context,
): Promise<SettledMapping> {
  const sample = await sampleRows(table);
  const usesCoreIds = options.followUps !== undefined;
  const found = proposeMapping(table.columns, sample, { usesCoreIds, fields });
  const proposed = applyMapOptions(found, asked, table.columns);
  const io = {
    interactive: context.isInteractive && asked.length === 0,
    input: context.stdin,
    output: context.stderr,
  };
  const proposal = await confirmMapping(proposed, table.columns, sample, io);
  requireMatchColumn(proposal.mapping, table.columns);
  const of = options.accounts === undefined ? 'companies' : 'accounts';
  const isSettled =
    options.areNamesOptional === true || proposal.mapping.core_id !== undefined || asked.some(isAboutName);
  if (!isSettled) {
    const unread = columnsOfUnreadNames(proposal.mapping, table.columns, sample);
    requireNameColumn({ columns: table.columns, unread, of, mapOption: options.mapOption ?? '--map' });
  }
  return {
    mapping: proposal.mapping,
    described: describeMapping(proposal),
    columns: mappedColumns(proposal),
    unmapped: proposal.unmapped,
    remarks: isSettled ? [] : namelessRemarks(proposal, of),
  };
}

/** What the sheet of a workbook lacks another one may have. */
function namingSheets(error: unknown, { sheet, sheets = [] }: InputTable): unknown {
  const others = sheets.filter(({ name }) => name !== sheet?.name);
  if (!(error instanceof CoreError) || error.code !== 'NO_MATCH_COLUMN' || others.length === 0) return error;
  return new CoreError(error.code, error.message, {
    ...error.place,
    fix: `Name the sheet that has the companies with --sheet: ${listed(others)}. Or name the columns of this one with --map.`,
  });
}
