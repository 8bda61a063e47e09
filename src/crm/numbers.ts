import { currencyOf, isCurrency } from './currency-marks.ts';

/** Thousands are parted by one sort of mark, and what stands behind another mark is a fraction. */
const GROUPED = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
/** In India groups of two digits stand before the last one of three. */
const INDIAN = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?$/;
const PLAIN = /^\d*[.,]?\d+$/;
const WITH_EXPONENT = /^\d*[.,]?\d+e[+-]?\d{1,3}$/i;
/** Three digits behind a single mark are thousands: `1,234`. A fraction of three digits does not stand in a CRM. */
const ONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/;

const FACTORS: Readonly<Record<string, number>> = {
  ...{ million: 1e6, mio: 1e6, mn: 1e6, m: 1e6 },
  ...{ billion: 1e9, bn: 1e9, b: 1e9, k: 1e3 },
};
// Of two that fit, the longer one stands first.
const FACTOR = new RegExp(`^(${Object.keys(FACTORS).join('|')})\\.?\\s*(.*)$`);

/** A mark behind a letter belongs to it: `Rs.500`. */
const FIRST_DIGIT = /(?<!\p{L})[.,]?\d/u;
/** `50,-` and `50.–` are whole amounts. */
const NO_CENTS = /^[.,](?:[-–—]{1,2})?(?!\S)/;
const NOTHING = new Set(['', 'n/a', 'na', 'none', 'null', 'nil', 'no', 'never']);
/** Longer cells are sentences. */
const LONGEST = 60;

/** The number in a cell, whatever marks its thousands and fractions, without its currency: `$1,234.50`, `1.234,50 €`, `1.2M`. */
export function numberIn(cell: string): number | undefined {
  const parts = partsOf(cell.trim());
  if (parts === undefined) return undefined;
  const sign = signOf(parts.before);
  const times = factorOf(parts.after);
  const value = plainNumber(parts.digits);
  if (sign === undefined || times === undefined || value === undefined) return undefined;
  const number = sign * value * times;
  return Number.isFinite(number) ? number : undefined;
}

/** The currency of the amount in a cell; undefined where it names none. */
export function currencyIn(cell: string): string | undefined {
  const parts = partsOf(cell.trim());
  if (parts === undefined) return undefined;
  return (
    currencyOf(parts.before.trim().replace(/^[-−+]|[-−+]$/g, '')) ?? currencyOf(behindFactor(parts.after))
  );
}

/** Whether a cell says that there is nothing: `n/a`, `-`, `$ -`, `never`, or a date that is all zeros. */
export function saysNothing(cell: string): boolean {
  const text = cell.trim().toLowerCase();
  if (text.length > LONGEST) return false;
  if (NOTHING.has(text) || /^0[0\s:./-]*$/.test(text)) return true;
  return /[-–—]$/.test(text) && isCurrency(text.replace(/[-–—\s]+$/, ''));
}

interface Parts {
  readonly before: string;
  readonly digits: string;
  readonly after: string;
}

function partsOf(cell: string): Parts | undefined {
  if (cell.length > LONGEST) return undefined;
  // In parentheses stand negative amounts.
  const text = cell.replace(/^\((.*)\)$/, '-$1').replace(/[’‘ʼ´`]/g, "'");
  const from = text.search(FIRST_DIGIT);
  const to = text.search(/\d\D*$/) + 1;
  if (from === -1 || to <= from) return undefined;
  const after = text.slice(to).replace(NO_CENTS, '').trim();
  return { before: text.slice(0, from), digits: text.slice(from, to).replace(/\s/g, ' '), after };
}

/** -1 or 1; undefined where something else than a sign and a currency stands before a number. */
function signOf(before: string): 1 | -1 | undefined {
  const [, first = '', currency = '', second = ''] = /^([-−+]?)(.*?)([-−+]?)$/.exec(before.trim()) ?? [];
  if ((first !== '' && second !== '') || !isCurrency(currency)) return undefined;
  return first + second === '' || first + second === '+' ? 1 : -1;
}

/** By how much a number is multiplied; undefined where something else than that and a currency stands behind it. */
function factorOf(after: string): number | undefined {
  const behind = behindFactor(after);
  if (!isCurrency(behind)) return undefined;
  return behind === after ? 1 : FACTORS[FACTOR.exec(after.toLowerCase())?.[1] ?? ''];
}

/** What stands behind the factor of a number; all of it where no currency, or nothing, follows a factor. */
function behindFactor(after: string): string {
  const [, , currency] = FACTOR.exec(after.toLowerCase()) ?? [];
  return currency !== undefined && isCurrency(currency) ? currency : after;
}

function plainNumber(digits: string): number | undefined {
  if (ONE_GROUP.test(digits)) return Number(digits.replace(/[.,]/, ''));
  if (PLAIN.test(digits) || WITH_EXPONENT.test(digits)) return Number(digits.replace(',', '.'));
  const mark = INDIAN.test(digits) ? ',' : GROUPED.exec(digits)?.[1];
  return mark === undefined ? undefined : Number(digits.replaceAll(mark, '').replace(',', '.'));
}
