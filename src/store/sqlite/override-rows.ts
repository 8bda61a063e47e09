import type Database from 'better-sqlite3';
import { Override } from '../../crm/override.ts';
import { decideAnew, type Redecided } from '../../crm/overrides/decide-anew.ts';
import type { NewOverride, StoredOverride } from '../../crm/overrides/standing.ts';

/** A decision that was added, the number it got, and the one about the same that it replaced. */
export interface AddedOverride {
  readonly number: number;
  readonly override: Override;
  readonly replaced: Override | undefined;
}

/** Reads and writes decisions about accounts, within the transaction of whoever calls. */
export interface OverrideRows {
  list(workspace: string): StoredOverride[];
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

interface OverrideRow {
  readonly number: number;
  readonly body: string;
}

export function overrideRows(database: Database.Database): OverrideRows {
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
  const list = (workspace: string) => select.all(workspace).map(storedOverride);
  const inserted = (workspace: string, override: Override) =>
    Number(insert.run(workspace, JSON.stringify(override)).lastInsertRowid);
  const write: OverrideRows['write'] = (workspace, { added, replaced }) => {
    for (const { earlier } of replaced) drop.run(workspace, earlier.number);
    const rows = [
      ...replaced.map(({ earlier, later }) => ({ ...later, replaced: earlier.override })),
      ...added.map((standing) => ({ ...standing, replaced: undefined })),
    ].map(({ override, replaced: before }) => ({
      ...{ number: inserted(workspace, override), override, replaced: before },
    }));
    if (rows.length > 0) grow.run(workspace);
    return rows;
  };
  return {
    ...{ list, write },
    add(workspace, given) {
      const redecided = decideAnew(list(workspace), given, workspace);
      return { redecided, added: write(workspace, redecided) };
    },
    remove(workspace, numbers) {
      for (const number of numbers) drop.run(workspace, number);
      if (numbers.length > 0) grow.run(workspace);
    },
    revision: (workspace) => revision.get(workspace) ?? 0,
  };
}

function storedOverride({ number, body }: OverrideRow): StoredOverride {
  return { number, override: Override.parse(JSON.parse(body)) };
}
