import { type CurrentIds, IDS_AS_GIVEN } from '../../crm/overrides/current-ids.ts';
import type { NewReview, ReviewHolder, ReviewStore } from '../../crm/review/review-store.ts';
import {
  Changed,
  keptReview,
  REVIEW_COLUMNS,
  type ReviewRow,
  requireLast,
  reviewTexts,
} from '../rows/review-rows.ts';
import { isOwnerAlive } from '../sqlite/process-owner.ts';
import { arraysOf, given } from './given-rows.ts';
import { addOverrides, overrideRevision, removeOverrides } from './override-rows.ts';
import type { PostgresDatabase, Session } from './postgres-database.ts';
import { standingAnswers } from './standing-answers.ts';
import { lockWorkspace } from './workspace-lock.ts';

const SELECT = `SELECT ${REVIEW_COLUMNS} FROM core.review`;
const ANSWER = { text: ['account', 'question', 'person', 'body', 'changed'] } as const;
const INSERT = `INSERT INTO core.review (workspace, batch, account, question, person, body, changed)
  SELECT $6, (SELECT nextval('core.review_batch')), account, question, person, body, changed
  FROM ${given(ANSWER)} ORDER BY given.at RETURNING batch`;
const REVISION = `SELECT coalesce(max(number), 0) AS last, coalesce(sum(undone), 0)::bigint AS undone
  FROM core.review WHERE workspace = $1`;
const LAST_BATCH = `${SELECT} WHERE batch = (
  SELECT max(batch) FROM core.review WHERE workspace = $1 AND person = $2 AND undone = 0) AND undone = 0 ORDER BY number`;
const LAST = `${SELECT} WHERE workspace = $1 AND account = $2 AND question = $3 AND undone = 0 ORDER BY number DESC LIMIT 1`;
const HOLDER = `SELECT owner FROM core.review_lease
  WHERE workspace = $1 AND account = $2 AND coalesce(held_until > core.now_ms(), true)`;
const GIVE = `INSERT INTO core.review_lease (workspace, account, owner, held_until)
  VALUES ($1, $2, $3, core.now_ms() + $4::bigint)
  ON CONFLICT (workspace, account) DO UPDATE SET owner = excluded.owner, held_until = excluded.held_until
  RETURNING held_until AS until`;
const DROP = 'DELETE FROM core.review_lease WHERE owner = $1';

/** Answers of people in PostgreSQL. */
export function postgresReviewStore(
  database: PostgresDatabase,
  holder: ReviewHolder,
  currentIds: CurrentIds = IDS_AS_GIVEN,
): ReviewStore {
  return {
    standing: standingAnswers(database),
    async history(workspace, limit) {
      const sql = `${SELECT} WHERE workspace = $1 ORDER BY number DESC LIMIT $2`;
      return (await database.rows<ReviewRow>(sql, [workspace, limit])).map(keptReview);
    },
    keep: (workspace, reviews) =>
      database.transaction((session) => keep(session, workspace, { reviews, currentIds })),
    ...undoing(database, currentIds),
    async revision(workspace) {
      const [row] = await database.rows<{ last: number; undone: number }>(REVISION, [workspace]);
      const { last, undone } = row ?? { last: 0, undone: 0 };
      return `${last}.${undone}.${await overrideRevision(database, workspace)}`;
    },
    ...claiming(database, holder),
  };
}

async function keep(
  session: Session,
  workspace: string,
  { reviews, currentIds }: { readonly reviews: readonly NewReview[]; readonly currentIds: CurrentIds },
): Promise<number> {
  await lockWorkspace(session, 'decisions', workspace);
  const overrides = reviews.flatMap(({ override }, at) =>
    override === undefined ? [] : [{ override, line: at + 1 }],
  );
  const { added } = await addOverrides(session, workspace, { given: overrides, currentIds });
  const byOverride = new Map(added.map((one) => [one.override, one]));
  const rows = reviews.map((one) => {
    const { account, question, by: person } = one.review;
    const made = one.override === undefined ? undefined : byOverride.get(one.override);
    return { account, question, person, ...reviewTexts(one, made) };
  });
  if (rows.length === 0) return 0;
  const [kept] = await session.rows<{ batch: number }>(INSERT, [...arraysOf(ANSWER, rows), workspace]);
  return kept?.batch ?? 0;
}

function undoing(
  database: PostgresDatabase,
  currentIds: CurrentIds,
): Pick<ReviewStore, 'undoLast' | 'lastKept'> {
  return {
    undoLast: (workspace, by, batch) =>
      database.transaction(async (session) => {
        await lockWorkspace(session, 'decisions', workspace);
        const undone = await session.rows<ReviewRow>(LAST_BATCH, [workspace, by]);
        requireLast(undone, batch);
        const changes = undone.map(({ changed }) => Changed.parse(JSON.parse(changed)));
        const numbers = changes.flatMap(({ added }) => added);
        await removeOverrides(session, workspace, numbers);
        const before = changes.flatMap(({ replaced }) => replaced.map((override) => ({ override })));
        if (before.length > 0) await addOverrides(session, workspace, { given: before, currentIds });
        const takeBack = 'UPDATE core.review SET undone = 1 WHERE number = ANY ($1::bigint[])';
        await session.rows(takeBack, [undone.map(({ number }) => number)]);
        return undone.map((row) => ({ ...keptReview(row), isUndone: true }));
      }),
    lastKept: async (workspace, by) =>
      (await database.rows<ReviewRow>(LAST_BATCH, [workspace, by])).map(keptReview),
  };
}

function claiming(
  database: PostgresDatabase,
  { owner, leaseMs }: ReviewHolder,
): Pick<ReviewStore, 'claim' | 'release'> {
  return {
    claim: (workspace, { account, question }) =>
      database.transaction(async (session) => {
        await lockWorkspace(session, 'reviews', workspace);
        await session.rows(DROP, [owner]);
        const [other] = await session.rows<{ owner: string }>(HOLDER, [workspace, account]);
        const isOurs = other === undefined || !isOwnerAlive(other.owner);
        const [held] = isOurs
          ? await session.rows<{ until: number | null }>(GIVE, [workspace, account, owner, leaseMs])
          : [];
        const [last] = await session.rows<ReviewRow>(LAST, [workspace, account, question]);
        const standing = last === undefined ? undefined : keptReview(last);
        return { isOurs, heldUntil: held?.until ?? null, standing };
      }),
    release: async () => void (await database.rows(DROP, [owner])),
  };
}
