import type { CrmAccount } from '../../dist/contract/crm-account.js';
import { readRows } from '../accuracy/csv-rows.ts';
import { plainWords } from '../sets/plain-name.ts';
import type { SharedData } from '../sets/shared-data.ts';

/** An account whose company somebody has told; `cluster` is undefined for those that are there for others only. */
export interface LabelledAccount {
  readonly account: CrmAccount;
  readonly cluster: string | undefined;
}

export interface LabelledAccounts {
  readonly name: string;
  readonly rows: readonly LabelledAccount[];
}

/** The three labelled tables as accounts of a CRM. */
export function labelledAccounts(data: SharedData, vendorsPath: string): readonly LabelledAccounts[] {
  return [
    {
      name: 'sites',
      rows: data.sites.map((row) => ({
        account: accountOf(row.Id ?? '', row['Site name'] ?? '', {
          address: row.Address,
          postal_code: row.Zip,
          phone: row.Phone,
        }),
        cluster: row['True Id'],
      })),
    },
    {
      name: 'patstat',
      rows: data.patstat.map((row) => ({
        account: accountOf(row.person_id ?? '', row.person_name ?? ''),
        cluster: row.leuven_id,
      })),
    },
    { name: 'vendors', rows: vendors(vendorsPath) },
  ];
}

/** Names that the table gives to two companies have no right answer, and are left out. */
function vendors(path: string): readonly LabelledAccount[] {
  const rows = readRows(path);
  const companies = new Map<string, Set<string>>();
  for (const { name_variant = '', company = '' } of rows)
    companies.set(name_variant, (companies.get(name_variant) ?? new Set()).add(company));
  return rows
    .map((row, at) => ({
      account: accountOf(`v${String(at).padStart(5, '0')}`, row.name_variant ?? ''),
      cluster: row.company,
    }))
    .filter(({ account }) => companies.get(account.trading_name ?? '')?.size === 1);
}

function accountOf(
  id: string,
  name: string,
  fields: Readonly<Record<'address' | 'postal_code' | 'phone', string | undefined>> | undefined = undefined,
): CrmAccount {
  const filled = Object.entries(fields ?? {}).filter(([, text]) => text !== undefined && text !== '');
  return { external_id: id, ...(name === '' ? {} : { trading_name: name }), ...Object.fromEntries(filled) };
}

/** Other companies, each with a name that no other has: names alone, with streets where `withPlaces`. */
export function otherCompanies(
  { sec, ror }: SharedData,
  count: number,
  withPlaces: boolean,
): readonly LabelledAccount[] {
  const seen = new Set<string>();
  const rows: LabelledAccount[] = [];
  for (const { source, id, names, address, postalCode, phone } of [...sec, ...ror]) {
    const name = names[0]?.value ?? '';
    const key = plainWords(name).join(' ');
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    const fields = withPlaces ? { address, postal_code: postalCode, phone } : undefined;
    rows.push({ account: accountOf(`${source} ${id}`, name, fields), cluster: undefined });
    if (rows.length === count) break;
  }
  return rows;
}
