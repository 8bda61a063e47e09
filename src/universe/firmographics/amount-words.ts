import type { Amount } from '../../resolution/records/source-record.ts';

/** The range in figures, `51-200`, `10000+`; null when the number itself is known, or nothing. */
export function rangeOf({ value, least, most }: Amount): string | null {
  if (value !== undefined || (least === undefined && most === undefined)) return null;
  if (most === undefined) return `${plain(least ?? 0)}+`;
  return `${plain(least ?? 0)}-${plain(most)}`;
}

/** The number for people, `318,000`, else its range. */
export function amountWords(amount: Amount): string {
  return amount.value === undefined ? (rangeOf(amount) ?? 'unknown') : grouped(amount.value);
}

/** Ranges are written as directories write them: without separators, so that `1000-5000` is found. */
function plain(number: number): string {
  return String(number);
}

function grouped(number: number): string {
  return number.toLocaleString('en-US');
}
