import { leftOutCompanies } from '../../batch/crosscheck/id-remarks.ts';
import type { ColumnMapping } from '../../batch/mapping/column-mapping.ts';
import { readingEntities } from '../../batch/mapping/entity-input-of.ts';
import { earlierColumns, earlierRemarks, isOfAccounts } from '../../batch/output/earlier-columns.ts';
import { openOutput, streamSink } from '../../batch/output/output-file.ts';
import { rowFormat } from '../../batch/output/output-rows.ts';
import { resultColumns } from '../../batch/output/result-columns.ts';
import type { RunSummary } from '../../batch/output/run-summary.ts';
import type { ResolveFileOptions } from '../../batch/resolve-file.ts';
import type { RunStart } from '../../batch/run-store.ts';
import { countryOfRecord } from '../../engine/country-of-record.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { biasOf } from '../config/input-options.ts';
import { outputDelimiter } from '../config/output-delimiter.ts';
import { isTabbed } from '../config/output-format.ts';
import type { ResolveOptions } from '../config/resolve-options.ts';
import type { Context } from '../context.ts';
import { missingRegisters } from '../terminal/register-advice.ts';
import type { RunReport } from '../terminal/summary.ts';
import { beginRun } from './begin-run.ts';
import { copyRemarks } from './check-workbook.ts';
import { groupsAtOnce, openEngine, threadsOf } from './open-engine.ts';
import type { RunEngine } from './remote-engine.ts';
import { openRunInput, type RunInput } from './run-input.ts';
import { type SettledMapping, settleMapping } from './settle-mapping.ts';

/** Everything a run needs, opened; and what the closing summary tells of it. */
export interface PreparedRun {
  readonly batch: Omit<ResolveFileOptions, 'signal' | 'onProgress'>;
  readonly mapping: ColumnMapping;
  /** The rows are resolved on this machine, and not by a service. */
  readonly isLocal: boolean;
  readonly isToStandardOutput: boolean;
  readonly estimatedRows: number | undefined;
  /** What is told of the output itself. */
  readonly remarks: readonly string[];
  readonly report: RunReport;
  /** Makes the output visible and ends the run. */
  complete(summary: RunSummary): Promise<void>;
  /** Leaves no output; what is done is kept for the next time. */
  abandon(): Promise<void>;
}

/** Opens the input, settles the mapping, opens the engine and begins or takes up the run. */
export async function prepareRun(
  file: string,
  options: ResolveOptions,
  context: Context,
): Promise<PreparedRun> {
  const opened = await openRunInput(file, options, context);
  // The accounts that leads are held against are work too.
  const input = { ...opened, bytes: opened.bytes + (options.heldAgainst?.bytes ?? 0) };
  let engine: RunEngine | undefined;
  try {
    const settled = await settleMapping(input, options, context);
    engine = await openEngine(options, input, context);
    const start = await beginRun(engine, { options, input, settled, context });
    return await prepared(file, { input, settled, engine, start }, { options, context });
  } catch (error) {
    await engine?.service.close();
    await input.dispose();
    throw error;
  }
}

interface Opened {
  readonly input: RunInput;
  readonly settled: SettledMapping;
  readonly engine: RunEngine;
  readonly start: RunStart;
}

async function prepared(
  file: string,
  { input, settled, engine, start }: Opened,
  { options, context }: { options: ResolveOptions; context: Context },
): Promise<PreparedRun> {
  const isToStandardOutput = input.outputPath === '-';
  const sink = isToStandardOutput ? streamSink(context.stdout) : await openOutput(input.outputPath);
  const matchToSocial = options.matchToSocial === true;
  const { followUps = [], accounts, heldAgainst } = options;
  const columns = resultColumns({
    ...{ matchToSocial, explain: options.explain === true, followUps },
    ...(accounts !== undefined && { crosscheck: accounts.columns }),
    against: heldAgainst !== undefined,
  });
  const { format, table } = input;
  const { mapping } = settled;
  const areNumbered = accounts !== undefined && mapping.external_id === undefined;
  // Of one follow-up alone, what was told of a company that is given by its id stays.
  const isKnown = followUps.length === 1;
  const emptied = earlierColumns(table.columns, columns, mapping).filter(
    (column) => !isKnown || isOfAccounts(column),
  );
  // A crosscheck tells it by itself, and leads are none of the accounts that people decide about.
  const isOfCompanies = accounts === undefined && heldAgainst === undefined;
  const decided = isOfCompanies && mapping.external_id === undefined ? await engine.decided?.() : undefined;
  const leftOut = leftOutCompanies(mapping, decided ?? []);
  const close = async () => {
    await engine.service.close();
    await input.dispose();
  };
  const abandon = async () => {
    await sink.discard();
    await close();
  };
  return {
    batch: {
      service: engine.service,
      table,
      countryOf: countryOfRecord,
      followUps,
      ...(options.minConfidence !== undefined && { minConfidence: options.minConfidence }),
      read: readingEntities(mapping, { bias: biasOf(options), matchToSocial, nameFieldOf }),
      runId: start.run.id,
      sink,
      format: rowFormat({ format, table, columns, areNumbered, mapping, ...csvWishes(options) }),
      concurrency: engine.groups ?? groupsAtOnce(threadsOf(options, input.bytes, context)),
    },
    mapping,
    isToStandardOutput,
    isLocal: engine.entityCount !== undefined,
    estimatedRows: input.lines,
    remarks: [...settled.remarks, ...copyRemarks(format, table), ...earlierRemarks(emptied), ...leftOut],
    report: {
      runId: start.run.id,
      input: file === '-' ? 'standard input' : file,
      output: isToStandardOutput ? 'standard output' : input.outputPath,
      mapping: settled.columns,
      described: settled.described,
      unmapped: settled.unmapped,
      entityCount: engine.entityCount,
      missingRegisters: missingRegisters(engine.known),
      resumedRows: start.kind === 'resumed' ? start.counts.completed + start.counts.failed : 0,
    },
    async complete(summary) {
      await sink.commit().catch(async (error: unknown) => {
        await abandon();
        throw error;
      });
      await engine.runs.finish(start.run.id, JSON.stringify(summary));
      await close();
    },
    abandon,
  };
}

function csvWishes({ excel, excelSafe, output, outputDelimiter: delimiter }: ResolveOptions) {
  return {
    isExcel: excel === true,
    isExcelSafe: excelSafe === true,
    ...(isTabbed(output) && { delimiter: '\t' }),
    ...outputDelimiter(delimiter, '--output-delimiter'),
  };
}
