import { z } from 'zod';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const timeOfDay = z.string().regex(TIME, 'must be a time of day like 03:00');
const timeZone = z.string().refine(isTimeZone, 'must be a time zone like Europe/Berlin, or UTC');

/** How often something is done: every minute, five minutes or hour of the clock, or once a day at a time of a zone. */
export const Cadence = z.discriminatedUnion('every', [
  z.strictObject({ every: z.enum(['minute', 'five-minutes', 'hour']) }),
  z.strictObject({ every: z.literal('day'), at: timeOfDay, zone: timeZone.default('UTC') }),
]);
export type Cadence = z.infer<typeof Cadence>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const STEP_MS = { minute: MINUTE_MS, 'five-minutes': 5 * MINUTE_MS, hour: 60 * MINUTE_MS } as const;

/** The first tick after a moment; both in milliseconds since 1970. */
export function nextTick(cadence: Cadence, afterMs: number): number {
  if (cadence.every !== 'day')
    return (Math.floor(afterMs / STEP_MS[cadence.every]) + 1) * STEP_MS[cadence.every];
  const shownMs = afterMs + offsetMs(cadence.zone, afterMs);
  for (let day = -1; day <= 2; day++) {
    const tickMs = dailyTick(cadence, shownMs + day * DAY_MS);
    if (tickMs > afterMs) return tickMs;
  }
  throw new Error(`no tick of ${cadence.at} in ${cadence.zone} was found`);
}

/**
 * Whether a tick is due, and the next one after it. Ticks that were missed are done once. When the clock was put back, a
 * tick that is further away than the cadence allows comes when it would without the past.
 */
export function dueTick(
  cadence: Cadence,
  nextMs: number,
  nowMs: number,
): { readonly isDue: boolean; readonly nextMs: number } {
  const followingMs = nextTick(cadence, nowMs);
  return nowMs >= nextMs
    ? { isDue: true, nextMs: followingMs }
    : { isDue: false, nextMs: Math.min(nextMs, followingMs) };
}

/** In words: `every five minutes`, `daily at 03:00 in Europe/Berlin`. */
export function cadenceWords(cadence: Cadence): string {
  return cadence.every === 'day'
    ? `daily at ${cadence.at} in ${cadence.zone}`
    : `every ${cadence.every.replace('-', ' ')}`;
}

/**
 * The tick of the day of a time that clocks of the zone show, which is given as if it were of UTC: on it, days follow each
 * other every 24 hours, also where clocks are changed.
 */
function dailyTick({ at, zone }: { readonly at: string; readonly zone: string }, shownMs: number): number {
  const date = new Date(shownMs).toISOString().slice(0, 10);
  return instantOf(Date.parse(`${date}T${at}:00Z`), zone);
}

/**
 * The moment at which clocks of a zone show a time, which is given as if it were of UTC. Of a time that they show twice it
 * is the first; of one that they leave out it is as long after the gap as the time is into it.
 */
function instantOf(localMs: number, zone: string): number {
  const [before, after] = [offsetMs(zone, localMs - DAY_MS), offsetMs(zone, localMs + DAY_MS)];
  const shown = [localMs - before, localMs - after].filter((ms) => ms + offsetMs(zone, ms) === localMs);
  return shown.length > 0 ? Math.min(...shown) : localMs - before;
}

/** How far the clocks of a zone are ahead of UTC. */
function offsetMs(zone: string, momentMs: number): number {
  const parts = clockOf(zone).formatToParts(momentMs);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(momentMs / 1000) * 1000;
}

/** Making one takes longer than asking it. */
const CLOCKS = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = CLOCKS.get(zone);
  if (known !== undefined) return known;
  const numeric = 'numeric' as const;
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', era: 'short' },
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
  });
  CLOCKS.set(zone, clock);
  return clock;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
