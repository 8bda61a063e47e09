import type { FirstLineJudge } from './first-line.ts';
import { columnNames } from './header.ts';
import type { Remarks } from './remarks.ts';

/** The columns of a file whose first record is a row; undefined when it is the header. */
export async function columnsWithoutHeader(
  records: readonly (readonly string[])[],
  judge: FirstLineJudge | undefined,
  noted: Remarks,
): Promise<readonly string[] | undefined> {
  const judged = await judge?.(records);
  if (judged === undefined) return undefined;
  if (judged.remark !== undefined) noted.note('header', judged.remark);
  return 'columns' in judged && judged.columns.length > 0 ? columnNames(judged.columns, noted) : undefined;
}
