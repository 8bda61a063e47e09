const DAY_CHARACTERS = 10;

/** Whether one of two days or times is before the other; of a day alone and a time on it neither is. */
export function isBefore(one: string, other: string): boolean {
  const areDays = one.length === DAY_CHARACTERS || other.length === DAY_CHARACTERS;
  return areDays ? dayOf(one) < dayOf(other) : Date.parse(one) < Date.parse(other);
}

/** The day of a time in the time zone in which days alone are kept. */
function dayOf(at: string): string {
  return new Date(at).toISOString().slice(0, DAY_CHARACTERS);
}
