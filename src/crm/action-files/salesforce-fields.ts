import type { FillableGroup } from './fill-fields.ts';

/**
 * Fields of an account that may be written, by their headers in exports and in reports without anything but letters.
 * Those of one line are filled together. Custom fields may be formulas, and are not touched; nor is what tells of the account and
 * not of the company, as its source and rating.
 */
const GROUPS: readonly Readonly<Record<string, string>>[] = [
  {
    billingstreet: 'BillingStreet',
    billingaddressline1: 'BillingStreet',
    billingcity: 'BillingCity',
    billingstate: 'BillingState',
    billingstateprovince: 'BillingState',
    billingpostalcode: 'BillingPostalCode',
    billingzippostalcode: 'BillingPostalCode',
    billingcountry: 'BillingCountry',
    billingstatecode: 'BillingStateCode',
    billingcountrycode: 'BillingCountryCode',
  },
  {
    shippingstreet: 'ShippingStreet',
    shippingaddressline1: 'ShippingStreet',
    shippingcity: 'ShippingCity',
    shippingstate: 'ShippingState',
    shippingstateprovince: 'ShippingState',
    shippingpostalcode: 'ShippingPostalCode',
    shippingzippostalcode: 'ShippingPostalCode',
    shippingcountry: 'ShippingCountry',
    shippingstatecode: 'ShippingStateCode',
    shippingcountrycode: 'ShippingCountryCode',
  },
  { phone: 'Phone', accountphone: 'Phone' },
  { fax: 'Fax', accountfax: 'Fax' },
  { website: 'Website' },
  { industry: 'Industry' },
  { description: 'Description', accountdescription: 'Description' },
  { annualrevenue: 'AnnualRevenue' },
  { numberofemployees: 'NumberOfEmployees', employees: 'NumberOfEmployees' },
  { accountnumber: 'AccountNumber' },
  { tickersymbol: 'TickerSymbol' },
  { ownership: 'Ownership' },
];

const NUMBERS: ReadonlySet<string> = new Set(['AnnualRevenue', 'NumberOfEmployees']);

/** Which columns of an export can be filled from another account, and what their fields are called in the API. */
export function salesforceFields(columns: readonly string[]): readonly FillableGroup[] {
  return GROUPS.flatMap((group) => {
    const taken = new Set<string>();
    const found = columns.flatMap((header) => {
      const field = group[header.toLowerCase().replace(/[^a-z0-9]/g, '')];
      if (field === undefined || taken.has(field)) return [];
      taken.add(field);
      return [{ header, field, ...(NUMBERS.has(field) && { isNumber: true as const }) }];
    });
    return found.length === 0 ? [] : [found];
  });
}
