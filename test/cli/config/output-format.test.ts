import { describe, expect, it } from 'vitest';
import { isTabbed, outputFormat } from '../../../src/cli/config/output-format.ts';

describe('the format of an output', () => {
  it('is the one that is asked for, else that of its name, else that of the input', () => {
    expect(outputFormat({ output: 'a.xlsx', format: 'csv' }, 'json')).toBe('csv');
    expect(outputFormat({ output: 'a.b.JSONL' }, 'csv')).toBe('ndjson');
    expect(outputFormat({ output: 'out' }, 'json')).toBe('json');
    expect(outputFormat({}, 'xlsx')).toBe('xlsx');
  });

  it('is text under a name of text, of a workbook too', () => {
    expect(outputFormat({ output: 'a.tsv' }, 'xlsx')).toBe('csv');
    expect(outputFormat({ output: 'a.tsv' }, 'json')).toBe('csv');
    expect(outputFormat({ output: 'a.txt' }, 'xlsx')).toBe('csv');
    expect(outputFormat({ output: 'a.txt' }, 'ndjson')).toBe('ndjson');
    expect([isTabbed('a.TSV'), isTabbed('a.csv'), isTabbed(undefined)]).toEqual([true, false, false]);
  });

  it.each(['a.xls', 'a.xlsm', 'a.XLSB', 'a.ods'])('is none that %s promises', (output) => {
    expect(() => outputFormat({ output }, 'csv')).toThrow(/core writes no \.\w+ files/);
    expect(outputFormat({ output, format: 'csv' }, 'json')).toBe('csv');
  });

  it.each(['a.csv.gz', 'a.GZ', 'a.json.zip'])('is none that is packed, as %s promises', (output) => {
    expect(() => outputFormat({ output, format: 'csv' }, 'csv')).toThrow(/what it writes is not packed/);
  });
});
