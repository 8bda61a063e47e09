import type Database from 'better-sqlite3';
import type { Override } from '../../crm/override.ts';
import { type CurrentIds, decideByCurrentIds } from '../../crm/overrides/current-ids.ts';
import { decideAnew, type Redecided } from '../../crm/overrides/decide-anew.ts';
import type { NewOverride, StoredOverride } from '../../crm/overrides/standing.ts';
import {
  type AddedOverride,
  insertedOverrides,
  type OverrideRow,
  storedOverrides,
} from '../rows/override-rows.ts';

/** Reads and writes decisions about accounts, within the transaction of whoever calls. */
export interface OverrideRows {
  list(workspace: string): readonly StoredOverride[];
  add(
    workspace: string,
    given: readonly NewOverride[],
  ): { readonly redecided: Redecided; readonly added: readonly AddedOverride[] };
  /** What takes the place of what, as it was found out before in the same transaction. */
  write(workspace: string, redecided: Redecided): readonly AddedOverride[];
  /** Those that are not there are passed over. */
  remove(workspace: string, numbers: readonly number[]): void;
  revision(workspace: string): number;
}

export function overrideRows(database: Database.Database, currentIds: CurrentIds): OverrideRows {
  const select = database.prepare<[string], OverrideRow>(
    'SELECT number, body FROM override WHERE workspace = ? ORDER BY number',
  );
  const insert = database.prepare<[string, string]>('INSERT INTO override (workspace, body) VALUES (?, ?)');
  const drop = database.prepare<[string, number]>('DELETE FROM override WHERE workspace = ? AND number = ?');
  const revision = database
    .prepare<[string], number>('SELECT revision FROM override_revision WHERE workspace = ?')
    .pluck();
  const grow = database.prepare<[string]>(
    `INSERT INTO override_revision (workspace, revision) VALUES (?, 1)
     ON CONFLICT (workspace) DO UPDATE SET revision = revision + 1`,
  );
  const list = (workspace: string) => storedOverrides(select.all(workspace), currentIds);
  const inserted = (workspace: string, override: Override) =>
    Number(insert.run(workspace, JSON.stringify(override)).lastInsertRowid);
  const write: OverrideRows['write'] = (workspace, redecided) => {
    for (const { earlier } of redecided.replaced) drop.run(workspace, earlier.number);
    const rows = insertedOverrides(redecided).map((one) => ({
      ...{ number: inserted(workspace, one.override), ...one },
    }));
    if (rows.length > 0) grow.run(workspace);
    return rows;
  };
  return {
    ...{ list, write },
    add(workspace, given) {
      const redecided = decideByCurrentIds(decideAnew, {
        ...{ stored: list(workspace), given, workspace, currentIds },
      });
      return { redecided, added: write(workspace, redecided) };
    },
    remove(workspace, numbers) {
      for (const number of numbers) drop.run(workspace, number);
      if (numbers.length > 0) grow.run(workspace);
    },
    revision: (workspace) => revision.get(workspace) ?? 0,
  };
}
