import type { WritebackOutcome } from '../../connectors/writeback.ts';
import type { CompanyTold } from '../../contract/company-told.ts';
import type { FoundFields } from '../../inbound/found-fields.ts';
import type { ScheduleConfig, WriteBack } from '../../inbound/schedule-config.ts';
import { type KnownRow, rowInput } from '../../inbound/schedule-row.ts';
import type { LogLine } from '../../inbound/schedule-store.ts';

/** A row after a write, and the line of the log that tells of it. */
export interface WrittenRow {
  readonly row: KnownRow;
  readonly line?: LogLine;
}

interface Written {
  readonly outcome: WritebackOutcome | undefined;
  /** What the row tells now where that is of this schedule's own making; undefined when it is as it was sent. */
  readonly ownInput: CompanyTold | undefined;
  readonly config: Pick<ScheduleConfig, 'map'>;
}

/** What has become of a row that was to be written; it stays to be written where the CRM has said nothing that lasts. */
export function writtenRow(row: KnownRow, { outcome, ownInput, config }: Written): WrittenRow {
  const { crmId } = row;
  const idle = { ...row, state: 'idle' as const, input: ownInput ?? row.input };
  const line = (what: LogLine['what'], detail: string | null) => ({ crmId, what, reason: null, detail });
  switch (outcome?.state) {
    case undefined:
      return { row: idle, line: line('unchanged', 'nothing was found') };
    case 'unchanged':
      return { row: idle, line: line('unchanged', unchangedWords(outcome.notBlank)) };
    case 'written':
      return { row: { ...idle, isOwnWrite: true }, line: line('written', outcome.fields.join(', ')) };
    case 'outdated':
      return sentAnew(row, rowInput(outcome.row, config));
    case 'gone':
      return { row: idle, line: line('gone', 'the CRM does not have the row any more') };
    case 'held_back':
      return { row };
    case 'unknown':
      return { row, line: line('unanswered', 'the CRM did not say whether it was written') };
    case 'failed':
      return outcome.isLasting
        ? { row: idle, line: line('refused', outcome.error) }
        : { row, line: line('unanswered', outcome.error) };
  }
}

/** A row of which nothing is written, as the company that was found is less sure than the schedule asks. */
export function withheldRow(
  row: KnownRow,
  { confidence, core_id: coreId }: FoundFields,
  { min_confidence: least }: WriteBack,
): WrittenRow {
  const detail = `${coreId} is ${confidence}, and min_confidence is ${least}`;
  return {
    row: { ...row, state: 'idle' },
    line: { crmId: row.crmId, what: 'withheld', reason: null, detail },
  };
}

function unchangedWords(notBlank: readonly string[]): string {
  return notBlank.length === 0
    ? 'the CRM has it already'
    : `left as it is: not blank (${notBlank.join(', ')})`;
}

function sentAnew(row: KnownRow, pending: CompanyTold): WrittenRow {
  const detail =
    'the row tells something else since it was enriched: nothing is written, and it is enriched anew';
  return {
    row: { ...row, state: 'idle', input: null, attempts: 0, pending },
    line: { crmId: row.crmId, what: 'skipped', reason: 'outdated', detail },
  };
}
