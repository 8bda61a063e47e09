import type { ReportAccount } from '../../contract/crosscheck-report.ts';

/** The money that the file says of some accounts. */
export interface Money {
  /** Null where the file has amounts in several currencies. */
  readonly contracted_revenue: number | null;
  readonly annual_revenue: number | null;
  /** Instead of each that is null: the sums by currency; `` of amounts without one. */
  readonly contracted_by_currency?: Readonly<Record<string, number>>;
  readonly annual_by_currency?: Readonly<Record<string, number>>;
}

/** Sums by currency, while accounts are counted. */
export interface MoneyDraft {
  readonly contracted: Map<string, number>;
  readonly annual: Map<string, number>;
}

export function newMoney(): MoneyDraft {
  return { contracted: new Map(), annual: new Map() };
}

export function putMoney({ contracted, annual }: MoneyDraft, account: ReportAccount): void {
  add(contracted, account.contracted_currency, account.contracted_revenue);
  add(annual, account.annual_currency, account.annual_revenue);
}

function add(sums: Map<string, number>, currency: string | null, amount: number | null): void {
  if (amount !== null && amount !== 0) sums.set(currency ?? '', (sums.get(currency ?? '') ?? 0) + amount);
}

/** What some of the accounts come to; `all` tells which currencies the whole file has. */
export function moneyOf(own: MoneyDraft, all: MoneyDraft): Money {
  const contracted = sumOf(own.contracted, all.contracted);
  const annual = sumOf(own.annual, all.annual);
  return {
    ...{ contracted_revenue: contracted.sum, annual_revenue: annual.sum },
    ...(contracted.byCurrency !== undefined && { contracted_by_currency: contracted.byCurrency }),
    ...(annual.byCurrency !== undefined && { annual_by_currency: annual.byCurrency }),
  };
}

function sumOf(own: ReadonlyMap<string, number>, all: ReadonlyMap<string, number>) {
  const named = [...all.keys()].filter((currency) => currency !== '');
  if (named.length < 2) return { sum: inCents([...own.values()].reduce((sum, amount) => sum + amount, 0)) };
  const sorted = [...own].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    sum: null,
    byCurrency: Object.fromEntries(sorted.map(([currency, amount]) => [currency, inCents(amount)])),
  };
}

/** Sums of fractions depend on their order behind the last digits. */
function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** `1,200`, or `EUR 1,200 + USD 500`; empty where there is nothing. */
export function sumWords(
  sum: number | null,
  byCurrency: Readonly<Record<string, number>> = {},
  inFigures: (amount: number) => string,
): string {
  if (sum !== null) return sum === 0 ? '' : inFigures(sum);
  return Object.entries(byCurrency)
    .map(([currency, amount]) => `${currency} ${inFigures(amount)}`.trim())
    .join(' + ');
}
