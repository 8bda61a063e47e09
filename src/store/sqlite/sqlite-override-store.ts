import type Database from 'better-sqlite3';
import { type CurrentIds, IDS_AS_GIVEN } from '../../crm/overrides/current-ids.ts';
import type { OverrideStore } from '../../crm/overrides/override-store.ts';
import type { NewOverride } from '../../crm/overrides/standing.ts';
import { fallenWith } from '../../crm/review/fallen-answers.ts';
import { keptReview, REVIEW_COLUMNS, type ReviewRow } from '../rows/review-rows.ts';
import { overrideRows } from './override-rows.ts';

/** Decisions of people in the database of core-database.ts. */
export function sqliteOverrideStore(
  database: Database.Database,
  currentIds: CurrentIds = IDS_AS_GIVEN,
): OverrideStore {
  const rows = overrideRows(database, currentIds);
  const answers = database.prepare<[string], ReviewRow>(
    `SELECT ${REVIEW_COLUMNS} FROM review WHERE workspace = ? AND undone = 0`,
  );
  const takeBack = database.prepare<[number]>('UPDATE review SET undone = 1 WHERE number = ?');
  const add = database.transaction(
    (workspace: string, given: readonly NewOverride[]) => rows.add(workspace, given).redecided,
  );
  const remove = database.transaction((workspace: string, numbers: readonly number[]) => {
    const listed = rows.list(workspace);
    const removed = listed.filter(({ number }) => numbers.includes(number));
    const unknown = numbers.filter((number) => !removed.some((one) => one.number === number));
    if (unknown.length > 0 || numbers.length === 0) return unknown;
    rows.remove(workspace, numbers);
    const decisions = removed.map(({ override }) => override);
    for (const { number } of fallenWith(decisions, answers.all(workspace).map(keptReview)))
      takeBack.run(number);
    return [];
  });
  return {
    list: async (workspace) => rows.list(workspace),
    add: async (workspace, given) => add.immediate(workspace, given),
    remove: async (workspace, numbers) => remove.immediate(workspace, numbers),
    revision: async (workspace) => rows.revision(workspace),
  };
}
