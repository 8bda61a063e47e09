import type { CrmAccount, UnreadField } from '../../contract/crm-account.ts';
import { currencyNamed } from '../../crm/currency-names.ts';
import { currencyIn, numberIn, saysNothing } from '../../crm/numbers.ts';
import { type DayOrder, instantIn } from './dates.ts';

type NumberField = 'open_opportunities' | 'contracted_revenue' | 'annual_revenue';
type CurrencyField = 'contracted_currency' | 'annual_currency';
type DayField = 'created_at' | 'last_activity_at';
type Figures = {
  readonly [K in NumberField | DayField | CurrencyField | 'unread_fields']: CrmAccount[K] | undefined;
};

type FigureField = NumberField | DayField | CurrencyField | 'currency';

/**
 * The numbers and days of an account, each from the cells of its columns. A cell that holds something else than such, and
 * does not say that there is nothing, is kept as it is: what cannot be read must not count as none. Of several columns the
 * one counts that says most: the largest amount, the first number of opportunities that is not zero, the latest activity;
 * but an amount or a number that stands beside a cell that cannot be read may be any.
 */
export function accountFigures(
  textsOf: (field: FigureField) => readonly string[],
  dayOrder: DayOrder,
): Figures {
  const unread: Partial<Record<UnreadField, string>> = {};
  const read = <Value>(field: NumberField | DayField, reader: (text: string) => Value | undefined) =>
    textsOf(field).flatMap((text) => {
      const value = reader(text);
      if (value !== undefined) return [{ text, value }];
      if (field !== 'annual_revenue' && !saysNothing(text)) unread[field] ??= text;
      return [];
    });
  const dayIn = (text: string) => instantIn(text, dayOrder);
  // What stands beside an amount says more than a column for all amounts of the account.
  const currency = (amount: Read<number> | undefined, column: CurrencyField) => {
    if (amount === undefined) return undefined;
    const named = currencyIn(amount.text);
    if (named !== undefined) return named;
    const told = textsOf(column)[0] ?? textsOf('currency')[0];
    return told === undefined ? undefined : currencyNamed(told);
  };
  const whole = (field: 'open_opportunities' | 'contracted_revenue') => {
    const amounts = read(field, numberIn);
    return unread[field] === undefined ? amounts : [];
  };
  const counts = whole('open_opportunities');
  const opportunities = counts.find(({ value }) => value > 0) ?? counts[0];
  const contracted = greatest(whole('contracted_revenue'));
  const [annual] = read('annual_revenue', numberIn);
  const figures = {
    created_at: read('created_at', dayIn)[0]?.value,
    last_activity_at: greatest(read('last_activity_at', dayIn))?.value,
    open_opportunities: opportunities === undefined ? undefined : Math.max(0, opportunities.value),
    contracted_revenue: contracted?.value,
    annual_revenue: annual?.value,
    contracted_currency: currency(contracted, 'contracted_currency'),
    annual_currency: currency(annual, 'annual_currency'),
  };
  return { ...figures, unread_fields: Object.keys(unread).length === 0 ? undefined : unread };
}

interface Read<Value> {
  readonly text: string;
  readonly value: Value;
}

/** Days are texts of ISO 8601, of which the later one is the greater. */
function greatest<Value extends string | number>(read: readonly Read<Value>[]): Read<Value> | undefined {
  return read.reduce<Read<Value> | undefined>(
    (most, one) => (most !== undefined && most.value >= one.value ? most : one),
    undefined,
  );
}
