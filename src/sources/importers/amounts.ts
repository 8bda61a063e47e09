import type { Amount, Headcount, Revenue } from '../../resolution/records/source-record.ts';

const NUMBER = String.raw`\d{1,3}(?:[,' ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const UNIT = String.raw`(?:\s?(k|thousand|m|mn|mm|mio|million|b|bn|bln|billion|t|tn|trillion)(?![a-z]))?`;
const ONE = new RegExp(`^(${NUMBER})${UNIT}$`, 'i');
const SPAN = new RegExp(`^(${NUMBER})${UNIT}\\s*(?:-|–|—|to|\\.\\.)\\s*(${NUMBER})${UNIT}$`, 'i');
const AT_LEAST = new RegExp(
  `^(?:(?:>=?|over|more than|at least)\\s*(${NUMBER})${UNIT}|(${NUMBER})${UNIT}\\s*(?:\\+|or more|and more))$`,
  'i',
);
const AT_MOST = new RegExp(`^(?:<=?|under|less than|up to)\\s*(${NUMBER})${UNIT}$`, 'i');

const FACTORS: Readonly<Record<string, number>> = {
  ...{ k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, mm: 1e6, mio: 1e6, million: 1e6 },
  ...{ b: 1e9, bn: 1e9, bln: 1e9, billion: 1e9, t: 1e12, tn: 1e12, trillion: 1e12 },
};
const SIGNS: Readonly<Record<string, string>> = {
  ...{ $: 'USD', US$: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', '₩': 'KRW' },
  ...{ C$: 'CAD', CA$: 'CAD', A$: 'AUD', AU$: 'AUD', S$: 'SGD', HK$: 'HKD', R$: 'BRL' },
};
const MILLION = 1e6;

/** Reads `164,000`, `12.5k`, `51-200`, `10,000+`, `<50`, `1 to 10`; undefined for anything else. */
export function amountOf(text: string): Amount | undefined {
  const plain = text.trim();
  const one = ONE.exec(plain);
  if (one !== null) return { value: numberOf(one[1], one[2]) };
  const span = SPAN.exec(plain);
  // `1-10m` means millions at both ends.
  if (span !== null) return ascending(numberOf(span[1], span[2] ?? span[4]), numberOf(span[3], span[4]));
  const least = AT_LEAST.exec(plain);
  if (least !== null) return { least: numberOf(least[1] ?? least[3], least[2] ?? least[4]) };
  const most = AT_MOST.exec(plain);
  return most === null ? undefined : { least: 0, most: numberOf(most[1], most[2]) };
}

function ascending(least: number, most: number): Amount | undefined {
  return least <= most ? { least, most } : undefined;
}

function numberOf(digits = '', unit = ''): number {
  // Thousandths of a unit are no more than the rounding of the multiplication.
  return Number((Number(digits.replace(/[,' ]/g, '')) * (FACTORS[unit.toLowerCase()] ?? 1)).toFixed(2));
}

/** Reads a number of people, with the day, month or year that it is of. */
export function headcountOf(text = '', asOf = ''): Headcount | undefined {
  const amount = amountOf(text.replace(/\s*(?:employees|people|staff|fte)$/i, ''));
  const date = /^(?:1[6-9]|20)\d{2}(?:-\d{2}(?:-\d{2})?)?/.exec(asOf)?.[0];
  if (amount === undefined || !isWhole(amount)) return undefined;
  return { ...amount, ...(date !== undefined && { asOf: date }) };
}

function isWhole({ value = 0, least = 0, most = 0 }: Amount): boolean {
  return [value, least, most].every(Number.isSafeInteger);
}

/** A revenue as a table gives it: the amount, its currency and its fiscal year, each in a column of its own. */
interface RevenueCells {
  readonly revenue?: string | undefined;
  readonly revenue_currency?: string | undefined;
  readonly revenue_year?: string | undefined;
}

/**
 * Reads a yearly revenue. A currency stands in the cell (`€12.5m`, `USD 1,200,000`) or in its own column; a plain number
 * without any is in millions of US dollars.
 */
export function revenueOf({
  revenue = '',
  revenue_currency = '',
  revenue_year = '',
}: RevenueCells): Revenue | undefined {
  const { currency, rest } = withoutCurrency(revenue.trim());
  const said = currency ?? codeOf(revenue_currency.trim());
  const amount = amountOf(rest);
  if (amount === undefined) return undefined;
  const fiscalYear = /^(?:FY\s?)?((?:1[89]|20)\d{2})/i.exec(revenue_year.trim())?.[1];
  return {
    ...(said === undefined && !/[a-z]/i.test(rest) ? inMillions(amount) : amount),
    currency: said ?? 'USD',
    ...(fiscalYear !== undefined && { fiscalYear: Number(fiscalYear) }),
  };
}

/** The sign or code before or behind, also at both ends of a range: `$10M - $50M`. */
function withoutCurrency(text: string): { currency: string | undefined; rest: string } {
  const found = new Set<string>();
  const rest = text
    .replace(/(?<![A-Za-z])(?:[A-Z]{1,2}\$|[$€£¥₹₩])|(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g, (mark) => {
      const code = SIGNS[mark] ?? codeOf(mark);
      if (code !== undefined) found.add(code);
      return code === undefined ? mark : '';
    })
    .replace(/\s+/g, ' ')
    .trim();
  const [currency] = found;
  return found.size > 1 ? { currency: undefined, rest: text } : { currency, rest };
}

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

function codeOf(text: string): string | undefined {
  const code = SIGNS[text] ?? text.toUpperCase();
  return CODES.has(code) ? code : undefined;
}

function inMillions({ value, least, most }: Amount): Amount {
  return {
    ...(value !== undefined && { value: value * MILLION }),
    ...(least !== undefined && { least: least * MILLION }),
    ...(most !== undefined && { most: most * MILLION }),
  };
}
