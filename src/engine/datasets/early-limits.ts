import { LEAST_ON_DISK } from './doubles-of-draft.ts';
import type { EarlyLimits } from './early-doubles.ts';

/** With fewer accounts a thread has hardly begun when all are resolved. */
const LEAST_EARLY = 4096;
/** More threads have resolved all accounts before one has looked for doubles among them; together they find them sooner. */
const MOST_RESOLVING = 2;

/** Of how many accounts doubles are looked for while so many threads resolve them: of none where no processor is left for it. */
export function earlyLimits(threads: number, processors: number): EarlyLimits | undefined {
  if (threads === 0 || threads > MOST_RESOLVING || threads >= processors) return undefined;
  return { least: LEAST_EARLY, most: LEAST_ON_DISK };
}
