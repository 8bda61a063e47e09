import type { FirstLineJudge } from './first-line.ts';
import { columnNames } from './header.ts';
import type { Remarks } from './remarks.ts';

/** Where the header of a file is. */
interface FoundHeader {
  /** The columns of a file whose first record is a row; undefined when it has a header. */
  readonly columns?: readonly string[];
  /** How many records stand above the header. */
  readonly above: number;
}

/** Finds the header among the first records; the first one unless the judge says otherwise. */
export async function findHeader(
  records: readonly (readonly string[])[],
  judge: FirstLineJudge | undefined,
  noted: Remarks,
): Promise<FoundHeader> {
  const judged = await judge?.(records);
  if (judged?.remark !== undefined) noted.note('header', judged.remark);
  if (judged !== undefined && 'above' in judged) return { above: judged.above };
  const isRow = judged !== undefined && 'columns' in judged && judged.columns.length > 0;
  return isRow ? { columns: columnNames(judged.columns, noted), above: 0 } : { above: 0 };
}
