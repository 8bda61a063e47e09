import { expect, it } from 'vitest';
import { proposeMapping } from '../../../src/batch/mapping/propose-mapping.ts';

const nameColumns = (customer: string) => {
  const rows = [
    ['Ostmere Contracting', 'Ostmere Contracting', '0.00'],
    [customer, 'Ostmere Contracting', '1200.00'],
    ['Vintner & Rowe LLC', 'Vintner & Rowe LLC', '300.00'],
  ];
  return proposeMapping(['Customer', 'Company', 'Open Balance'], rows).mapping.name;
};

it('takes the column that says jobs of customers for the names of accounts, beside that of companies', () => {
  expect(nameColumns('Ostmere Contracting:Kitchen Remodel')).toEqual([0]);
  expect(nameColumns('Ostmere Contracting : Deck 2025')).toEqual([0]);
  expect(nameColumns('Harrow: the Builder')).toEqual([1]);
  expect(nameColumns('Harrow Builders')).toEqual([1]);
});
