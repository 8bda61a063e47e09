import { type CurrentIds, decideByCurrentIds } from '../../crm/overrides/current-ids.ts';
import { decideAnew, type Redecided } from '../../crm/overrides/decide-anew.ts';
import type { NewOverride, StoredOverride } from '../../crm/overrides/standing.ts';
import {
  type AddedOverride,
  insertedOverrides,
  type OverrideRow,
  storedOverrides,
} from '../rows/override-rows.ts';
import { given as givenRows } from './given-rows.ts';
import type { Session, Statements } from './postgres-database.ts';

const BODY = { text: ['body'] } as const;
const INSERT = `INSERT INTO core.override (workspace, body)
  SELECT $2, body FROM ${givenRows(BODY)} ORDER BY given.at RETURNING number`;
const GROW = `INSERT INTO core.override_revision (workspace, revision) VALUES ($1, 1)
  ON CONFLICT (workspace) DO UPDATE SET revision = override_revision.revision + 1`;
const DROP = 'DELETE FROM core.override WHERE workspace = $1 AND number = ANY ($2::bigint[])';

/** Oldest first. */
export async function listOverrides(
  asked: Statements,
  workspace: string,
  currentIds: CurrentIds,
): Promise<readonly StoredOverride[]> {
  const rows = await asked.rows<OverrideRow>(
    'SELECT number, body FROM core.override WHERE workspace = $1 ORDER BY number',
    [workspace],
  );
  return storedOverrides(rows, currentIds);
}

/** Adds decisions in a transaction that holds the lock of the decisions of the workspace, as the others do. */
export async function addOverrides(
  session: Session,
  workspace: string,
  { given, currentIds }: { readonly given: readonly NewOverride[]; readonly currentIds: CurrentIds },
): Promise<{ readonly redecided: Redecided; readonly added: readonly AddedOverride[] }> {
  const stored = await listOverrides(session, workspace, currentIds);
  const redecided = decideByCurrentIds(decideAnew, { stored, given, workspace, currentIds });
  return { redecided, added: await writeOverrides(session, workspace, redecided) };
}

/** What takes the place of what, as it was found out before in the same transaction. */
export async function writeOverrides(
  session: Session,
  workspace: string,
  redecided: Redecided,
): Promise<readonly AddedOverride[]> {
  const inserted = insertedOverrides(redecided);
  if (inserted.length === 0) return [];
  const earlier = redecided.replaced.map((one) => one.earlier.number);
  await session.rows(DROP, [workspace, earlier]);
  const bodies = inserted.map(({ override }) => JSON.stringify(override));
  const rows = await session.rows<{ number: number }>(INSERT, [bodies, workspace]);
  const numbers = rows.map(({ number }) => number).sort((a, b) => a - b);
  await session.rows(GROW, [workspace]);
  return inserted.map((one, at) => ({ ...one, number: numbers[at] ?? 0 }));
}

/** Those that are not there are passed over. */
export async function removeOverrides(
  session: Session,
  workspace: string,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  await session.rows(DROP, [workspace, numbers]);
  await session.rows(GROW, [workspace]);
}

/** Grows with each change; 0 when nothing was ever decided. */
export async function overrideRevision(asked: Statements, workspace: string): Promise<number> {
  const [row] = await asked.rows<{ revision: number }>(
    'SELECT revision FROM core.override_revision WHERE workspace = $1',
    [workspace],
  );
  return row?.revision ?? 0;
}
