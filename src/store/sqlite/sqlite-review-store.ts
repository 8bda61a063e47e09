import type Database from 'better-sqlite3';
import { type CurrentIds, IDS_AS_GIVEN } from '../../crm/overrides/current-ids.ts';
import type {
  KeptReview,
  NewReview,
  ReviewClaim,
  ReviewHolder,
  ReviewStore,
  ReviewSubject,
} from '../../crm/review/review-store.ts';
import {
  Changed,
  keptReview,
  REVIEW_COLUMNS,
  type ReviewRow,
  requireLast,
  reviewTexts,
} from '../rows/review-rows.ts';
import { type OverrideRows, overrideRows } from './override-rows.ts';
import { isOwnerAlive } from './process-owner.ts';
import { standingAnswers } from './standing-answers.ts';

/** Answers of people in the database of core-database.ts. */
export function sqliteReviewStore(
  database: Database.Database,
  holder: ReviewHolder,
  currentIds: CurrentIds = IDS_AS_GIVEN,
): ReviewStore {
  const rows = overrideRows(database, currentIds);
  const standing = standingAnswers(database, { columns: REVIEW_COLUMNS, keptReview });
  const history = database.prepare<[string, number], ReviewRow>(
    `SELECT ${REVIEW_COLUMNS} FROM review WHERE workspace = ? ORDER BY number DESC LIMIT ?`,
  );
  const last = database.prepare<[string, string, string], ReviewRow>(
    `SELECT ${REVIEW_COLUMNS} FROM review WHERE workspace = ? AND account = ? AND question = ? AND undone = 0
     ORDER BY number DESC LIMIT 1`,
  );
  const insert = database.prepare(
    `INSERT INTO review (workspace, batch, account, question, person, body, changed)
     VALUES (@workspace, @batch, @account, @question, @by, @body, @changed)`,
  );
  const revision = database.prepare<[string], { last: number; undone: number }>(
    'SELECT ifnull(max(number), 0) AS last, total(undone) AS undone FROM review WHERE workspace = ?',
  );
  const nextBatch = database.prepare<[], number>('SELECT ifnull(max(batch), 0) + 1 FROM review').pluck();
  const keep = database.transaction((workspace: string, given: readonly NewReview[]) => {
    const batch = nextBatch.get() ?? 1;
    const overrides = given.flatMap(({ override }, at) =>
      override === undefined ? [] : [{ override, line: at + 1 }],
    );
    const added = new Map(rows.add(workspace, overrides).added.map((one) => [one.override, one]));
    for (const { review, override } of given) {
      const made = override === undefined ? undefined : added.get(override);
      const { account, question, by } = review;
      insert.run({
        ...{ workspace, batch, account, question, by },
        ...reviewTexts({ review, override }, made),
      });
    }
    return given.length === 0 ? 0 : batch;
  });
  return {
    standing: async (workspace) => standing(workspace),
    history: async (workspace, limit) => history.all(workspace, limit).map(keptReview),
    keep: async (workspace, given) => keep.immediate(workspace, given),
    ...undoing(database, rows),
    async revision(workspace) {
      const { last, undone } = revision.get(workspace) ?? { last: 0, undone: 0 };
      return `${last}.${undone}.${rows.revision(workspace)}`;
    },
    ...claiming(database, holder, (workspace, { account, question }) => {
      const row = last.get(workspace, account, question);
      return row === undefined ? undefined : keptReview(row);
    }),
  };
}

function undoing(
  database: Database.Database,
  rows: OverrideRows,
): Pick<ReviewStore, 'undoLast' | 'lastKept'> {
  const lastBatch = database.prepare<[string, string], ReviewRow>(
    `SELECT ${REVIEW_COLUMNS} FROM review WHERE batch = (
       SELECT max(batch) FROM review WHERE workspace = ? AND person = ? AND undone = 0) AND undone = 0 ORDER BY number`,
  );
  const takeBack = database.prepare<[number]>('UPDATE review SET undone = 1 WHERE number = ?');
  const undo = database.transaction((workspace: string, by: string, batch: number) => {
    const undone = lastBatch.all(workspace, by);
    requireLast(undone, batch);
    const changes = undone.map(({ changed }) => Changed.parse(JSON.parse(changed)));
    rows.remove(
      workspace,
      changes.flatMap(({ added }) => added),
    );
    const before = changes.flatMap(({ replaced }) => replaced.map((override) => ({ override })));
    if (before.length > 0) rows.add(workspace, before);
    for (const { number } of undone) takeBack.run(number);
    return undone.map((row) => ({ ...keptReview(row), isUndone: true }));
  });
  return {
    undoLast: async (workspace, by, batch) => undo.immediate(workspace, by, batch),
    lastKept: async (workspace, by) => lastBatch.all(workspace, by).map(keptReview),
  };
}

function claiming(
  database: Database.Database,
  { owner, leaseMs }: ReviewHolder,
  lastOf: (workspace: string, subject: ReviewSubject) => KeptReview | undefined,
): Pick<ReviewStore, 'claim' | 'release'> {
  const holder = database
    .prepare<[string, string], string>(
      `SELECT owner FROM review_lease
       WHERE workspace = ? AND account = ? AND ifnull(held_until > unixepoch('subsec') * 1000, TRUE)`,
    )
    .pluck();
  const give = database
    .prepare<[string, string, string, number | null], number | null>(
      `REPLACE INTO review_lease (workspace, account, owner, held_until)
       VALUES (?, ?, ?, CAST(unixepoch('subsec') * 1000 + ? AS INTEGER)) RETURNING held_until`,
    )
    .pluck();
  const drop = database.prepare<[string]>('DELETE FROM review_lease WHERE owner = ?');
  const claim = database.transaction((workspace: string, subject: ReviewSubject): ReviewClaim => {
    drop.run(owner);
    const other = holder.get(workspace, subject.account);
    const isOurs = other === undefined || !isOwnerAlive(other);
    const heldUntil = isOurs ? give.get(workspace, subject.account, owner, leaseMs) : null;
    return { isOurs, heldUntil: heldUntil ?? null, standing: lastOf(workspace, subject) };
  });
  return {
    claim: async (workspace, subject) => claim.immediate(workspace, subject),
    release: async () => void drop.run(owner),
  };
}
