const DAY_MS = 86_400_000;
const TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\S*))?$/;
const AFTERNOON_UTC = /^(?:1[2-9]|2[0-3]):(?:00|15|30|45):00(?:\.0+)?Z$/;

/**
 * The day that a date of a register means. GLEIF's API turns times to UTC, so that midnight in Berlin stands there
 * as 22:00 or 23:00 of the day before. Undefined for fillers before the year 1000.
 */
export function dayOf(text: string): string | undefined {
  const [, date, time = ''] = TIME.exec(text) ?? [];
  if (date === undefined || date < '1000') return undefined;
  if (!AFTERNOON_UTC.test(time)) return date;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(midnight) ? undefined : new Date(midnight + DAY_MS).toISOString().slice(0, 10);
}
