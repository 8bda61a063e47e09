import { describe, expect, it } from 'vitest';
import { evaluate, shortfalls } from '../../src/evaluation/evaluate.ts';
import type { JudgedRow } from '../../src/evaluation/judge.ts';
import { reportSections } from '../../src/evaluation/report-sections.ts';
import { wrongRecords } from '../../src/evaluation/wrong-rows.ts';
import { csvText } from '../../src/tabular/csv-text.ts';
import { abstained, row, UNANSWERABLE, wrong } from './judged.ts';

function evaluationOf(rows: readonly JudgedRow[]) {
  const aside = { rowsWithoutTruth: 0, truthWithoutRow: [], unknownExpected: [], blocking: null };
  return evaluate({ rows, ...aside });
}

describe('the wrong rows', () => {
  const rows = [
    wrong({ line: 3, probability: 0.7 }),
    row(),
    wrong({ line: 4, probability: 0.99, name: 'Acme, "Inc"', ...UNANSWERABLE }),
    wrong({ line: 2, probability: 0.7 }),
  ];

  it('are those of the surest matches first', () => {
    expect(evaluationOf(rows).wrong.map(({ line }) => line)).toEqual([4, 2, 3]);
  });

  it('are written as CSV', () => {
    const [header, first] = csvText(wrongRecords(evaluationOf(rows).wrong)).split('\n');
    expect(header).toBe(
      'line,external_id,name,expected,got_core_id,got_name,confidence,probability,reasoning',
    );
    expect(first).toMatch(/^4,A-\d+,"Acme, ""Inc""",,1000000002,Acme Holding,HIGH,0.99,The name agrees.$/);
  });

  it('are shown to the twentieth, on lines of their own whatever the cells hold', () => {
    const many = Array.from({ length: 21 }, () => wrong({ name: 'Acme\nInc', externalId: 'A', line: 2 }));
    const { title, lines = [] } = reportSections(evaluationOf(many)).at(-1) ?? { title: '' };
    expect(title).toBe('Wrong rows (20 of 21, the most probable first)');
    expect(lines).toHaveLength(40);
    expect(lines.slice(0, 2)).toEqual([
      'line 2  A  Acme Inc: expected 1000000001, got 1000000002 Acme Holding (HIGH 0.9995)',
      '  The name agrees.',
    ]);
  });
});

describe('the least that is asked for', () => {
  const evaluation = evaluationOf([row(), row(), row(), wrong(), abstained()]);

  it('is met by figures as high', () => {
    expect(shortfalls(evaluation, { precision: 0.75, recall: 0.6 })).toEqual([]);
    expect(shortfalls(evaluation, {})).toEqual([]);
  });

  it('is missed by lower ones, which are told', () => {
    expect(shortfalls(evaluation, { precision: 0.76, recall: 0.61 })).toEqual([
      'precision is 0.7500 (3 of 4 matches are right), less than --min-precision 0.76',
      'recall is 0.6000 (3 of 5 answerable rows), less than --min-recall 0.61',
    ]);
  });

  it('is missed in recall, not in precision, when there is no match, or no row', () => {
    const told = 'less than --min-recall 0.1';
    const least = { precision: 1, recall: 0.1 };
    expect(shortfalls(evaluationOf([abstained()]), least)).toEqual([
      `recall is 0.0000 (0 of 1 answerable rows), ${told}`,
    ]);
    expect(shortfalls(evaluationOf([]), least)).toEqual([`recall is – (0 of 0 answerable rows), ${told}`]);
  });
});
