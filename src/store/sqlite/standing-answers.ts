import type Database from 'better-sqlite3';
import type { KeptReview } from '../../crm/review/review-store.ts';
import { type Extent, type Known, standingOf, withAdded } from '../rows/standing-answers.ts';

/**
 * The last answer to each proposal that was not taken back, in the order of their numbers. Once they were read, only what was
 * added since is read again; after an answer was taken back, all of them.
 */
export function standingAnswers<Row>(
  database: Database.Database,
  { columns, keptReview }: { readonly columns: string; readonly keptReview: (row: Row) => KeptReview },
): (workspace: string) => readonly KeptReview[] {
  const extent = database.prepare<[string], Extent>(
    'SELECT ifnull(max(number), 0) AS last, total(undone) AS undone, count(*) AS answers FROM review WHERE workspace = ?',
  );
  const since = database.prepare<[string, number], Row>(
    `SELECT ${columns} FROM review WHERE workspace = ? AND number > ? ORDER BY number`,
  );
  const known = new Map<string, Known>();
  const read = (workspace: string) => {
    const now = extent.get(workspace) ?? { last: 0, undone: 0, answers: 0 };
    const before = known.get(workspace);
    const added = before && since.all(workspace, before.last).map(keptReview);
    const grown = before && added && withAdded(before, now, added);
    return grown ?? standingOf(now, since.all(workspace, 0).map(keptReview));
  };
  const readAtOnce = database.transaction(read);
  return (workspace) => {
    const now = readAtOnce(workspace);
    known.set(workspace, now);
    return [...now.standing.values()];
  };
}
