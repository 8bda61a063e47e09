import { expect, it } from 'vitest';
import { overlapping } from '../../src/connectors/overlap.ts';
import type { CrmCursor, CrmRow } from '../../src/contract/crm-connection.ts';
import type { CrmSystem } from '../../src/contract/crm-system.ts';
import { heldCrm } from './held-crm.ts';

it('gives rows that show up late, and none twice', async () => {
  const rows: CrmRow[] = [row('a', 1), row('b', 9)];
  const crm = overlapping(systemOf(rows), { overlapMs: 10 * 60_000, now: () => minute(12) });
  expect(await idsOf(crm)).toEqual(['a', 'b']);
  rows.splice(1, 0, row('late', 5));
  rows.push(row('c', 12));
  const after = { id: 'b', modified: row('b', 9).modified };
  expect(await idsOf(crm, after)).toEqual(['late', 'c']);
  rows.push(row('a', 13));
  expect(await idsOf(crm, after)).toEqual(['a']);
});

it('gives the last minutes again to a connection that was opened anew', async () => {
  const rows = [row('a', 1), row('b', 20), row('c', 25)];
  const crm = overlapping(systemOf(rows), { overlapMs: 10 * 60_000, now: () => minute(12) });
  expect(await idsOf(crm, { id: 'c', modified: row('c', 25).modified })).toEqual(['b', 'c']);
});

it('asks no more for minutes that were over when they were read last, with the memory of another connection', async () => {
  const rows = [row('a', 1), row('b', 9)];
  const asked: (string | undefined)[] = [];
  const memory = new Map();
  let now = minute(12);
  const read = () =>
    idsOf(overlapping(systemOf(rows, asked), { overlapMs: 10 * 60_000, now: () => now, memory }), {
      id: 'b',
      modified: row('b', 9).modified,
    });
  expect(await read()).toEqual(['a', 'b']);
  expect(await read()).toEqual([]);
  now = minute(60);
  expect(await read()).toEqual([]);
  rows.push(row('c', 70));
  expect(await read()).toEqual(['c']);
  const started = [-1, -1, -1, 9].map((at) => new Date(minute(at)).toISOString());
  expect(asked).toEqual(started);
});

function minute(number: number): number {
  return Date.parse('2026-01-01T00:00:00.000Z') + number * 60_000;
}

function row(id: string, at: number): CrmRow {
  return { id, modified: new Date(minute(at)).toISOString(), fields: {} };
}

function systemOf(rows: readonly CrmRow[], asked: (string | undefined)[] = []): CrmSystem {
  const unused = () => Promise.reject(new Error('not asked for'));
  return {
    ...heldCrm({}).crm,
    accountsObject: unused,
    look: unused,
    fields: unused,
    async *changed({ after }) {
      asked.push(after?.modified);
      yield rows.filter(
        ({ id, modified }) => after === undefined || `${modified} ${id}` > `${after.modified} ${after.id}`,
      );
    },
  };
}

async function idsOf(crm: CrmSystem, after?: CrmCursor): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const page of crm.changed({ object: 'x', fields: [], ...(after && { after }) }))
    ids.push(...page.map(({ id }) => id));
  return ids;
}
