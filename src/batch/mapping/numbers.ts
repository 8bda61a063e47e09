/** Thousands are parted by one sort of mark, and the last part after another mark, of two digits or one, is a fraction. */
const GROUPED = /^\d{1,3}(?:([.,' \u00a0\u202f])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/;
const PLAIN = /^\d+(?:[.,]\d+)?$/;
const FACTORS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, mio: 1e6, b: 1e9, bn: 1e9 };

/** The number in a cell, whatever marks its thousands and fractions, without its currency: `$1,234.50`, `1.234,50 €`, `1.2M`. */
export function numberIn(cell: string): number | undefined {
  const text = cell.trim().replace(/^\((.*)\)$/, '-$1');
  const [, sign = '', digits = '', factor = ''] =
    /^(-?)\s*(?:[A-Z]{3}\s*|[€$£¥]\s*)?(-?[\d.,' \u00a0\u202f]*\d)\s*([a-z]{0,3}?)\s*(?:[A-Z]{3}|[€$£¥])?$/i.exec(
      text,
    ) ?? [];
  const value = plainNumber(digits.replace(/^-/, ''));
  const times = factor === '' ? 1 : FACTORS[factor.toLowerCase()];
  if (value === undefined || times === undefined) return undefined;
  return (sign === '-' || digits.startsWith('-') ? -1 : 1) * value * times;
}

function plainNumber(digits: string): number | undefined {
  if (PLAIN.test(digits)) {
    // Three digits behind a single mark are thousands: `1,234`. A fraction of three digits does not stand in a CRM.
    const grouped = /^\d{1,3}[.,]\d{3}$/.test(digits);
    return Number(grouped ? digits.replace(/[.,]/, '') : digits.replace(',', '.'));
  }
  const mark = GROUPED.exec(digits)?.[1];
  if (mark === undefined) return undefined;
  return Number(digits.replaceAll(mark, '').replace(',', '.'));
}
