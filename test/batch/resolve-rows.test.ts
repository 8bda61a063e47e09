import { describe, expect, it } from 'vitest';
import { readingEntities } from '../../src/batch/mapping/entity-input-of.ts';
import { resultCells } from '../../src/batch/output/result-columns.ts';
import { type ResolvedRow, resolveRows, UnreadableRows } from '../../src/batch/resolve-rows.ts';
import { askAboutRows } from '../../src/batch/row-jobs.ts';
import type { RowResult } from '../../src/batch/row-result.ts';
import type { FollowUp } from '../../src/contract/combined.ts';
import { nameFieldOf } from '../../src/engine/name-field.ts';
import type { InputRow } from '../../src/tabular/input-row.ts';
import { mintCoreId } from '../../src/universe/core-id.ts';
import { company } from '../builders.ts';
import { smallEngine } from '../engine/small-engine.ts';

const UNIVERSE = [
  company({ source: 'starter', id: 'zymergen', name: 'Zymergen', website: 'zymergen.com', country: 'US' }),
];

describe('askAboutRows', () => {
  const asked = async (core_id: string, followUp: FollowUp) => {
    const ror = company({ source: 'ror', id: 'z', name: 'Zymergen', website: 'zymergen.com', country: 'US' });
    const { service } = smallEngine([...UNIVERSE, ror]);
    const [result] = await askAboutRows(service, [{ input: { core_id } }], { followUps: [followUp] });
    return resultCells(result as RowResult);
  };

  it.each(['firmographics', 'resolve-parent'] as const)(
    'tells by %s who the company of an id is',
    async (one) => {
      expect(await asked(mintCoreId('starter:zymergen'), one)).toMatchObject({
        ...{ core_outcome: 'matched', core_trading_name: 'Zymergen', core_website: 'zymergen.com' },
        ...{ core_country: 'US', core_identity_type: 'trading_entity' },
      });
    },
  );

  it('tells an id that leads to another one, and one that is none', async () => {
    const given = [mintCoreId('starter:zymergen'), mintCoreId('ror:z')];
    const cells = await Promise.all(given.map((id) => asked(id, 'firmographics')));
    const [now] = cells.map(({ core_id }) => core_id);
    const former = given.find((id) => id !== now);
    expect(new Set(cells.map(({ core_reasoning }) => core_reasoning))).toEqual(
      new Set([
        'The row names this entity by its core_id.',
        `The row names this entity by the core_id ${former}, which leads to ${now} now: both are one company.`,
      ]),
    );
    expect((await asked('abc', 'firmographics')).core_error).toBe(
      'abc is no core_id: it has ten digits and the first is not 0.',
    );
  });
});

describe('resolveRows', () => {
  it('yields every row with what was asked about it and the answer as it is typed', async () => {
    const [found, missing, empty] = await allOf(rowsOf(['Zymergen', 'Unheard Of Qx', '']));
    expect(found).toMatchObject({ row: { number: 1 }, input: { trading_name: 'Zymergen' } });
    expect(found?.result).toMatchObject({
      outcome: 'matched',
      record: { identity_resolution_confidence: 'HIGH' },
      extended: { sources: ['starter:zymergen'] },
    });
    expect(missing?.result).toMatchObject({ outcome: 'no_match', record: { core_id: null } });
    expect(empty?.input).toBeUndefined();
    expect(empty?.result).toEqual({
      outcome: 'invalid',
      problem: 'line 4: no value in any mapped column',
    });
  });

  it('yields the rows before the place where the table breaks off, then says what broke', async () => {
    const reason = new Error('the file breaks off here');
    const seen: ResolvedRow[] = [];
    const reading = allOf(rowsOf(['Zymergen', 'Zymergen'], reason), seen);
    const error = await reading.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreadableRows);
    expect(error).toMatchObject({ reason });
    expect(seen.map(({ result }) => result.outcome)).toEqual(['matched', 'matched']);
  });

  it('reads no further when nobody takes more rows', async () => {
    let read = 0;
    async function* counted() {
      for await (const row of rowsOf(Array(5_000).fill('Zymergen'))) {
        read++;
        yield row;
      }
    }
    for await (const group of resolveRows(optionsOf(counted()))) {
      expect(group).toHaveLength(1);
      break;
    }
    expect(read).toBeLessThan(5_000);
  });
});

describe('askAboutRows', () => {
  it('gives results in the order of the requests, and asks nothing when there are none', async () => {
    const { service } = smallEngine(UNIVERSE);
    const bodies = ['Unheard Of Qx', 'Zymergen'].map((trading_name) => ({ input: { trading_name } }));
    const results = await askAboutRows(service, bodies);
    expect(results.map(({ outcome }) => outcome)).toEqual(['no_match', 'matched']);
    expect(await askAboutRows(service, [])).toEqual([]);
  });
});

async function allOf(rows: AsyncIterable<InputRow>, seen: ResolvedRow[] = []) {
  for await (const group of resolveRows(optionsOf(rows))) seen.push(...group);
  return seen;
}

function optionsOf(rows: AsyncIterable<InputRow>) {
  return {
    service: smallEngine(UNIVERSE).service,
    table: { columns: ['Account'], rows },
    ...{ read: readingEntities({ name: [0] }, { nameFieldOf }), concurrency: 1 },
    signal: new AbortController().signal,
  };
}

/** A table of names; with an error it breaks off after them. */
async function* rowsOf(names: readonly string[], broken?: Error): AsyncGenerator<InputRow> {
  for (const [at, name] of names.entries()) yield { number: at + 1, line: at + 2, cells: [name] };
  if (broken !== undefined) throw broken;
}
