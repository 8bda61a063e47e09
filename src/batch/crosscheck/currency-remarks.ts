import type { CrmAccount } from '../../contract/crm-account.ts';
import { listed } from '../../crm/actions/told-names.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';

/** The currencies of amounts, while a file is read. */
export interface CurrenciesRead {
  add(account: CrmAccount): void;
  /** What to tell people of columns with amounts in several currencies. */
  remarks(): readonly string[];
}

const FIELDS = { contracted_revenue: 'contracted_currency', annual_revenue: 'annual_currency' } as const;
/** The keys of the table above. */
const NAMES = Object.keys(FIELDS) as readonly (keyof typeof FIELDS)[];

export function currenciesRead(mapping: ColumnMapping, columns: readonly string[]): CurrenciesRead {
  const found = { contracted_revenue: new Set<string>(), annual_revenue: new Set<string>() };
  return {
    add(account) {
      for (const field of NAMES) {
        const currency = account[FIELDS[field]];
        if (currency !== undefined) found[field].add(currency);
      }
    },
    remarks: () =>
      NAMES.flatMap((field) => {
        const currencies = [...found[field]].sort();
        if (currencies.length < 2) return [];
        const column = JSON.stringify(columns[mapping[field]?.[0] ?? -1] ?? '');
        return [
          `Column ${column} has amounts in ${listed(currencies)}: those of different currencies are neither added nor compared.`,
        ];
      }),
  };
}
