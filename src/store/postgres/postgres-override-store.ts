import { type CurrentIds, IDS_AS_GIVEN } from '../../crm/overrides/current-ids.ts';
import type { OverrideStore } from '../../crm/overrides/override-store.ts';
import { fallenWith } from '../../crm/review/fallen-answers.ts';
import { keptReview, REVIEW_COLUMNS, type ReviewRow } from '../rows/review-rows.ts';
import { addOverrides, listOverrides, overrideRevision, removeOverrides } from './override-rows.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { lockWorkspace } from './workspace-lock.ts';

const ANSWERS = `SELECT ${REVIEW_COLUMNS} FROM core.review WHERE workspace = $1 AND undone = 0`;
const TAKE_BACK = 'UPDATE core.review SET undone = 1 WHERE number = ANY ($1::bigint[])';

/** Decisions of people in PostgreSQL. */
export function postgresOverrideStore(
  database: PostgresDatabase,
  currentIds: CurrentIds = IDS_AS_GIVEN,
): OverrideStore {
  return {
    list: (workspace) => listOverrides(database, workspace, currentIds),
    add: (workspace, given) =>
      database.transaction(async (session) => {
        await lockWorkspace(session, 'decisions', workspace);
        return (await addOverrides(session, workspace, { given, currentIds })).redecided;
      }),
    remove: (workspace, numbers) =>
      database.transaction(async (session) => {
        await lockWorkspace(session, 'decisions', workspace);
        const listed = await listOverrides(session, workspace, currentIds);
        const removed = listed.filter(({ number }) => numbers.includes(number));
        const unknown = numbers.filter((number) => !removed.some((one) => one.number === number));
        if (unknown.length > 0 || numbers.length === 0) return unknown;
        await removeOverrides(session, workspace, numbers);
        const answers = (await session.rows<ReviewRow>(ANSWERS, [workspace])).map(keptReview);
        const decisions = removed.map(({ override }) => override);
        const fallen = fallenWith(decisions, answers).map(({ number }) => number);
        await session.rows(TAKE_BACK, [fallen]);
        return [];
      }),
    revision: (workspace) => overrideRevision(database, workspace),
  };
}
