import type { Clock } from '../../contract/clock.ts';
import { CoreError } from '../../contract/errors.ts';
import type { ClaimedPart } from '../../jobs/shared-parts.ts';
import type { ScoringOfOther } from './scoring-of-others.ts';

interface KeptParts {
  /** Copies of what the work needs, in a folder of which the name is given: no two are called the same. */
  open(work: string, name: string): ScoringOfOther;
  readonly clock: Pick<Clock, 'after'>;
  readonly onError: (what: string, error: unknown) => void;
}

/** Does parts of works that other processes have begun. */
export interface KeptScorings {
  work(part: ClaimedPart, given: readonly unknown[]): Promise<unknown>;
  /** Nothing may be under way; resolves when all copies are removed. */
  close(): Promise<void>;
}

interface Kept extends ScoringOfOther {
  underWay: number;
  ended: number;
}

/** Copies of what nobody has asked for since are given up. */
const IDLE_MS = 20_000;

/** Keeps the copies of a work for its next part. */
export function keptScorings({ open, clock, onError }: KeptParts): KeptScorings {
  const kept = new Map<string, Kept>();
  const closing = new Set<Promise<void>>();
  let openings = 0;
  const scoringOf = (work: string): Kept => {
    const known = kept.get(work);
    if (known !== undefined) return known;
    // Copies that were given up may still be there, or on their way out.
    const scoring = { ...open(work, `${work}-${++openings}`), underWay: 0, ended: 0 };
    kept.set(work, scoring);
    return scoring;
  };
  /** They are removed when no part uses them any more; the next part makes new ones. */
  const giveUp = (work: string, scoring: Kept) => {
    if (kept.get(work) === scoring) kept.delete(work);
    if (scoring.underWay > 0) return;
    const ending = scoring
      .close()
      .catch((error) => onError('copies of a dataset could not be removed', error));
    closing.add(ending);
    void ending.finally(() => closing.delete(ending));
  };
  const giveUpWhenIdle = (work: string, scoring: Kept) => {
    const { ended } = scoring;
    const isIdle = () => kept.get(work) === scoring && scoring.ended === ended && scoring.underWay === 0;
    clock.after(IDLE_MS, () => isIdle() && giveUp(work, scoring), { isBackground: true });
  };
  return {
    async work(part, given) {
      const scoring = scoringOf(part.work);
      scoring.underWay++;
      let isUsable = true;
      try {
        return await scoring.work(part, given);
      } catch (error) {
        isUsable = isOver(error);
        throw error;
      } finally {
        scoring.underWay--;
        scoring.ended++;
        // What could not be fetched or read once is fetched anew.
        if (isUsable && kept.get(part.work) === scoring) giveUpWhenIdle(part.work, scoring);
        else giveUp(part.work, scoring);
      }
    },
    async close() {
      for (const [work, scoring] of kept) giveUp(work, scoring);
      await Promise.all(closing);
    },
  };
}

/** The work was ended, or its step, while a part of it was done here. */
export function isOver(error: unknown): boolean {
  return error instanceof CoreError && error.code === 'NOT_FOUND';
}
