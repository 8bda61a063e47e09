import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../src/batch/mapping/cell-kind.ts';
import { ACCOUNT_FIELDS, ENTITY_FIELDS, FIELDS } from '../../../src/batch/mapping/fields.ts';
import { headerMeaning, isForeignHeader } from '../../../src/batch/mapping/header-meaning.ts';
import { cellText } from '../../../src/tabular/cell-text.ts';

const fieldOf = (header: string) => headerMeaning(header)?.field;

describe('header aliases', () => {
  it('gives every alias to one field only', () => {
    const all = ACCOUNT_FIELDS.flatMap((field) => [...FIELDS[field].aliases, ...(FIELDS[field].more ?? [])]);
    const keys = all.map((alias) => alias.replaceAll(' ', ''));
    expect(keys.length).toBeGreaterThan(300);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it('recognises every alias as its own field', () => {
    for (const field of ACCOUNT_FIELDS) {
      for (const alias of FIELDS[field].aliases) expect([alias, fieldOf(alias)]).toEqual([alias, field]);
    }
  });

  it.each([
    ['\uFEFFAccount Name', 'name'],
    ['Account: Account Name', 'name'],
    ['ＡＣＣＯＵＮＴ＿ＮＡＭＥ', 'name'],
    ['Société', 'name'],
    ['Domain__c', 'website'],
    ['Company LinkedIn URL', 'social_url'],
    ['Account Phone', 'phone'],
    ['Billing State/Province (text only)', 'state'],
    ['BillingPostalCode', 'postal_code'],
    ['Address 1: ZIP/Postal Code', 'postal_code'],
    ['address1_line1', 'address'],
    ['Straße', 'address'],
    ['STRASSE', 'address'],
    ['RegAddress.PostTown', 'city'],
    ['CompanyNumber', 'company_registration_number'],
    ['Account ID (18)', 'external_id'],
    ['(Do Not Modify) Account', 'external_id'],
    ['hs_object_id', 'external_id'],
    ['Razón Social', 'legal_name'],
    ['PLZ', 'postal_code'],
    ['País', 'country'],
    ['Codice postale', 'postal_code'],
    ['Plaatsnaam', 'city'],
  ])('reads the header %s as %s', (header, field) => {
    expect(fieldOf(header)).toBe(field);
  });

  it.each([
    ...[
      'CIK',
      'LEI',
      'DUNS',
      'DunsNumber',
      'ISIN',
      'TickerSymbol',
      'Ticker',
      'symbol',
      'core_id',
      'core_name',
    ],
    ...['First Name', 'Last Name', 'Contact Last Name'],
    ...[
      'Contact Name',
      'Last Modified Date',
      'Last Modified By',
      'Created By: Full Name',
      'Site',
      'AccountNumber',
    ],
    ...['Market', 'exchange', 'company_name_id', 'address2_city', 'Primary Contact'],
  ])('reads no company field from the header %s', (header) => {
    expect(fieldOf(header)).toBeUndefined();
  });

  it.each([
    ['Parent Account', 'parent_name'],
    ['ParentId', 'parent_id'],
    ['Parent Account ID', 'parent_id'],
    ['Parent Company', 'parent_name'],
    ['hs_parent_company_id', 'parent_id'],
    ['Account Owner', 'owner'],
    ['Company owner', 'owner'],
    ['Account Type', 'account_type'],
    ['company_type', 'account_type'],
    ['# of Open Opportunities', 'open_opportunities'],
    ['Last Activity', 'last_activity_at'],
    ['LastActivityDate', 'last_activity_at'],
    ['Create Date', 'created_at'],
    ['Annual Revenue', 'annual_revenue'],
    ['IsDeleted', 'is_deleted'],
  ])('reads the header %s as %s, which tells nothing of who the company is', (header, field) => {
    expect(fieldOf(header)).toBe(field);
    expect(ENTITY_FIELDS).not.toContain(field);
  });

  it('does not take the content of columns about owners, parents, tickers and languages as evidence', () => {
    const foreign = ['OwnerEmail', 'Parent Website', 'Symbol', 'language_code', 'core_website', 'CreatedBy'];
    expect(foreign.filter((header) => !isForeignHeader(header))).toEqual([]);
    expect(['column_7', 'Security', 'Link', 'Telefon'].filter(isForeignHeader)).toEqual([]);
  });
});

describe('kinds of cells', () => {
  it.each([
    ['ann@acme.com', 'email'],
    ['https://www.linkedin.com/company/acme', 'social'],
    ['https://www.linkedin.com/in/ann', 'other'],
    ['http://1099.is', 'url'],
    ['htp:/acme', 'url'],
    ['acme.co.uk/about', 'domain'],
    ['netflix.com', 'domain'],
    ['+44 20 7946 0000', 'phone'],
    ['(312) 555-0142 x12', 'phone'],
    ['030 / 901820', 'phone'],
    ['1,234,567.89', 'number'],
    ['0000066740', 'number'],
    ['-87.629', 'number'],
    ['2026-06-09 16:12:25', 'date'],
    ['001dN00000v2DEwQAM', 'id'],
    ['5f3c1a2b-0000-4d5e-8f90-abcdefabcdef', 'id'],
    ['Vereinigte Staaten', 'country'],
    ['Deutschland', 'country'],
    ['NL', 'country'],
    ['CA', 'code'],
    ['No', 'flag'],
    ['Acme & Söhne', 'words'],
    ['St. Louis', 'other'],
  ])('tells that %s is of kind %s', (cell, kind) => {
    expect(kindOf(cell)).toBe(kind);
  });

  it('reads placeholders as empty and leaves companies that look like one', () => {
    const empty = ['', ' - ', 'n/a', 'N/A', 'null', 'NULL', 'none', '#N/A', 'Unknown', '.', '?', '\u200B'];
    expect(empty.filter((cell) => cellText(cell) !== '')).toEqual([]);
    expect(cellText(' None Such Ltd ')).toBe('None Such Ltd');
  });

  it('reads the error of a formula as empty, in every language of spreadsheets', () => {
    const failed = [
      '#REF!',
      ' #VALUE! ',
      '#NAME?',
      '#DIV/0!',
      '#NUM!',
      '#SPILL!',
      '#NV',
      '#BEZUG!',
      '#WERT!',
      '#¿NOMBRE?',
    ];
    expect(failed.filter((cell) => cellText(cell) !== '')).toEqual([]);
    expect(['#Paid', '#hashtag!', 'C# Works', '#1 Movers!'].map(cellText)).not.toContain('');
  });
});
