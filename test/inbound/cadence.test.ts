import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Cadence, cadenceWords, dueTick, nextTick } from '../../src/inbound/cadence.ts';

const at = (text: string) => Date.parse(text);
const daily = (time: string, zone: string) => ({ every: 'day', at: time, zone }) as const;
const tick = (cadence: Cadence, after: string) => new Date(nextTick(cadence, at(after))).toISOString();

describe('the next tick', () => {
  it.each([
    ['minute', '2026-03-01T10:00:30Z', '2026-03-01T10:01:00.000Z'],
    ['minute', '2026-03-01T10:00:00Z', '2026-03-01T10:01:00.000Z'],
    ['five-minutes', '2026-03-01T10:04:59Z', '2026-03-01T10:05:00.000Z'],
    ['hour', '2026-03-01T10:59:59Z', '2026-03-01T11:00:00.000Z'],
  ] as const)('of every %s after %s is %s', (every, after, next) =>
    expect(tick({ every }, after)).toBe(next),
  );

  it('of a day is that of its zone, before and after the clocks change', () => {
    const berlin = daily('03:00', 'Europe/Berlin');
    expect(tick(berlin, '2026-03-27T12:00:00Z')).toBe('2026-03-28T02:00:00.000Z');
    expect(tick(berlin, '2026-03-29T12:00:00Z')).toBe('2026-03-30T01:00:00.000Z');
  });

  it('of a time that the clocks leave out comes after the gap', () => {
    expect(tick(daily('02:30', 'Europe/Berlin'), '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
    expect(tick(daily('02:30', 'America/New_York'), '2026-03-07T12:00:00Z')).toBe('2026-03-08T07:30:00.000Z');
  });

  it('of a time that the clocks show twice comes once', () => {
    const berlin = daily('02:30', 'Europe/Berlin');
    expect(tick(berlin, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
    expect(tick(berlin, '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z');
  });

  it('late in the evening comes also on the day whose clocks are put forward', () => {
    const berlin = daily('23:00', 'Europe/Berlin');
    expect(tick(berlin, '2026-03-28T22:00:00Z')).toBe('2026-03-29T21:00:00.000Z');
    expect(tick(berlin, '2026-10-24T21:00:00Z')).toBe('2026-10-25T22:00:00.000Z');
  });

  it('of a day comes once a local day, in any zone', () => {
    const zones = [
      'Europe/Berlin',
      'America/New_York',
      'Asia/Kolkata',
      'Pacific/Apia',
      'Australia/Lord_Howe',
    ];
    const year = fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') });
    const minutes = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, year, (zone, minute, fromMs) => {
        const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
        const first = nextTick(daily(time, zone), fromMs);
        const second = nextTick(daily(time, zone), first);
        expect(first).toBeGreaterThan(fromMs);
        expect(Math.round((second - first) / 3_600_000)).toBeGreaterThanOrEqual(22);
        expect(Math.round((second - first) / 3_600_000)).toBeLessThanOrEqual(26);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a due tick', () => {
  const minute = { every: 'minute' } as const;

  it('is done once however many were missed', () => {
    const now = at('2026-03-01T12:00:30Z');
    expect(dueTick(minute, at('2026-03-01T03:00:00Z'), now)).toEqual({
      isDue: true,
      nextMs: at('2026-03-01T12:01:00Z'),
    });
  });

  it('is not put off by a clock that was put back', () => {
    const now = at('2026-03-01T12:00:30Z');
    expect(dueTick(minute, at('2026-03-02T12:00:00Z'), now)).toEqual({
      isDue: false,
      nextMs: at('2026-03-01T12:01:00Z'),
    });
  });
});

it('is told in words', () => {
  expect(cadenceWords({ every: 'five-minutes' })).toBe('every five minutes');
  expect(cadenceWords(daily('03:00', 'UTC'))).toBe('daily at 03:00 in UTC');
});

it('names a time or a zone that is none', () => {
  expect(Cadence.safeParse(daily('3:00', 'UTC')).success).toBe(false);
  expect(Cadence.safeParse(daily('03:00', 'Europe/Nowhere')).success).toBe(false);
});

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
