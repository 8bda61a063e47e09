import { describe, expect, it } from 'vitest';
import { currencyNamed } from '../../src/crm/currency-names.ts';
import { currencyIn, numberIn, saysNothing } from '../../src/crm/numbers.ts';

describe('the currency of an amount', () => {
  it.each([
    ['$1,200,000', 'USD'],
    ['-US$ 5', 'USD'],
    ['1.200.000 €', 'EUR'],
    ['EUR 5.5', 'EUR'],
    ['£1.2M', 'GBP'],
    ['1.2M EUR', 'EUR'],
    ['5 MXN', 'MXN'],
    ['12 000 kr', 'KR'],
    ['¥ 1,000,000', 'JPY'],
    ['(1,000)', undefined],
    ['1.2M', undefined],
    ['about €5', undefined],
  ])('in "%s" is %s', (cell, currency) => {
    expect(currencyIn(cell)).toBe(currency);
  });
});

describe('the currency that a cell of a column of currencies names', () => {
  it.each([
    ['EUR', 'EUR'],
    ['eur', 'EUR'],
    ['Euro', 'EUR'],
    ['€', 'EUR'],
    ['USD - U.S. Dollar', 'USD'],
    ['US-Dollar', 'USD'],
    ['Schweizer Franken', 'CHF'],
    ['franc suisse', 'CHF'],
    ['Pfund Sterling', 'GBP'],
    ['peso mexicano', 'MXN'],
    ['yen giapponese', 'JPY'],
    ['Kudos', 'KUDOS'],
  ])('of "%s" is %s', (cell, currency) => {
    expect(currencyNamed(cell)).toBe(currency);
  });
});

describe('numbers in cells', () => {
  it.each([
    ['0', 0],
    ['1234', 1234],
    ['1,234', 1234],
    ['1.234', 1234],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ["1'234'567", 1234567],
    ['1 234 567,8', 1234567.8],
    ['12.5', 12.5],
    ['$1,200,000', 1200000],
    ['1.200.000 €', 1200000],
    ['EUR 5.5', 5.5],
    ['USD 1,200', 1200],
    ['1.2M', 1200000],
    ['$3.4 bn', 3.4e9],
    ['-5', -5],
    ['(1,000)', -1000],
    ['₹12,34,567.00', 1234567],
    ['1,23,456', 123456],
    ['R$ 1.234.567,00', 1234567],
    ['CHF 1’234.50', 1234.5],
    ['1\u202f234,5 zł', 1234.5],
    ['12\u00a0000 kr', 12000],
    ['Rs.500', 500],
    ['-US$ 5', -5],
    ['5 € ', 5],
    ['€ 50,-', 50],
    ['5 Mio. €', 5e6],
    ['1.2 million USD', 1.2e6],
    ['1.2E+07', 1.2e7],
    ['1,234E+05', 123400],
    ['1e3', 1000],
    ['.5', 0.5],
    ['0,500', 0.5],
    ['+5', 5],
  ])('%s is %d', (cell, number) => {
    expect(numberIn(cell)).toBe(number);
  });

  it.each([
    '',
    'many',
    '1-5',
    '1,234,56',
    '1.234.56',
    '12 employees',
    '2 open',
    '1e400',
    'max 5',
    '$5 or 6',
    '1 2',
    '- $ -5',
    '+44 20 7946 0000',
  ])('%j is no number', (cell) => {
    expect(numberIn(cell)).toBeUndefined();
  });
});

describe('cells that say that there is nothing', () => {
  it.each(['n/a', 'None', '-', '—', '$ -', '- ', '0000-00-00', '00.00', 'never'])('%j', (cell) => {
    expect(saysNothing(cell)).toBe(true);
  });

  it.each(['5', '-5', '2 open', 'yes', '10-'])('not %j', (cell) => {
    expect(saysNothing(cell)).toBe(false);
  });
});
