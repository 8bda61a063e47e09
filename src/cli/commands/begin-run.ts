import { columnsRead } from '../../batch/mapping/columns-read.ts';
import { isShared } from '../../batch/output/output-target.ts';
import type { RunStart } from '../../batch/run-store.ts';
import { buildVersion } from '../../disk/build-version.ts';
import { mapWords } from '../config/input-options.ts';
import type { ResolveOptions } from '../config/resolve-options.ts';
import type { Context } from '../context.ts';
import type { RunEngine } from './remote-engine.ts';
import type { RunInput } from './run-input.ts';
import type { SettledMapping } from './settle-mapping.ts';

interface Begun {
  readonly options: ResolveOptions;
  readonly input: RunInput;
  readonly settled: SettledMapping;
  readonly context: Context;
}

/** Begins the run, or takes up the unfinished one of the same file, options, reference, model and decisions; says which. */
export async function beginRun(
  engine: RunEngine,
  { options, input, settled, context }: Begun,
): Promise<RunStart> {
  const plan = {
    inputPath: input.from === undefined ? pathOf(input) : `connection ${input.from}`,
    coreVersion: buildVersion(),
    outputPath: input.outputPath,
    columnsRead: columnsRead(settled.mapping, input.table.columns),
    mapWords: mapWords(options),
    inputHash: input.hash,
    options: JSON.stringify(askedFor(options, input, settled)),
    referenceVersion: engine.referenceVersion,
    modelVersion: engine.modelVersion,
    ...(engine.decisionsVersion !== undefined && { decisionsVersion: engine.decisionsVersion }),
  };
  const start = await engine.runs.begin(plan, {
    isFresh: options.fresh === true,
    isShared: isShared(input.outputPath),
  });
  announce(start, context);
  return start;
}

function pathOf({ isSpooled, source }: RunInput): string {
  return isSpooled ? '-' : source.path;
}

/** Everything that shapes the output, defaults included. */
function askedFor(options: ResolveOptions, input: RunInput, { mapping }: SettledMapping) {
  return {
    mapping,
    format: input.format,
    bias: options.bias,
    create_missing: options.createMissing === true,
    match_to_social: options.matchToSocial === true,
    explain: options.explain === true,
    excel_safe: options.excelSafe === true,
    // Only when given, so that runs of before these options go on.
    ...(options.header !== undefined && { header: options.header }),
    ...(options.minConfidence !== undefined && { min_confidence: options.minConfidence }),
    ...(options.sheet !== undefined && { sheet: options.sheet }),
    ...(options.excel === true && { excel: true }),
    ...(options.followUps !== undefined && { follow_ups: options.followUps }),
    ...(options.accounts !== undefined && { accounts: options.accounts }),
    ...(options.heldAgainst !== undefined && { against: options.heldAgainst }),
    ...(options.object !== undefined && { object: options.object }),
    ...(options.outputDelimiter !== undefined && { output_delimiter: options.outputDelimiter }),
    delimiter: options.delimiter ?? null,
    encoding: options.encoding ?? null,
  };
}

function announce(start: RunStart, context: Context): void {
  if (start.kind === 'resumed') {
    const done = start.counts.completed + start.counts.failed;
    context.say(`Going on with run ${start.run.id}: ${done.toLocaleString('en-US')} rows are done.`);
  } else if (start.changed.length > 0) {
    context.say(`Starting afresh: ${start.changed.join(' and ')} changed since the unfinished run.`);
  }
}
