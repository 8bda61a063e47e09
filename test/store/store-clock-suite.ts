import { describe, expect, it } from 'vitest';
import type { StoreClock } from '../../src/jobs/store-clock.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 1);

/** Opens an empty store with the clock; `addJob` creates a job at the time that it shows. */
type OpenStoreClock = (now: () => number) => {
  readonly clock: StoreClock;
  addJob(): Promise<unknown>;
};

/** What every implementation must do. */
export function describeStoreClock(name: string, open: OpenStoreClock): void {
  const opened = () => {
    let nowMs = START;
    const { clock, addJob } = open(() => nowMs);
    return {
      clock,
      addJob,
      /** Whether it is believed after so long, or as long back, by whoever deletes what is of the age. */
      async isBelieved(passedMs: number, ageMs = 30 * DAY): Promise<boolean> {
        nowMs += passedMs;
        const { doubt, nowMs: shown } = await clock.look(ageMs);
        expect(shown).toBe(nowMs);
        return doubt === undefined;
      },
    };
  };

  describe(name, () => {
    it('is believed while it goes on, and when a machine was off for less than a day', async () => {
      const { isBelieved } = opened();
      expect(await isBelieved(0)).toBe(true);
      expect(await isBelieved(10 * 60 * 1000)).toBe(true);
      expect(await isBelieved(20 * HOUR)).toBe(true);
      expect(await isBelieved(-3 * HOUR)).toBe(true);
    });

    it('is doubted when it has jumped, until it is set right', async () => {
      const { clock, isBelieved } = opened();
      await isBelieved(0);
      expect(await isBelieved(40 * DAY)).toBe(false);
      expect(await isBelieved(HOUR)).toBe(false);
      const nowMs = START + 40 * DAY + HOUR;
      const doubt = { nowMs, lastMs: START, untilMs: START + 41 * DAY };
      expect((await clock.look(30 * DAY)).doubt).toEqual(doubt);
      expect(await isBelieved(-40 * DAY)).toBe(true);
      expect(await isBelieved(40 * DAY)).toBe(false);
    });

    it('is believed again when the jump has lasted for a day, as that of a machine that was off', async () => {
      const { isBelieved } = opened();
      await isBelieved(0);
      expect(await isBelieved(40 * DAY)).toBe(false);
      expect(await isBelieved(23 * HOUR)).toBe(false);
      expect(await isBelieved(2 * HOUR)).toBe(true);
      expect(await isBelieved(-40 * DAY)).toBe(false);
    });

    it('is believed when somebody says that it is right', async () => {
      const { clock, isBelieved } = opened();
      await isBelieved(0);
      expect(await isBelieved(40 * DAY)).toBe(false);
      await clock.believe();
      expect(await isBelieved(HOUR)).toBe(true);
    });

    it('is doubted after shorter jumps by whoever deletes what is younger', async () => {
      const { isBelieved } = opened();
      await isBelieved(0);
      expect(await isBelieved(7 * HOUR, 12 * HOUR)).toBe(false);
      expect(await isBelieved(-7 * HOUR, 12 * HOUR)).toBe(true);
      expect(await isBelieved(5 * HOUR, 12 * HOUR)).toBe(true);
      expect(await isBelieved(HOUR / 2, 0)).toBe(true);
      expect(await isBelieved(2 * HOUR, 0)).toBe(false);
    });

    it('is compared with the newest job when nobody has looked yet', async () => {
      const { addJob, isBelieved } = opened();
      await addJob();
      expect(await isBelieved(40 * DAY)).toBe(false);
      expect(await isBelieved(-40 * DAY)).toBe(true);
    });
  });
}
