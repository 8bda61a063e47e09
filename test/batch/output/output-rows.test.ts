import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColumnMapping } from '../../../src/batch/mapping/column-mapping.ts';
import { type RowFormatOptions, rowFormat } from '../../../src/batch/output/output-rows.ts';
import type { ResultColumn } from '../../../src/batch/output/result-columns.ts';
import { invalidResult, type RowResult } from '../../../src/batch/row-result.ts';
import type { FileFormat, InputRow, InputTable } from '../../../src/tabular/input-row.ts';
import { matchedResult } from '../resolved.ts';

const COLUMNS: readonly ResultColumn[] = ['core_id', 'core_outcome', 'core_error'];
const LINE_ENDS = ['\n', '\r\n'] as const;
const MATCHED = matchedResult();

describe('a CSV result', () => {
  it('has every column of the input in its order, then the results', () => {
    const text = written({ columns: ['Zip', 'Name', 'zip '], rows: [['02134', ' Acme  Inc ', '']] });
    expect(text).toBe(
      'Zip,Name,"zip ",core_id,core_outcome,core_error\n02134," Acme  Inc ",,1234567890,matched,\n',
    );
  });

  it('keeps delimiter and line ends of the input', () => {
    const text = written({
      columns: ['Name', 'Ort'],
      rows: [['Müller; Söhne', 'Köln']],
      delimiter: ';',
      lineEnd: '\r\n',
    });
    expect(text).toBe(
      'Name;Ort;core_id;core_outcome;core_error\r\n"Müller; Söhne";Köln;1234567890;matched;\r\n',
    );
  });

  it('rewrites core columns of the input in their place and adds the others', () => {
    const text = written({ columns: ['core_outcome', 'Name', 'core_id'], rows: [['old', 'Acme', '9']] });
    expect(text).toBe('core_outcome,Name,core_id,core_error\nmatched,Acme,1234567890,\n');
  });

  it('leaves columns alone that no run of core writes', () => {
    const text = written({ columns: ['core_notes', 'Core_Id__c'], rows: [['mine', 'also mine']] });
    expect(text).toContain('\nmine,also mine,1234567890,matched,\n');
  });

  it('empties columns that an earlier run of another kind has written, in their places', () => {
    const columns = ['core_action', 'Name', 'core_account_id', 'core_headcount'];
    const text = written({ columns, rows: [['Merge', 'Quantock', 'A1', '12']] });
    expect(text).toContain('\n,Quantock,,,1234567890,matched,\n');
  });

  it('leaves such a column as it is when it is read as a field', () => {
    const columns = ['core_account_id', 'core_action'];
    const text = written({ columns, rows: [['A1', 'Merge']], mapping: { external_id: [0] } });
    expect(text).toContain('\nA1,,1234567890,matched,\n');
  });

  it('empties an old core_id when the row has none now', () => {
    const text = written({
      columns: ['Name', 'core_id'],
      rows: [['?', '9999999999']],
      result: invalidResult('line 2: no name'),
    });
    expect(text).toContain('\n?,,invalid,line 2: no name\n');
  });

  it('gives every cell back to a CSV reader as it was, whatever is in it', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\r', '=', ' ', '\t', "'"),
    });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell), { minLength: 1 }),
        fc.constantFrom(...LINE_ENDS),
        (rows, lineEnd) => {
          const read: string[][] = parse(written({ columns: ['A', 'B'], rows, lineEnd }));
          expect(read.slice(1).map((cells) => cells.slice(0, 2))).toEqual(rows);
        },
      ),
    );
  });

  it('leaves formulas as they are unless asked to make them safe for spreadsheets', () => {
    const rows = [['=cmd()', '+1 555', '@x', 'Acme']];
    const columns = ['a', 'b', 'c', 'd'];
    expect(written({ columns, rows })).toContain('\n=cmd(),+1 555,@x,Acme,');
    expect(written({ columns, rows, isExcelSafe: true })).toContain("\n'=cmd(),'+1 555,'@x,Acme,");
  });

  it('is the same text however the rows are grouped', () => {
    const rows = [['Acme'], ['Beta'], ['Zed']];
    expect(written({ columns: ['Name'], rows, groupSize: 1 })).toBe(
      written({ columns: ['Name'], rows, groupSize: 3 }),
    );
  });

  it('has a header even when the input has no rows', () => {
    expect(written({ columns: ['Name'], rows: [] })).toBe('Name,core_id,core_outcome,core_error\n');
  });
});

describe('a row that names its company by the id', () => {
  const columns = [
    ...['core_id', 'core_outcome', 'core_legal_name', 'core_sources', 'core_candidates'],
    ...['core_parent_name', 'core_action', 'core_headcount'],
  ];
  const results: readonly ResultColumn[] = [
    ...(['core_id', 'core_outcome', 'core_legal_name', 'core_sources', 'core_candidates'] as const),
    'core_headcount',
  ];
  const known = { ...matchedResult({ sources: ['ror:1', 'gleif:2'] }), isGiven: true } as RowResult;
  const told = (...cells: readonly string[]) =>
    written({ columns, rows: [cells], results, result: known }).split('\n')[1];

  it('keeps what an earlier run has told of that company, but not how its account stood to others', () => {
    const before = ['1234567890', 'matched', 'Quantock Ltd', 'gleif:2', '', 'Wexford plc', 'Merge', '12'];
    expect(told(...before)).toBe('1234567890,matched,Quantock Ltd,gleif:2,,Wexford plc,,');
  });

  it('keeps it under an id that is redirected by now', () => {
    const before = ['2222222222', 'matched', 'Quantock Ltd', 'gleif:2', '', 'Wexford plc', '', ''];
    expect(told(...before)).toBe('1234567890,matched,Quantock Ltd,gleif:2,,Wexford plc,,');
  });

  it.each([
    ['whose id stands beside it', ['3333333333', 'matched', 'Kudzwa Inc', 'ror:9', '', 'Kudzwa', '', '7']],
    ['whose id was written over', ['1234567890', 'matched', 'Kudzwa Inc', 'ror:9', '', 'Kudzwa', '', '7']],
    ['as which several fitted', ['1234567890', 'ambiguous', '', '', '3333333333 Kudzwa', '', '', '']],
  ])('keeps nothing of another company, %s', (_which, before) => {
    expect(told(...before)).toBe('1234567890,matched,,ror:1|gleif:2,,,,');
  });

  it('is of one company in JSON, too', () => {
    const object = {
      core_id: '3333333333',
      core_legal_name: 'Kudzwa Inc',
      core_sources: 'ror:9',
      core_action: 'Merge',
    };
    const text = written({
      ...{ format: 'ndjson', columns: Object.keys(object), rows: [Object.values(object)] },
      ...{ object, results, result: known },
    });
    expect(JSON.parse(text)).toMatchObject({
      ...{ core_id: '1234567890', core_legal_name: null, core_action: null, core_sources: 'ror:1|gleif:2' },
    });
  });
});

describe('a JSON result', () => {
  it('is one array of objects, however the rows are grouped', () => {
    const rows = [['Acme'], ['Beta'], ['Zed']];
    for (const groupSize of [1, 2, 3]) {
      const objects = JSON.parse(written({ format: 'json', columns: ['Name'], rows, groupSize }));
      expect(objects.map((object: { Name: string }) => object.Name)).toEqual(['Acme', 'Beta', 'Zed']);
    }
  });

  it('is an empty array without rows', () => {
    expect(JSON.parse(written({ format: 'json', columns: ['Name'], rows: [] }))).toEqual([]);
  });

  it('has null where a result is empty', () => {
    const [object] = JSON.parse(written({ format: 'json', columns: ['Name'], rows: [['Acme']] }));
    expect(object).toEqual({
      Name: 'Acme',
      core_id: '1234567890',
      core_outcome: 'matched',
      core_error: null,
    });
  });
});

describe('an NDJSON result', () => {
  it('is one object on each line', () => {
    const lines = written({ format: 'ndjson', columns: ['Name'], rows: [['Acme\nInc'], ['Zed']] }).split(
      '\n',
    );
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line).Name)).toEqual(['Acme\nInc', 'Zed']);
  });

  it('keeps types and nesting of a JSON input, and the order of its members', () => {
    const object = { id: 7, address: { city: 'Köln' }, core_id: 'old', tags: ['a'], gone: null };
    const text = written({ format: 'ndjson', columns: ['id'], rows: [['7']], object });
    expect(text).toBe(
      '{"id":7,"address":{"city":"Köln"},"core_id":"1234567890","tags":["a"],"gone":null,"core_outcome":"matched","core_error":null}\n',
    );
  });

  it('has the evidence as JSON, not as text', () => {
    const explanation = {
      prior_bits: -10,
      evidence: [],
      total_bits: 12.5,
      probability: 0.9,
      runner_up: null,
    };
    const result = matchedResult({ explanation });
    const text = written({
      format: 'ndjson',
      columns: ['Name'],
      rows: [['Acme']],
      result,
      results: ['core_evidence'],
    });
    expect(JSON.parse(text).core_evidence).toEqual(explanation);
  });
});

interface Written {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly format?: FileFormat;
  readonly delimiter?: string;
  readonly lineEnd?: '\n' | '\r\n';
  readonly isExcelSafe?: boolean;
  readonly result?: RowResult;
  readonly results?: readonly ResultColumn[];
  readonly object?: Readonly<Record<string, unknown>>;
  readonly groupSize?: number;
  readonly mapping?: ColumnMapping;
}

/** The whole text of an output file for the rows, each with the same result. */
function written({ rows, result = MATCHED, object, groupSize = 2, ...given }: Written): string {
  const format = rowFormat(optionsOf(given));
  const output = rows.map((cells, at) => {
    const row: InputRow = { number: at + 1, line: at + 2, cells, ...(object !== undefined && { object }) };
    return { row, result };
  });
  const groups: string[] = [];
  for (let at = 0; at < output.length; at += groupSize)
    groups.push(format.rows(output.slice(at, at + groupSize)));
  return format.head + groups.join('') + format.tail;
}

function optionsOf({
  columns,
  format = 'csv',
  delimiter,
  lineEnd,
  isExcelSafe = false,
  results = COLUMNS,
  mapping = {},
}: Omit<Written, 'rows'>): RowFormatOptions {
  const table: InputTable = {
    format,
    columns,
    encoding: 'utf-8',
    ...(delimiter !== undefined && { delimiter }),
    ...(lineEnd !== undefined && { lineEnd }),
    warnings: [],
    rows: (async function* () {})(),
  };
  return { format, table, columns: results, isExcelSafe, mapping };
}
