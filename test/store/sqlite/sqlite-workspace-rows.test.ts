import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { WorkspaceRow, WorkspaceRows } from '../../../src/jobs/workspace-rows.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteWorkspaceRows } from '../../../src/store/sqlite/sqlite-workspace-rows.ts';
import { SHARED_TABLES, WORKSPACE_TABLES } from '../../../src/store/sqlite/workspace-tables.ts';
import { tempPath } from '../../temp-folder.ts';

/** A database with one row of each of two workspaces in every table, all of their values told apart. */
function filled() {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  database.pragma('foreign_keys = OFF');
  for (const { table, where, json, times } of WORKSPACE_TABLES)
    for (const workspace of where.includes("'default'") ? ['default'] : ['default', 'theirs']) {
      const columns = database
        .prepare<[string], { name: string; type: string }>('SELECT name, type FROM pragma_table_info(?)')
        .all(table);
      const value = ({ name, type }: { name: string; type: string }) => {
        if (name === 'workspace') return workspace;
        if (name === 'delivery_id') return `${workspace} delivery.id`;
        if (name === 'bulk') return `${workspace} bulk.id`;
        if (json.includes(name)) return JSON.stringify({ of: `${workspace} ${table}.${name}` });
        if (times.includes(name)) return 1000;
        return type === 'TEXT' ? `${workspace} ${table}.${name}` : workspace.length;
      };
      database
        .prepare(`INSERT INTO ${table} VALUES (${columns.map(() => '?').join(', ')})`)
        .run(...columns.map(value));
    }
  return { database, rows: sqliteWorkspaceRows(database) };
}

async function all(rows: WorkspaceRows, workspace: string): Promise<readonly WorkspaceRow[]> {
  const told = [];
  for await (const row of rows.rows(workspace, async () => [])) told.push(row);
  return told;
}

describe('the tables of workspaces', () => {
  it('are all those with a workspace in them, and others that are told apart by it', () => {
    const { database } = filled();
    const all = database
      .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .pluck()
      .all();
    const known = [...WORKSPACE_TABLES.map(({ table }) => table), ...SHARED_TABLES];
    expect(all.sort()).toEqual(known.sort());
  });

  it('have the columns that are told otherwise', () => {
    const { database } = filled();
    for (const { table, withheld, json, times } of WORKSPACE_TABLES) {
      const columns = database
        .prepare<[string], string>('SELECT name FROM pragma_table_info(?)')
        .pluck()
        .all(table);
      const named = [...withheld.filter((column) => column !== 'workspace'), ...json, ...times];
      expect(named.filter((column) => !columns.includes(column))).toEqual([]);
    }
  });
});

describe('what is kept of a workspace', () => {
  it('is told row by row, and nothing of others, no secret and no lease', async () => {
    const { rows } = filled();
    const told = await all(rows, 'theirs');
    const kinds = WORKSPACE_TABLES.flatMap(({ kind }) => (kind === null ? [] : [kind]));
    expect(told.map(({ type }) => type)).toEqual(kinds);
    const text = JSON.stringify(told);
    expect(text).not.toMatch(/default |hash|sealed|lease|"workspace"/);
    expect(told.find(({ type }) => type === 'ticket')).toMatchObject({
      crm_id: 'theirs ticket.crm_id',
      decisions: { of: 'theirs ticket.decisions' },
      created_at: '1970-01-01T00:00:01.000Z',
    });
  });

  it('is told to people by every kind of line', () => {
    const page = readFileSync(new URL('../../../docs/workspaces.md', import.meta.url), 'utf8');
    const kinds = WORKSPACE_TABLES.flatMap(({ kind }) => kind ?? []);
    expect(kinds.filter((kind) => !new RegExp(`^\\| .*\`${kind}\`.* \\|`, 'm').test(page))).toEqual([]);
  });

  it('is counted by kind, its runs too', async () => {
    const { rows } = filled();
    const counts = { job: 1, run: 1, ticket: 1, webhook_attempt: 1, bulk: 1 };
    expect(await rows.counts('theirs')).toMatchObject({ ...counts, bulk_rows: 'theirs'.length });
    expect(await rows.counts('default')).toMatchObject({ job: 1, run: 1 });
    expect([await rows.counts('nobody'), await rows.names()]).toEqual([{}, ['default', 'theirs']]);
    expect(await Promise.all(['default', 'theirs', 'nobody'].map(rows.isKnown))).toEqual([true, true, false]);
  });

  it('is gone when it was deleted, and all else is there', async () => {
    const { database, rows } = filled();
    const before = await all(rows, 'default');
    await rows.remove('theirs');
    expect(await all(rows, 'theirs')).toEqual([]);
    expect(await all(rows, 'default')).toEqual(before);
    expect(await rows.names()).toEqual(['default']);
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    const dump = database.serialize().toString('latin1');
    expect([dump.includes('theirs'), dump.includes('default ticket.feedback')]).toEqual([false, true]);
  });
});
