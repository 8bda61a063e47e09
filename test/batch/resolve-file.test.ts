import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { readingEntities } from '../../src/batch/mapping/entity-input-of.ts';
import { proposeMapping } from '../../src/batch/mapping/propose-mapping.ts';
import { sampleRows } from '../../src/batch/mapping/sample-rows.ts';
import { fileSink, type OutputSink } from '../../src/batch/output/output-file.ts';
import { rowFormat } from '../../src/batch/output/output-rows.ts';
import { resultColumns } from '../../src/batch/output/result-columns.ts';
import { BrokenInput, type ResolveFileOptions, resolveFile } from '../../src/batch/resolve-file.ts';
import { rowKey } from '../../src/batch/run-store.ts';
import { CoreError } from '../../src/contract/errors.ts';
import type { Service } from '../../src/contract/service.ts';
import { nameFieldOf } from '../../src/engine/name-field.ts';
import { openInput } from '../../src/tabular/read-input.ts';
import { company } from '../builders.ts';
import { type SmallEngine, smallEngine } from '../engine/small-engine.ts';
import { tempPath } from '../temp-folder.ts';

const UNIVERSE = [
  company({
    source: 'starter',
    id: 'zymergen',
    name: 'Zymergen',
    legalName: 'Zymergen Inc',
    website: 'zymergen.com',
    country: 'US',
  }),
  company({ source: 'ror', id: '1', name: 'First Bank', country: 'US', city: 'Dallas' }),
  company({ source: 'ror', id: '2', name: 'First Bank', country: 'US', city: 'Dayton' }),
];
const ACCOUNTS = [
  'Account,Website,Country,Note',
  'Zymergen Inc.,https://zymergen.com,US,"a, b"',
  'First Bank,,US,',
  'Unheard Of Qx,,DE,=1+1',
  ',,,nothing here',
  'too,many,cells,in,this,row',
  'ZYMERGEN,,,last',
  '',
].join('\n');

describe('resolveFile', () => {
  it('writes one row for each input row, in order, whatever became of it', async () => {
    const { rows, summary } = await resolved(ACCOUNTS);
    expect(rows.map((row) => [row.Note, row.core_outcome])).toEqual([
      ['a, b', 'matched'],
      ['', 'ambiguous'],
      ['=1+1', 'no_match'],
      ['nothing here', 'invalid'],
      ['in', 'invalid'],
      ['last', 'matched'],
    ]);
    expect(summary).toMatchObject({
      rows: 6,
      outcomes: { matched: 2, ambiguous: 1, no_match: 1, invalid: 2, failed: 0, created: 0 },
    });
  });

  it('leaves every column of the input as it was, and fills its own', async () => {
    const { rows } = await resolved(ACCOUNTS);
    const [first, , , , long] = rows;
    expect(first).toMatchObject({ Account: 'Zymergen Inc.', Website: 'https://zymergen.com', Country: 'US' });
    expect(first).toMatchObject({
      core_legal_name: 'Zymergen Inc',
      core_sources: 'starter:zymergen',
      core_confidence: 'HIGH',
      core_error: '',
    });
    expect(long?.core_error).toContain('line 6');
    expect(long?.core_error).toContain('row');
  });

  it('says of a row which of its cells have lost characters, and matches it all the same', async () => {
    const { rows } = await resolved(
      'Account,Website,Note\nZymergen,zymergen.com,M\uFFFDller\nZymergen,,fine\n',
    );
    expect(rows.map((row) => [row.core_outcome, row.core_error])).toEqual([
      ['matched', 'line 2: characters of "Note" were lost; see --encoding'],
      ['matched', ''],
    ]);
  });

  it('says of a row which of its cells were read in another encoding, and how they were taken', async () => {
    const { rows } = await resolved('Account,Note\nZymergen,MÃ¼ller\nZymergen,Müller\n');
    expect(rows.map((row) => [row.core_outcome, row.core_error])).toEqual([
      [
        'matched',
        'line 2: "Note" was UTF-8 and has been read as another encoding; "MÃ¼ller" was taken for "Müller"',
      ],
      ['matched', ''],
    ]);
    expect(rows[0]?.Note).toBe('MÃ¼ller');
  });

  it('gives an ambiguous row no id, and names its candidates', async () => {
    const { rows } = await resolved(ACCOUNTS);
    expect(rows[1]?.core_id).toBe('');
    expect(rows[1]?.core_candidates?.split(' | ')).toHaveLength(2);
  });

  it('creates no jobs for rows that cannot be asked about', async () => {
    const { engine } = await resolved(ACCOUNTS);
    const created = await engine.service.create(
      'entity-resolution',
      [4, 5].map((row) => ({ body: { trading_name: 'free' }, idempotencyKey: rowKey('run_1', row) })),
    );
    expect(created).toHaveLength(2);
  });

  it('writes thousands of rows in their order, also when groups end out of order', async () => {
    const names = Array.from({ length: 2000 }, (_, at) => (at % 3 === 0 ? 'Zymergen' : `Unheard ${at}`));
    const text = `Id,Account\n${names.map((name, at) => `${at},${name}`).join('\n')}\n`;
    const engine = smallEngine(UNIVERSE);
    const { rows } = await resolved(text, { engine, service: unevenly(engine.service), concurrency: 4 });
    expect(rows.map((row) => Number(row.Id))).toEqual(names.map((_, at) => at));
    expect(rows.map((row) => row.core_outcome === 'matched')).toEqual(
      names.map((name) => name === 'Zymergen'),
    );
  });

  it('tells how many rows are done', async () => {
    const done: number[] = [];
    await resolved(`Account\n${'Zymergen\n'.repeat(1200)}`, { onProgress: (rows) => void done.push(rows) });
    const doubling = [1, 3, 7, 15, 31, 63];
    const steady = Array.from({ length: 17 }, (_, at) => 63 + 64 * (at + 1));
    expect(done).toEqual([...doubling, ...steady, 1200]);
  });

  it('writes a header for a file without rows', async () => {
    const { text, summary } = await resolved('Account,Website\n');
    expect(text.startsWith('Account,Website,core_id,core_outcome,')).toBe(true);
    expect([text.split('\n').length, summary?.rows]).toEqual([2, 0]);
  });

  it('writes JSON for JSON, with its types', async () => {
    const input = JSON.stringify([
      { name: 'Zymergen', id: 7, tags: ['a'] },
      { name: 'Unheard Of Qx', id: 8, tags: [] },
    ]);
    const { text } = await resolved(input, { name: 'accounts.json' });
    expect(JSON.parse(text)).toMatchObject([
      { name: 'Zymergen', id: 7, tags: ['a'], core_outcome: 'matched' },
      { id: 8, tags: [], core_outcome: 'no_match', core_id: null },
    ]);
  });
});

describe('a run that is done again under the same id', () => {
  it('gives the same bytes without new jobs', async () => {
    const engine = smallEngine(UNIVERSE, { createMissing: true });
    const first = await resolved(ACCOUNTS, { engine });
    const ids = await jobIds(engine);
    const again = await resolved(ACCOUNTS, { engine });
    expect(again.text).toBe(first.text);
    expect(again.summary).toEqual(first.summary);
    expect(await jobIds(engine)).toEqual(ids);
  });

  it('gives the bytes of an uninterrupted run when it was stopped on the way', async () => {
    const text = `Account\n${Array.from({ length: 2000 }, (_, at) => (at % 2 ? 'Zymergen' : `Unheard ${at}`)).join('\n')}\n`;
    const whole = await resolved(text);
    const engine = smallEngine(UNIVERSE);
    const stop = new AbortController();
    const interrupted = resolved(text, { engine, signal: stop.signal, onProgress: () => stop.abort() });
    await expect(interrupted).rejects.toThrow();
    expect((await resolved(text, { engine })).text).toBe(whole.text);
  });
});

describe('a run that cannot go on', () => {
  it('stops when it is called off, and leaves no file', async () => {
    const path = tempPath('out.csv');
    const stop = new AbortController();
    const running = resolved(`Account\n${'Zymergen\n'.repeat(2000)}`, {
      path,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(running).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(existsSync(path)).toBe(false);
    expect(existsSync(`${path}.partial`)).toBe(false);
  });

  it('begins nothing when it was called off before', async () => {
    const engine = smallEngine(UNIVERSE);
    await expect(resolved(ACCOUNTS, { engine, signal: AbortSignal.abort() })).rejects.toThrow();
    const other = [{ body: { trading_name: 'free' }, idempotencyKey: rowKey('run_1', 1) }];
    expect(await engine.service.create('entity-resolution', other)).toHaveLength(1);
  });

  it('writes no row whose job has not ended when it is called off', async () => {
    const engine = smallEngine(UNIVERSE);
    const request = [{ body: { trading_name: 'Zymergen' }, idempotencyKey: rowKey('run_1', 1) }];
    const [job] = await engine.service.create('entity-resolution', request);
    await engine.store.claim([job?.id ?? ''], { owner: 'host/2/2', forMs: 60_000 });
    const running = resolved('Account\nZymergen\n', { engine, signal: AbortSignal.timeout(150) });
    await expect(running).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
  });

  it('writes the rows before the place where the input breaks off, and says where that is', async () => {
    const broken = '[{"name":"Zymergen"},{"name":"Unheard Of Qx"},{"name":"First';
    const path = tempPath('out.json');
    const error = await resolved(broken, { name: 'accounts.json', path }).catch((reason: unknown) => reason);
    if (!(error instanceof BrokenInput)) throw error;
    expect(error.reason).toMatchObject({ code: 'INPUT_TRUNCATED' });
    expect(error.summary).toMatchObject({ rows: 2, outcomes: { matched: 1, no_match: 1 } });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject([
      { name: 'Zymergen' },
      { name: 'Unheard Of Qx' },
    ]);
  });

  it.each([1, 2, 5])(
    'is no broken input when the engine fails in group %i: no row may be missing from a file',
    async (failing) => {
      const engine = smallEngine(UNIVERSE);
      const path = tempPath('out.csv');
      const running = resolved(`Account\n${'Zymergen\n'.repeat(3000)}`, {
        engine,
        path,
        service: failingAt(engine.service, failing),
      });
      const error = await running.catch((reason: unknown) => reason);
      expect(error).not.toBeInstanceOf(BrokenInput);
      expect(error).toMatchObject({ code: 'STORE_BUSY' });
      expect(existsSync(path)).toBe(false);
    },
  );

  it('says that the disk is full, not that the input is broken', async () => {
    const path = tempPath('out.csv');
    symlinkSync('/dev/full', `${path}.partial`);
    const running = resolved(`Account\n${'Zymergen\n'.repeat(1500)}`, { path });
    await expect(running).rejects.toThrow(expect.objectContaining({ code: 'WRITE_FAILED' }));
    expect(existsSync(path)).toBe(false);
  });
});

interface Given
  extends Partial<Pick<ResolveFileOptions, 'service' | 'signal' | 'onProgress' | 'concurrency'>> {
  readonly engine?: SmallEngine;
  /** Of the input file. */
  readonly name?: string;
  /** Of the output file. */
  readonly path?: string;
}

/** Resolves a file of the text as the command does: a broken input is committed as far as it goes, any other failure is discarded. */
async function resolved(text: string, given: Given = {}) {
  const { engine = smallEngine(UNIVERSE), path = tempPath('out.csv'), name = 'accounts.csv' } = given;
  const sink = fileSink(path);
  const options = await optionsFor(text, { ...given, engine, name, sink });
  try {
    const summary = await resolveFile(options);
    await sink.commit();
    const written = readFileSync(path, 'utf8');
    const rows: Record<string, string>[] = name.endsWith('.csv') ? parse(written, { columns: true }) : [];
    return { engine, summary, text: written, rows };
  } catch (error) {
    await (error instanceof BrokenInput ? sink.commit() : sink.discard());
    throw error;
  }
}

async function optionsFor(
  text: string,
  given: Given & { readonly engine: SmallEngine; readonly name: string; readonly sink: OutputSink },
): Promise<ResolveFileOptions> {
  const { engine, service = engine.service, concurrency = 2, signal = new AbortController().signal } = given;
  const path = tempPath(given.name);
  writeFileSync(path, text);
  const table = await openInput({ path });
  const { mapping } = proposeMapping(table.columns, await sampleRows(table));
  const columns = resultColumns({ matchToSocial: false, explain: false });
  return {
    ...{ service, table, read: readingEntities(mapping, { nameFieldOf }), runId: 'run_1', sink: given.sink },
    format: rowFormat({ format: table.format, table, columns, isExcelSafe: false }),
    ...{ concurrency, signal, onProgress: given.onProgress ?? (() => {}) },
  };
}

/** The ids of the jobs of rows 1 and 6, which creating them again gives. */
async function jobIds({ service }: SmallEngine): Promise<readonly string[]> {
  const bodies = [
    { legal_name: 'Zymergen Inc.', website: 'https://zymergen.com', country: 'US' },
    { trading_name: 'ZYMERGEN' },
  ];
  const keys = [rowKey('run_1', 1), rowKey('run_1', 6)];
  const created = await service.create(
    'entity-resolution',
    bodies.map((body, at) => ({ body, idempotencyKey: keys[at] ?? '' })),
  );
  return created.map((job) => job.id);
}

/** The service, each second answer later than the next one. */
function unevenly(service: Service): Service {
  let calls = 0;
  return {
    ...service,
    run: async (...asked) => {
      if (calls++ % 2 === 0) await new Promise((resolve) => setTimeout(resolve, 60));
      return (await service.run?.(...asked)) ?? [];
    },
  };
}

/** The service until one call, which fails as a locked database does. */
function failingAt(service: Service, failing: number): Service {
  let calls = 0;
  return {
    ...service,
    run: async (...asked) => {
      if (++calls === failing) throw new CoreError('STORE_BUSY', 'the database is locked');
      return (await service.run?.(...asked)) ?? [];
    },
  };
}
