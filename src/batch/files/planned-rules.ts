import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { isForPages } from '../../contract/error-body.ts';
import { CoreError } from '../../contract/errors.ts';
import type { FilePlan } from '../../contract/files.ts';

/** Reads rules and holds them against the columns of the file. Throws CONFIG naming line and field. */
export type ReadRules = (text: string, columns: readonly string[]) => CrosscheckRules;

/** Throws INVALID_REQUEST for rules that cannot be read, or protect nobody in this file; in words that a page can show. */
export function checkPlannedRules(
  { kind, rules }: FilePlan,
  columns: readonly string[],
  readRules: ReadRules,
): void {
  if (kind !== 'crosscheck' || rules === null) return;
  try {
    readRules(rules, columns);
  } catch (error) {
    if (!(error instanceof CoreError) || error.code !== 'CONFIG') throw error;
    const { fix, ...place } = error.place;
    throw new CoreError('INVALID_REQUEST', error.message, {
      ...place,
      fix: fix !== undefined && isForPages(fix) ? fix : remedyFor(place.field),
    });
  }
}

/** What stands in the place of a command. */
function remedyFor(field: string | undefined): string {
  return `Correct ${field ?? 'this line'}; the example below the field shows how rules are written.`;
}
