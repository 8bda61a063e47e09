import { monthOf } from './month-names.ts';

/** Whether the day or the month comes first in `03/04/2026`. */
export type DayOrder = 'day first' | 'month first';

const TIME = String.raw`(?:(?:,|\s|T|\bat\b)+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?\s*(?<half>[AP]M)?(?:\s*(?:UTC|GMT|Z))?)?`;
const PARTED = String.raw`[\s./-]`;

const ISO =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?[\d.]*\s*(Z|[+-]\d{2}:?\d{2})?)?$/;
const FIGURES =
  /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[,T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([AP]M)?)?$/i;
/** `20230320`, of a century in which there were such systems. */
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** `20-Mar-2023`, `Mar 20, 2023`, `2023 March 20`; a word tells the month, so no order is guessed. */
const NAMED: readonly RegExp[] = [
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?(?:${PARTED}|of\b)*(?<month>[a-z]{3,9})(?:,|${PARTED})*(?<year>\d{4}|\d{2})`,
  String.raw`(?<month>[a-z]{3,9})${PARTED}*(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,|${PARTED})+(?<year>\d{4})`,
  String.raw`(?<year>\d{4})${PARTED}*(?<month>[a-z]{3,9})${PARTED}*(?<day>\d{1,2})`,
].map((form) => new RegExp(`^${form}${TIME}$`, 'i'));
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]*\s+/i;
/** Longer cells are sentences. */
const LONGEST = 60;

/**
 * How a column writes its days, told by its cells: a figure above twelve cannot be a month. Where no cell tells, dots and
 * dashes part a day from its month, and slashes a month from its day.
 */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  const dates = cells.flatMap((cell) => {
    const found = FIGURES.exec(cell.trim());
    return found === null ? [] : [found];
  });
  if (dates.some(([, first]) => Number(first) > 12)) return 'day first';
  if (dates.some(([, , , second]) => Number(second) > 12)) return 'month first';
  return dates.some(([, , mark]) => mark !== '/') ? 'day first' : 'month first';
}

/** The day in a cell as ISO 8601, with the time when the cell has one; undefined for what is no day. */
export function instantIn(cell: string, order: DayOrder): string | undefined {
  const text = cell.trim();
  const iso = ISO.exec(text) ?? COMPACT.exec(text);
  if (iso !== null) {
    const [, year, month, day, hour, minute, second, zone] = iso;
    return instant({ year, month, day, hour, minute, second, zone });
  }
  const figures = FIGURES.exec(text);
  if (figures === null) return namedDay(text);
  const [, first, , second, year = '', hour, minute, seconds, half] = figures;
  const [day, month] = order === 'day first' ? [first, second] : [second, first];
  return instant({ year: fullYear(year), month, day, hour: hourOf(hour, half), minute, second: seconds });
}

/** The day of a cell whose month is a word. */
function namedDay(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = text.replace(WEEKDAY, '');
  for (const form of NAMED) {
    const { year, month, day, hour, minute, second, half } = form.exec(plain)?.groups ?? {};
    const number = month === undefined ? undefined : monthOf(month);
    if (year !== undefined && number !== undefined)
      return instant({
        ...{ year: fullYear(year), month: String(number), day },
        ...{ hour: hourOf(hour, half), minute, second },
      });
  }
  return undefined;
}

type Part = string | undefined;

/** Years of two digits from here on are of the last century, as POSIX has it: a day in 2098 would be newer than all others. */
const OF_LAST_CENTURY = 69;

function fullYear(year: string): string {
  if (year.length !== 2) return year;
  return `${Number(year) < OF_LAST_CENTURY ? 20 : 19}${year}`;
}

function instant(
  parts: Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', Part>> & { zone?: Part },
) {
  const { hour, minute, second, zone = 'Z' } = parts;
  const day = `${parts.year}-${two(parts.month)}-${two(parts.day)}`;
  // A day that does not exist is no day: 31 February.
  const checked = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(checked.getTime()) || !checked.toISOString().startsWith(day)) return undefined;
  if (hour === undefined) return day;
  const exact = new Date(`${day}T${two(hour)}:${two(minute)}:${two(second)}${zone}`);
  return Number.isNaN(exact.getTime()) ? day : exact.toISOString();
}

function hourOf(hour: Part, half: Part): Part {
  if (hour === undefined || half === undefined) return hour;
  return String((Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0));
}

function two(part: Part): string {
  return (part ?? '0').padStart(2, '0');
}
