import { LEAST_ON_DISK } from './doubles-of-draft.ts';
import type { EarlyLimits } from './early-doubles.ts';

/** With fewer accounts a thread has hardly begun when all are resolved. */
const LEAST_EARLY = 4096;
/** More threads have resolved all accounts before one has looked for doubles among them; together they find them sooner. */
const MOST_RESOLVING = 2;

/** With fewer accounts left a further thread is hardly warm when they are resolved. */
export const LEAST_FURTHER = 4096;

/** Whether threads that resolve leave a processor to others. */
export function hasProcessorLeft(threads: number, processors: number): boolean {
  return threads > 0 && threads < processors;
}

/** Of how many accounts doubles are looked for while so many threads resolve them: of none where no processor is left for it. */
export function earlyLimits(threads: number, processors: number): EarlyLimits | undefined {
  if (threads > MOST_RESOLVING || !hasProcessorLeft(threads, processors)) return undefined;
  return { least: LEAST_EARLY, most: LEAST_ON_DISK };
}
