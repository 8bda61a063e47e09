import { describe, expect, it } from 'vitest';
import { customerColumns, customerToldIn } from '../../../src/batch/mapping/customer-columns.ts';
import { saysCustomer, saysNoCustomer } from '../../../src/batch/mapping/customer-words.ts';
import { ACCOUNT_FIELDS } from '../../../src/batch/mapping/fields.ts';
import { proposeMapping } from '../../../src/batch/mapping/propose-mapping.ts';

describe('a cell that says who is a customer', () => {
  // biome-ignore format: a table of words
  const customers = [
    'Customer', 'customer', 'Kunde', 'Bestandskunde', 'A-Kunde', 'Client actif', 'Ancien client', 'Cliente activo', 'Klant', 'Active Customer',
    'customer - churned', 'Former customer', '5. Customer', 'Prospect / Customer', 'Partner; Customer', 'Won', 'Closed Won', 'closed-won', 'Geschlossen und gewonnen',
    'Fermée gagnée', 'evangelist', 'Ehemaliger Kunde', 'Preferred Customer', 'Customer Account',
  ];
  it.each(['顧客', '既存顧客', '顧客 (直販)', '客户', '现有客户', '고객', '기존 고객'])(
    'is %s in its language',
    (cell) => expect(saysCustomer(cell)).toBe(true),
  );
  it.each(['見込み顧客', '潜在客户', '잠재 고객', '顧客サービス'])('is not %s in its language', (cell) =>
    expect(saysCustomer(cell)).toBe(false),
  );

  it.each(customers)('is %s', (cell) => expect(saysCustomer(cell)).toBe(true));

  // biome-ignore format: a table of words
  const others = [
    'Prospect', 'Potential customer', 'Not a customer', 'Non-customer', 'Kein Kunde', 'Wunschkunde', 'client potentiel', 'Customer Service', 'Kundendienst', 'Customer referral',
    'Wonder', 'Big customer of ours since they met Ann at the fair in Berlin, call them', 'Closed Lost', 'Client Services', '',
  ];
  it.each(others)('is not %s', (cell) => expect(saysCustomer(cell)).toBe(false));

  it.each(['No', '0', 'n/a', 'FALSE', 'Nein', 'Non', 'Draft', 'Prospect', 'Keine', '-'])(
    'may deny it: %s',
    (cell) => {
      expect(saysNoCustomer(cell)).toBe(true);
    },
  );

  it.each(['TRUE', '1', 'x', '2027-03-01', 'Active', 'Nordic'])('affirms it: %s', (cell) => {
    expect(saysNoCustomer(cell)).toBe(false);
  });
});

describe('the columns that say who is a customer', () => {
  const isCustomer = (row: Readonly<Record<string, string>>) => {
    const [columns, cells] = [Object.keys(row), Object.values(row)];
    const { mapping } = proposeMapping(columns, [cells], { fields: ACCOUNT_FIELDS });
    return customerToldIn(cells, customerColumns(columns, mapping, [...columns.keys()])).isCustomer;
  };

  it.each([
    ['Is Customer', 'TRUE'],
    ['IsCustomer__c', '1'],
    ['Customer', 'yes'],
    ['Kunde', 'Ja'],
    ['Kunde seit', '01.03.2019'],
    ['Client depuis', '2019-03-01'],
    ['Contract End Date', '2027-03-01'],
    ['Vertragsende', '31.12.2026'],
    ['Organization - Won deals', '2'],
    ['Datum, an dem Kontakt Kunde wurde', '01.02.2023'],
    ['Became a Customer Date', '2024-02-01 10:00'],
    ['Stage', 'Closed Won'],
    ['Record Type', 'Customer'],
    ['Tags', 'VIP; Customer'],
  ])('are %s (%s)', (column, cell) => {
    expect(isCustomer({ 'Account Name': 'Acme', [column]: cell })).toBe(true);
  });

  it.each([
    ['Lead Source', 'Customer'],
    ['Competitor', 'Client'],
    ['Industry', 'Customer Service'],
  ])('are not %s (%s)', (column, cell) => {
    expect(isCustomer({ 'Account Name': 'Acme', [column]: cell })).toBeUndefined();
  });

  it('say that an account is none', () => {
    expect(isCustomer({ 'Account Name': 'Acme', 'Is Customer': 'No' })).toBe(false);
    expect(isCustomer({ 'Account Name': 'Acme', 'Won deals': '0' })).toBe(false);
  });
});

describe('the columns of contracted revenue', () => {
  it.each(['ARR (EUR)', 'MRR in USD', 'Contract Value', 'CA (contrat)', 'Vertragswert (€)'])(
    'are found with a currency behind their name: %s',
    (column) => {
      const { mapping } = proposeMapping(['Account Name', column], [['Acme', '1.200,50 €']], {
        fields: ACCOUNT_FIELDS,
      });
      expect(mapping.contracted_revenue).toEqual([1]);
    },
  );
});
