import type Database from 'better-sqlite3';
import type { KeptReview } from '../../crm/review/review-store.ts';

/** What tells whether answers were only added since. */
interface Extent {
  readonly last: number;
  readonly undone: number;
  readonly answers: number;
}

interface Known extends Extent {
  /** By account, question and proposal, in the order in which they were given. */
  readonly standing: Map<string, KeptReview>;
}

interface Answer {
  readonly number: number;
  readonly undone: 0 | 1;
}

/**
 * The last answer to each proposal that was not taken back, in the order of their numbers. Once they were read, only what was
 * added since is read again; after an answer was taken back, all of them.
 */
export function standingAnswers<Row extends Answer>(
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
    if (before !== undefined) {
      const added = since.all(workspace, before.last);
      const isOnlyMore = now.undone === before.undone && now.answers === before.answers + added.length;
      if (isOnlyMore) return { ...now, standing: withAnswers(before.standing, added.map(keptReview)) };
    }
    const answers = since.all(workspace, 0).filter(({ undone }) => undone === 0);
    return { ...now, standing: withAnswers(new Map(), answers.map(keptReview)) };
  };
  const readAtOnce = database.transaction(read);
  return (workspace) => {
    const now = readAtOnce(workspace);
    known.set(workspace, now);
    return [...now.standing.values()];
  };
}

/** A later answer takes the place of an earlier one, at the end. */
function withAnswers(
  standing: Map<string, KeptReview>,
  answers: readonly KeptReview[],
): Map<string, KeptReview> {
  for (const answer of answers) {
    const key = JSON.stringify([answer.account, answer.question, answer.proposal]);
    standing.delete(key);
    standing.set(key, answer);
  }
  return standing;
}
