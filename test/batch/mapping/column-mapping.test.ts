import { describe, expect, it } from 'vitest';
import {
  changeMapping,
  describeMapping,
  requireMatchColumn,
} from '../../../src/batch/mapping/column-mapping.ts';
import { ACCOUNT_FIELDS } from '../../../src/batch/mapping/fields.ts';
import { proposeMapping } from '../../../src/batch/mapping/propose-mapping.ts';

/** The lines of the summary for a header row, and sample rows with cells separated by `|`. */
function linesOf(header: string, ...rows: string[]): string[] {
  const cells = rows.map((row) => row.split('|'));
  return describeMapping(proposeMapping(header.split(','), cells));
}

describe('headers of CRM exports', () => {
  it('maps a Salesforce data export to the billing address, not to shipping or parent', () => {
    const header =
      'Id,IsDeleted,MasterRecordId,Name,Type,ParentId,ShippingStreet,ShippingCity,ShippingCountry,BillingStreet,BillingCity,BillingState,BillingPostalCode,BillingCountry,BillingStateCode,BillingCountryCode,BillingLatitude,Phone,Fax,AccountNumber,Website,Sic,TickerSymbol,Site,OwnerId,LastModifiedDate,Jigsaw';
    expect(linesOf(header)).toEqual([
      'name ← Name',
      'website ← Website',
      'country ← BillingCountry',
      'city ← BillingCity',
      'state ← BillingState',
      'postal_code ← BillingPostalCode',
      'address ← BillingStreet',
      'phone ← Phone',
      'external_id ← Id',
    ]);
  });

  it('maps a Salesforce report with its localised labels and both account ids', () => {
    const header =
      'Account Owner,Account Name,Parent Account,Account ID,Account ID (18),Billing Address Line 1,Billing Address Line 2,Billing City,Billing State/Province,Billing Zip/Postal Code,Billing Country,Last Modified Date,Website';
    expect(linesOf(header)).toEqual([
      'name ← Account Name',
      'website ← Website',
      'country ← Billing Country',
      'city ← Billing City',
      'state ← Billing State/Province',
      'postal_code ← Billing Zip/Postal Code',
      'address ← Billing Address Line 1, Billing Address Line 2',
      'external_id ← Account ID (18)',
    ]);
  });

  it('knows headers in the plural, after those in the singular', () => {
    expect(linesOf('Company Names')).toEqual(['name ← Company Names']);
    expect(linesOf('Websites,Cities,Countries,Companies', 'a.example|Bern|CH|A')).toEqual([
      'name ← Companies',
      'website ← Websites',
      'country ← Countries',
      'city ← Cities',
    ]);
    expect(linesOf('Company Names,Company Name').slice(0, 1)).toEqual(['name ← Company Name']);
    expect(linesOf('Name,Customers', 'Plinth|12', 'Quill|7').slice(0, 1)).toEqual(['name ← Name']);
  });

  it('maps a HubSpot export, the website before the domain', () => {
    const header =
      'Record ID,Company name,Company owner,Company Domain Name,Website URL,Phone Number,Street Address,Street Address 2,City,State/Region,Postal Code,Country/Region,LinkedIn Company Page,Parent Company,Create Date,Last Modified Date';
    expect(linesOf(header)).toEqual([
      'name ← Company name',
      'website ← Website URL, Company Domain Name',
      'social_url ← LinkedIn Company Page',
      'country ← Country/Region',
      'city ← City',
      'state ← State/Region',
      'postal_code ← Postal Code',
      'address ← Street Address, Street Address 2',
      'phone ← Phone Number',
      'external_id ← Record ID',
    ]);
  });

  it('maps a Dynamics 365 export', () => {
    const header =
      '(Do Not Modify) Account,(Do Not Modify) Row Checksum,(Do Not Modify) Modified On,Account Name,Main Phone,Address 1: City,Address 1: Street 1,Address 1: Street 2,Address 1: Country/Region,Address 2: City,Primary Contact,Email (Primary Contact),Parent Account,Website';
    expect(linesOf(header)).toEqual([
      'name ← Account Name',
      'website ← Website',
      'country ← Address 1: Country/Region',
      'city ← Address 1: City',
      'address ← Address 1: Street 1, Address 1: Street 2',
      'phone ← Main Phone',
      'external_id ← (Do Not Modify) Account',
    ]);
  });

  it('maps a Pipedrive export', () => {
    const header =
      'Organization - Name,Organization - Label,Organization - Owner,Organization - Address,Organization - House number of Address,Organization - City of Address,Organization - State/county of Address,Organization - ZIP/Postal code of Address,Organization - Country of Address,Organization - Full/combined address of Address,Organization - ID,Organization - Organization created,Organization - Website';
    expect(linesOf(header)).toEqual([
      'name ← Organization - Name',
      'website ← Organization - Website',
      'country ← Organization - Country of Address',
      'city ← Organization - City of Address',
      'state ← Organization - State/county of Address',
      'postal_code ← Organization - ZIP/Postal code of Address',
      'address ← Organization - Address',
      'external_id ← Organization - ID',
    ]);
  });
});

describe('headers of other files', () => {
  it('maps a German file, street and house number together', () => {
    expect(
      linesOf('Kundennummer,Firma,Ansprechpartner,Straße,Hausnummer,PLZ,Ort,Land,Telefon,E-Mail,Webseite'),
    ).toEqual([
      'name ← Firma',
      'website ← Webseite',
      'country ← Land',
      'city ← Ort',
      'postal_code ← PLZ',
      'address ← Straße, Hausnummer',
      'email ← E-Mail',
      'phone ← Telefon',
      'external_id ← Kundennummer',
    ]);
  });

  it('maps the survey of US companies by company_name, not by company_name_id', () => {
    const header =
      'company_name_id,company_name,url,contact_phone,city,state,country,zip_code,year_founded,company_type,company_category,business_model,date_created,vettedByCompany,contact_email_domain';
    const row =
      'adaptive|Adaptive|http://www.adaptive.com||Irvine|CA|us|92618|2001|Private|Legal|B2B|2013-12-15|True|adaptive.com';
    expect(linesOf(header, row)).toEqual([
      'name ← company_name',
      'website ← url',
      'country ← country',
      'city ← city',
      'state ← state',
      'postal_code ← zip_code',
      'email ← contact_email_domain',
      'phone ← contact_phone',
    ]);
  });

  it('maps a list of equities without taking symbol, exchange, market or ISIN for company fields', () => {
    const header =
      'floor,symbol,name,currency,sector,industry,exchange,market,country,state,city,zipcode,website,market_cap,isin,cusip,figi,delisted';
    const row =
      'AMS|AALB.AS|Aalberts N.V.|EUR|Industrials|Machinery|AMS|Euronext Amsterdam|Netherlands||Utrecht|3521 AZ|http://www.aalberts.com|Mid Cap|||BBG000BB3HV7|False';
    expect(linesOf(header, row)).toEqual([
      'name ← name',
      'website ← website',
      'country ← country',
      'city ← city',
      'state ← state',
      'postal_code ← zipcode',
    ]);
  });

  it('takes tickers that end like domains for no website, even when the file has none', () => {
    const proposal = proposeMapping(
      ['symbol', 'name', 'isin'],
      [['AALB.AS', 'Aalberts N.V.', 'NL0000852564']],
    );
    expect(proposal.mapping).toEqual({ name: [1] });
    expect(proposal.unmapped).toEqual(['symbol', 'isin']);
  });

  it('maps the company of a list of contacts, not the person', () => {
    const header = 'First Name,Last Name,Name,Company,Company City,City,Contact Owner,Email';
    expect(linesOf(header)).toEqual(['name ← Company', 'city ← Company City', 'email ← Email']);
    expect(linesOf('Vorname,Name,E-Mail')).toEqual(['email ← E-Mail']);
    expect(linesOf('Vorname,Name', 'Ann|Miller', 'Bob|Smith')).toEqual([]);
    expect(linesOf('First Name,Name', 'Ann|Acme Inc.', 'Bob|Beta LLC')).toEqual(['name ← Name (by content)']);
    expect(linesOf('Name,Contact First Name,Contact Last Name')).toEqual(['name ← Name']);
  });

  it('maps company name and legal name each to its own field', () => {
    expect(linesOf('Legal name,Company name,Trade name')).toEqual([
      'name ← Company name',
      'legal_name ← Legal name',
      'trading_name ← Trade name',
    ]);
  });

  it('takes the first of duplicate headers, also for the website', () => {
    const proposal = proposeMapping(['Name', 'NAME', 'Website', 'web_site', 'website'], []);
    expect(proposal.mapping).toEqual({ name: [0], website: [2] });
  });

  it('uses the shipping address when the file has no other', () => {
    expect(linesOf('Name,Shipping Street,Shipping City')).toEqual([
      'name ← Name',
      'city ← Shipping City',
      'address ← Shipping Street',
    ]);
  });

  it('prefers a filled country code to a country column that is empty throughout', () => {
    const rows = ['Acme||DE', 'Beta||FR'];
    expect(linesOf('Name,BillingCountry,BillingCountryCode', ...rows)).toContain(
      'country ← BillingCountryCode',
    );
    expect(linesOf('Name,BillingCountry,BillingCountryCode', 'Acme|Germany|DE')).toContain(
      'country ← BillingCountry',
    );
  });
});

describe('content of the sample', () => {
  it('finds site, e-mail, phone, social page and country under headers that say nothing', () => {
    const row1 = 'Acme|acme.com|+1 312 555 0142|ann@acme.com|linkedin.com/company/acme|Germany';
    const row2 = 'Beta|http://beta.de|(030) 901820|bob@beta.de|https://linkedin.com/company/beta|US';
    expect(linesOf('Name,c1,c2,c3,c4,c5', row1, row2)).toEqual([
      'name ← Name',
      'website ← c1 (by content)',
      'social_url ← c4 (by content)',
      'country ← c5 (by content)',
      'email ← c3 (by content)',
      'phone ← c2 (by content)',
    ]);
  });

  it('finds towns and states of the USA where the file has no header, and not below other headers', () => {
    const rows = ['Acme|Chicago|IL', 'Beta|Moose Creek|TX', 'Gamma|Denver|CO', 'Delta|Boston|MA'];
    expect(linesOf('name,column_2,column_3', ...rows)).toEqual([
      'name ← name',
      'city ← column_2 (by content)',
      'state ← column_3 (by content)',
    ]);
    expect(linesOf('name,Warehouse,Key', ...rows)).toEqual(['name ← name']);
    const others = ['Acme|Red|CA', 'Beta|Paris|DE', 'Gamma|Blue|CA'];
    expect(linesOf('name,column_2,column_3', ...others)).toEqual(['name ← name']);
    expect(linesOf('name,column_2', 'Acme|Chicago', 'Beta|Chicago')).toEqual(['name ← name']);
  });

  it('finds company names by their legal forms under the header of an index list', () => {
    const rows = [
      'AOS|A. O. Smith|Industrials|91142',
      'ADBE|Adobe Inc.|Software|796343',
      'MMM|3M|Industrials|66740',
    ];
    const lines = linesOf('Symbol,Security,GICS Sector,CIK', ...rows);
    expect(lines).toEqual(['name ← Security (by content)']);
  });

  it('does not take states of the USA for countries, nor identifiers for anything', () => {
    const rows = ['Acme|CA|0000066740|001dN00000v2DEwQAM', 'Beta|DE|0000091142|001dN00000v2DEwQAN'];
    expect(linesOf('Name,st,number,key2', ...rows)).toEqual(['name ← Name']);
  });

  it('does not fill a field that a header told, nor from an owner or parent', () => {
    const rows = ['acme.com|beta.com|owner@acme.com|parent.com'];
    expect(linesOf('Website,Link,Owner Email,Parent Site', ...rows)).toEqual(['website ← Website']);
    expect(linesOf('Name,Owner Email,Parent Site', 'Acme|owner@acme.com|parent.com')).toEqual([
      'name ← Name',
    ]);
  });

  it('does not take a website column full of e-mail addresses for the website', () => {
    expect(linesOf('Name,Website', 'Acme|ann@acme.com', 'Beta|n/a', 'Gamma|info@gamma.org')).toEqual([
      'name ← Name',
      'email ← Website (by content)',
    ]);
  });

  it('does not take a name column full of numbers for the name, but the next that fits', () => {
    const rows = ['10001|Acme|1', '10002|Beta|2'];
    expect(linesOf('Account Name,Company,Website', ...rows)).toEqual(['name ← Company']);
  });

  it('keeps a website column in which a few cells are broken', () => {
    expect(linesOf('Name,Website', 'Acme|htp:/acme', 'Beta|beta', 'Gamma|gamma.org')).toContain(
      'website ← Website',
    );
  });
});

describe('a mapping as a whole', () => {
  it('refuses a file with nothing to match by and names its columns', () => {
    const columns = ['Id', 'City', 'LEI'];
    const { mapping } = proposeMapping(columns, []);
    expect(() => requireMatchColumn(mapping, columns)).toThrowError(
      expect.objectContaining({ code: 'NO_MATCH_COLUMN', message: expect.stringContaining('Id, City, LEI') }),
    );
  });

  it('never maps core_id by itself', () => {
    expect(proposeMapping(['core_id', 'Name'], [['1234567890', 'Acme']]).mapping).toEqual({ name: [1] });
  });

  it('takes a chosen column away from the field it had', () => {
    const columns = ['Name', 'Website', 'Domain'];
    const before = proposeMapping(columns, []);
    const after = changeMapping(
      before,
      columns,
      new Map([
        ['trading_name', [0]],
        ['phone', [2]],
      ]),
    );
    expect(describeMapping(after)).toEqual([
      'trading_name ← Name (chosen)',
      'website ← Website',
      'phone ← Domain (chosen)',
    ]);
  });

  it('proposes for five thousand columns within seconds', () => {
    const columns = Array.from({ length: 5000 }, (_, index) => `column_${index}`);
    const rows = Array.from({ length: 100 }, (_, row) => columns.map((name) => `${name} ${row}`));
    expect(proposeMapping([...columns, 'Name'], rows).mapping).toEqual({ name: [5000] });
  });
});

describe('a column of types', () => {
  const typesOf = (header: string, ...rows: string[]) =>
    proposeMapping(
      header.split(','),
      rows.map((row) => row.split('|')),
      { fields: ACCOUNT_FIELDS },
    ).reasons.find(({ field }) => field === 'account_type')?.columns;

  it('is not what accounts are to the business where it says who owns companies', () => {
    const rows = ['Acme|Private|Customer', 'Bolt|Public|', 'Cora|Nonprofit|Prospect'];
    expect(typesOf('Name,company_type', ...rows)).toBeUndefined();
    expect(typesOf('Name,company_type,Customer Status', ...rows)).toEqual(['Customer Status']);
  });

  it('is what they are to the business where a single cell says so', () => {
    const rows = Array.from({ length: 20 }, () => 'Acme|Private');
    expect(typesOf('Name,Type', ...rows, 'Bolt|Former customer')).toEqual(['Type']);
    expect(typesOf('Name,Type')).toEqual(['Type']);
  });
});

describe('a column of ids of which its header does not tell whose they are', () => {
  const of = (header: string, ...ids: readonly string[]) => {
    const rows = ids.map((id, at) => [id, `Acme ${at} Ltd`]);
    const { mapping, unmapped } = proposeMapping([header, 'Name'], rows);
    return mapping.external_id === undefined ? unmapped : mapping.external_id;
  };
  const [ACCOUNT, OTHER] = ['0015g0000000001AAA', '0015g0000000003AAA'];

  it.each([
    ...[
      'Salesforce ID',
      'SFDC ID',
      'Salesforce Account ID',
      '18 Digit ID',
      'Account #',
      'Account: Salesforce ID',
    ],
    ...[
      'Customer No',
      'Customer Key',
      'Client Ref',
      'Codice cliente',
      'N° client',
      'UUID',
      'org_id',
      'Debitoren-Nr.',
    ],
  ])('holds the ids of the accounts where each has one of its own: %s', (header) => {
    expect(of(header, ACCOUNT, OTHER)).toEqual([0]);
    expect(of(header)).toEqual([0]);
  });

  it('holds none where ids repeat, are missing, are those of leads and contacts, or are words', () => {
    expect(of('Salesforce ID', ACCOUNT, ACCOUNT)).toEqual(['Salesforce ID']);
    expect(of('Customer No', '17', '')).toEqual(['Customer No']);
    expect(of('Salesforce ID', '00Q5g0000000001AAA', '00Q5g0000000003AAA')).toEqual(['Salesforce ID']);
    expect(of('SFDC ID', ACCOUNT, '0035g0000000003AAA')).toEqual(['SFDC ID']);
    expect(of('Account Code', 'Gold', 'Silver')).toEqual(['Account Code']);
    for (const header of ['Lead ID', 'Contact ID', 'AccountNumber', 'Opportunity ID', 'Owner ID', 'No'])
      expect(of(header, ACCOUNT, OTHER)).toEqual([header]);
  });

  it('gives way to a column that surely holds them', () => {
    const { mapping } = proposeMapping(['Customer No', 'Account ID', 'Name'], [['17', ACCOUNT, 'Acme Ltd']]);
    expect(mapping.external_id).toEqual([1]);
  });
});
