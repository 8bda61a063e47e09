import { meaningOf } from './number-formats.ts';
import type { NumberFormat } from './workbook-cell.ts';

const DAY_MS = 86_400_000;
/** The last day of the year 9999, the last that a spreadsheet has. */
const LAST_DAY = 2_958_465;
const DAYS_TO_1904 = 1462;

interface Shown {
  readonly format: NumberFormat | undefined;
  readonly isDate1904: boolean;
}

/**
 * A number as text: dates as ISO 8601, numbers with leading zeros where their format has them, all others in plain
 * digits, with the fifteen that a spreadsheet shows of a fraction.
 */
export function numberText(digits: string, { format, isDate1904 }: Shown): string {
  const number = Number(digits);
  if (digits.trim() === '' || !Number.isFinite(number)) return digits;
  const meaning = meaningOf(format);
  if (meaning === 'number') return plainText(number, digits);
  if (typeof meaning === 'object') return zeroPadded(number, meaning.digits) ?? plainText(number, digits);
  if (meaning === 'duration') return durationText(number);
  const day = number + (isDate1904 ? DAYS_TO_1904 : 0);
  if (day < 0 || Math.round(day * DAY_MS) >= (LAST_DAY + 1) * DAY_MS) return plainText(number, digits);
  const { date, time } = momentOf(day, isDate1904);
  if (meaning === 'time' && number < 1) return time;
  return meaning === 'date' && time === '00:00:00' ? date : `${date}T${time}`;
}

function plainText(number: number, digits: string): string {
  // Longer whole numbers are ids that a program wrote; all their digits are in the file.
  if (/^-?\d+$/.test(digits)) return digits;
  if (Number.isInteger(number))
    return Number.isSafeInteger(number) ? String(number) : BigInt(number).toString();
  const rounded = Number(number.toPrecision(15));
  return withoutExponent(String(rounded));
}

/** `1.5e-7` is 0.00000015. */
function withoutExponent(text: string): string {
  const [, sign = '', whole = '', fraction = '', places] = /^(-?)(\d+)(?:\.(\d+))?e-(\d+)$/.exec(text) ?? [];
  if (places === undefined) return text;
  return `${sign}0.${'0'.repeat(Number(places) - whole.length)}${whole}${fraction}`;
}

/** `00000` shows 1067 as 01067; other characters stand where they are written. */
function zeroPadded(number: number, code: string): string | undefined {
  if (!Number.isSafeInteger(number) || number < 0) return undefined;
  const places = code.match(PLACES) ?? [];
  const zeros = places.filter((place) => place === '0').length;
  const digits = String(number).padStart(zeros, '0');
  // Digits for which there is no place stand before the first.
  let next = digits.length - zeros;
  let text = digits.slice(0, next);
  for (const place of places) {
    if (place === '0') text += digits[next++];
    else if (place.startsWith('"')) text += place.slice(1, -1);
    else if (place.startsWith('\\')) text += place.slice(1);
    else if (!place.startsWith('[')) text += place;
  }
  return text;
}

const PLACES = /"[^"]*"|\\.|\[[^\]]*\]|./g;

/** Days count from 1900 as if that had been a leap year: those before its March are one day later. */
function momentOf(day: number, isDate1904: boolean): { readonly date: string; readonly time: string } {
  const shifted = day < 60 && !isDate1904 ? day + 1 : day;
  const at = new Date(Date.UTC(1899, 11, 30) + Math.round(shifted * DAY_MS)).toISOString();
  return { date: at.slice(0, 10), time: at.slice(11, 23).replace(/\.000$/, '') };
}

/** Hours, which may be more than a day has, minutes and seconds. */
function durationText(days: number): string {
  const seconds = Math.round(Math.abs(days) * (DAY_MS / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  const text = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return days < 0 ? `-${text}` : text;
}
