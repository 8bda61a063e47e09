import type { CrmAccount } from '../../contract/crm-account.ts';

/** In which currencies the contracted revenue of accounts is told. */
export interface Currencies {
  /** Amounts of all these accounts are of one currency, as far as they have any; where the accounts name one alone, it is that of all. */
  areOne(accounts: readonly number[]): boolean;
}

const NO_AMOUNT = 0;
const UNNAMED = 1;

export function contractedCurrencies(
  size: number,
): Currencies & { read(at: number, account: CrmAccount): void } {
  const numbers = new Map<string, number>();
  const currency = new Uint16Array(size);
  return {
    read(at, { contracted_revenue: amount = 0, contracted_currency: name }) {
      if (amount === 0) return;
      const number = name === undefined ? UNNAMED : (numbers.get(name) ?? numbers.size + UNNAMED + 1);
      if (name !== undefined) numbers.set(name, number);
      currency[at] = number;
    },
    areOne(accounts) {
      if (numbers.size < 2) return true;
      const found = new Set(accounts.map((at) => currency[at] ?? NO_AMOUNT));
      found.delete(NO_AMOUNT);
      return found.size < 2;
    },
  };
}
