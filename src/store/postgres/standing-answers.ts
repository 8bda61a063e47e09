import type { KeptReview } from '../../crm/review/review-store.ts';
import { keptReview, REVIEW_COLUMNS, type ReviewRow } from '../rows/review-rows.ts';
import { type Extent, type Known, standingOf, withAdded } from '../rows/standing-answers.ts';
import type { PostgresDatabase, Session } from './postgres-database.ts';

const EXTENT = `SELECT coalesce(max(number), 0) AS last, coalesce(sum(undone), 0)::bigint AS undone, count(*) AS answers
  FROM core.review WHERE workspace = $1`;
const SINCE = `SELECT ${REVIEW_COLUMNS} FROM core.review WHERE workspace = $1 AND number > $2 AND number <= $3 ORDER BY number`;

/**
 * The last answer to each proposal that was not taken back, in the order of their numbers. Once they were read, only what was
 * added since is read again; after an answer was taken back, all of them.
 */
export function standingAnswers(
  database: PostgresDatabase,
): (workspace: string) => Promise<readonly KeptReview[]> {
  const known = new Map<string, Known>();
  return async (workspace) => {
    const now = await database.transaction((session) =>
      readStanding(session, workspace, known.get(workspace)),
    );
    known.set(workspace, now);
    return [...now.standing.values()];
  };
}

async function readStanding(session: Session, workspace: string, before: Known | undefined): Promise<Known> {
  // What is read next may be of later: no further than to the last number of this moment.
  const [now = { last: 0, undone: 0, answers: 0 }] = await session.rows<Extent>(EXTENT, [workspace]);
  const since = async (last: number) =>
    (await session.rows<ReviewRow>(SINCE, [workspace, last, now.last])).map(keptReview);
  const grown = before && withAdded(before, now, await since(before.last));
  return grown ?? standingOf(now, await since(0));
}
