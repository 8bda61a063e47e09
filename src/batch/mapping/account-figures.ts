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

/**
 * The numbers and days of an account. A cell that holds something else than such, and does not say that there is nothing,
 * is kept as it is: what cannot be read must not count as none.
 */
export function accountFigures(
  textOf: (field: NumberField | DayField | CurrencyField | 'currency') => string | undefined,
  dayOrder: DayOrder,
): Figures {
  const unread: Partial<Record<UnreadField, string>> = {};
  const read = <Value>(field: NumberField | DayField, reader: (text: string) => Value | undefined) => {
    const text = textOf(field);
    if (text === undefined) return undefined;
    const value = reader(text);
    if (value === undefined && field !== 'annual_revenue' && !saysNothing(text)) unread[field] = text;
    return value;
  };
  const dayIn = (text: string) => instantIn(text, dayOrder);
  // What stands beside an amount says more than a column for all amounts of the account.
  const currency = (field: NumberField, column: CurrencyField) => {
    const text = textOf(field);
    if (text === undefined || numberIn(text) === undefined) return undefined;
    const named = currencyIn(text);
    if (named !== undefined) return named;
    const told = textOf(column) ?? textOf('currency');
    return told === undefined ? undefined : currencyNamed(told);
  };
  const opportunities = read('open_opportunities', numberIn);
  const figures = {
    created_at: read('created_at', dayIn),
    last_activity_at: read('last_activity_at', dayIn),
    open_opportunities: opportunities === undefined ? undefined : Math.max(0, opportunities),
    contracted_revenue: read('contracted_revenue', numberIn),
    annual_revenue: read('annual_revenue', numberIn),
    contracted_currency: currency('contracted_revenue', 'contracted_currency'),
    annual_currency: currency('annual_revenue', 'annual_currency'),
  };
  return { ...figures, unread_fields: Object.keys(unread).length === 0 ? undefined : unread };
}
