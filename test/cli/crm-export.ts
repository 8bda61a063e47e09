import { stringify } from 'csv-stringify/sync';
import { accountId } from '../../src/crm/account-id.ts';

/** An account as a line of the table below: what a person typed into the CRM, and what hangs on it. */
interface Line {
  readonly name: string;
  readonly website?: string;
  readonly city?: string;
  readonly country?: string;
  readonly phone?: string;
  readonly street?: string;
  readonly type?: 'Customer' | 'Prospect';
  /** Position of the parent in the table. */
  readonly parent?: number;
  readonly open?: number;
  readonly created?: string;
  readonly active?: string;
}

export const COLUMNS = [
  'Id',
  'Name',
  'Type',
  'ParentId',
  'BillingStreet',
  'BillingCity',
  'BillingCountry',
  'Phone',
  'Website',
  'CreatedDate',
  'LastActivityDate',
  'Open Opportunities',
] as const;
export type ExportRow = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** Doubles, regional units, families, rings of parents, closed and absorbed companies, junk, and companies that nobody knows. */
const LINES: readonly Line[] = [
  // Doubles of known companies.
  { name: 'SAP SE', website: 'sap.com', city: 'Walldorf', country: 'Germany', type: 'Customer', open: 2 },
  {
    name: 'SAP',
    website: 'https://www.sap.com/',
    country: 'DE',
    phone: '+49 6227 747474',
    created: '2019-03-01',
  },
  { name: 'SAP AG', website: 'sap.com', city: 'Walldorf', country: 'Germany', active: '2024-01-05' },
  { name: 'Bridgestone Corporation', website: 'bridgestone.com', country: 'Japan', created: '2018-01-02' },
  { name: 'BRIDGESTONE CORP', website: 'www.bridgestone.co.jp', country: 'JP', created: '2021-01-02' },
  { name: 'LEGO A/S', website: 'lego.com', city: 'Billund', country: 'Denmark', type: 'Customer' },
  { name: 'The LEGO Group', website: 'lego.com', city: 'Billund', country: 'DK', type: 'Customer' },
  { name: 'Daihatsu Motor Co., Ltd.', website: 'daihatsu.com', country: 'Japan' },
  { name: 'Daihatsu', website: 'daihatsu.co.jp', city: 'Ikeda', country: 'Japan', active: '2025-02-03' },
  {
    name: 'Infinera Corporation',
    website: 'infinera.com',
    city: 'San Jose',
    country: 'US',
    created: '2017-01-01',
  },
  { name: 'Infinera', website: 'infinera.com', country: 'US', created: '2022-05-05' },
  // A head office, its regional units, and a double of one of them.
  { name: 'Toyota Motor Corporation', website: 'global.toyota', country: 'Japan', type: 'Customer' },
  {
    name: 'Toyota Motor North America, Inc.',
    website: 'toyota.com',
    city: 'Plano',
    country: 'US',
    created: '2016-01-01',
    parent: 11,
  },
  {
    name: 'Toyota Motor North America',
    website: 'www.toyota.com',
    city: 'Plano',
    country: 'US',
    created: '2020-01-01',
  },
  { name: 'Google LLC', website: 'google.com', city: 'Mountain View', country: 'US', type: 'Customer' },
  { name: 'Google Germany GmbH', city: 'Hamburg', country: 'Germany' },
  { name: 'Google Ireland Limited', city: 'Dublin', country: 'Ireland', parent: 14 },
  { name: 'Google Inc.', website: 'google.com', country: 'US', created: '2012-01-01' },
  { name: 'Siemens AG', website: 'siemens.com', city: 'Munich', country: 'Germany', created: '2015-01-01' },
  { name: 'Siemens Corporation', city: 'Washington', country: 'US' },
  { name: 'Siemens', website: 'siemens.de', city: 'München', country: 'DE' },
  // Parents: missing ones, wrong ones, far ones, and holdings.
  { name: 'Varian Medical Systems, Inc.', website: 'varian.com', city: 'Palo Alto', country: 'US' },
  { name: 'Siemens Healthineers AG', website: 'siemens-healthineers.com', country: 'Germany', parent: 0 },
  { name: 'Siemens Mobility GmbH', city: 'Munich', country: 'Germany', parent: 18 },
  {
    name: 'Siemens Gamesa Renewable Energy, S.A.',
    website: 'siemensgamesa.com',
    country: 'Spain',
    parent: 18,
  },
  { name: 'Siemens Energy AG', website: 'siemens-energy.com', country: 'Germany', parent: 20 },
  { name: 'YouTube, LLC', website: 'youtube.com', city: 'San Bruno', country: 'US' },
  { name: 'Waymo LLC', website: 'waymo.com', city: 'Mountain View', country: 'US' },
  {
    name: 'DeepMind Technologies Limited',
    website: 'deepmind.com',
    city: 'London',
    country: 'GB',
    parent: 17,
  },
  { name: 'Automobili Lamborghini S.p.A.', website: 'lamborghini.com', country: 'Italy' },
  { name: 'Bentley Motors Limited', website: 'bentleymotors.com', city: 'Crewe', country: 'GB' },
  { name: 'AUDI AG', website: 'audi.com', city: 'Ingolstadt', country: 'Germany' },
  { name: 'GN Audio A/S', website: 'jabra.com', country: 'Denmark' },
  { name: 'SABIC', website: 'sabic.com', city: 'Riyadh', country: 'Saudi Arabia' },
  { name: 'Harman International', website: 'harman.com', city: 'Stamford', country: 'US' },
  // A ring of parents.
  { name: 'Microsoft Corporation', website: 'microsoft.com', country: 'US', parent: 37 },
  { name: 'Microsoft Ireland Operations Limited', city: 'Dublin', country: 'Ireland', parent: 35 },
  { name: 'LinkedIn Corporation', website: 'linkedin.com', country: 'US', parent: 36 },
  // Closed and absorbed.
  { name: 'Wirecard AG', website: 'wirecard.com', country: 'Germany' },
  { name: 'Nokia Siemens Networks B.V.', website: 'nokiasiemensnetworks.com', country: 'Finland' },
  { name: 'Nokia Oyj', website: 'nokia.com', city: 'Espoo', country: 'Finland', type: 'Customer' },
  { name: 'Alcatel-Lucent S.A.', website: 'alcatel-lucent.com', country: 'France' },
  { name: 'Samba Financial Group', website: 'samba.com', city: 'Riyadh', country: 'Saudi Arabia' },
  // Junk.
  { name: 'Test Account' },
  { name: 'asdfasdf' },
  { name: 'DO NOT USE' },
  { name: 'test test 123', type: 'Customer' },
  // Nobody knows them: new companies, and doubles that nobody can resolve.
  { name: 'Tidewick Quorvane Brothers GmbH', city: 'Walldorf', country: 'Germany' },
  { name: 'TIDEWICK QUORVANE BROTHERS GMBH', city: 'Walldorf', country: 'Germany', created: '2020-02-02' },
  { name: 'Qvorzan Widgets', phone: '+44 20 7946 0123', street: '12 Mill Lane' },
  { name: 'Qvorzan Widgets Ltd', phone: '+44 20 7946 0123', street: '12 Mill Lane' },
  { name: 'Moonlit Kiln Pottery', website: 'moonlitkilnpottery.com', city: 'Ghent', country: 'Belgium' },
  {
    name: 'Moonlit Kiln Pottery (old)',
    website: 'www.moonlitkilnpottery.com',
    city: 'Ghent',
    country: 'Belgium',
  },
  { name: 'Zzyzx Quantum Widgets', phone: '+1 212 555 0147' },
  { name: 'Zzyzx Quantum\u2028Widgets', phone: '+1 212 555 0147' },
  { name: 'Blue Acorn Tea House', city: 'York', country: 'GB', website: 'blueacorn-tea.example' },
  { name: '=cmd|calc', city: 'Bonn' },
  { name: 'Société Générale d’Étang', city: 'Lyon', country: 'France' },
  { name: '', website: 'audible.com' },
  { name: 'Beats Electronics, LLC', website: 'beatsbydre.com', country: 'US', open: 1 },
];

const FIRST_UNKNOWN = LINES.findIndex(({ name }) => name === 'Tidewick Quorvane Brothers GmbH');

/** Some accounts of a Salesforce export. Ids have 15 characters and 18 in turn. */
export const EXPORT: readonly ExportRow[] = LINES.map((line, at) => ({
  Id: at % 2 === 0 ? idAt(at) : accountId(idAt(at)).id,
  Name: line.name,
  Type: line.type ?? 'Prospect',
  ParentId: line.parent === undefined ? '' : idAt(line.parent),
  BillingStreet: line.street ?? '',
  BillingCity: line.city ?? '',
  BillingCountry: line.country ?? '',
  Phone: line.phone ?? '',
  Website: line.website ?? '',
  CreatedDate: line.created ?? '2023-06-01',
  LastActivityDate: line.active ?? '',
  'Open Opportunities': String(line.open ?? 0),
}));

function idAt(at: number): string {
  return `0015g00000${at.toString(36).padStart(4, 'q')}X`;
}

/** Those of them that are known companies, or none: a rerun finds them as they were. */
export const KNOWN: readonly ExportRow[] = EXPORT.filter((_, at) => at < FIRST_UNKNOWN);

export function csvOf(rows: readonly ExportRow[]): string {
  return stringify([...rows], { header: true, columns: [...COLUMNS] });
}

export function textOf(rows: readonly ExportRow[], format: 'csv' | 'ndjson' | 'json'): string {
  if (format === 'csv') return csvOf(rows);
  if (format === 'json') return JSON.stringify(rows);
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
