import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** An option of V8: how much of a function has run, in bytes of code, when it is worth compiling for speed. */
export const BUDGET_OPTION = '--interrupt-budget';
/** Three times what V8 takes by itself. */
const LATER = 400_000;

/**
 * Has functions run longer before they are compiled for speed, from now on in all threads, where so many threads work that
 * none of the processors is left. Each thread compiles for itself, beside the work: of 20,000 accounts that takes a third of
 * the time of two processors. Only where V8 has nothing between its first code and its fastest: later versions have, and
 * decide otherwise.
 */
export function compileLater(threads: number): void {
  if (isOfFirstAndFastest() && threads >= availableParallelism())
    setFlagsFromString(`${BUDGET_OPTION}=${LATER}`);
}

/** The V8 of Node 20; the one of Node 22 has a compiler between. */
export function isOfFirstAndFastest(): boolean {
  return Number.parseInt(process.versions.v8, 10) < 12;
}
