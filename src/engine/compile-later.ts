import { setFlagsFromString } from 'node:v8';

/** An option of V8: how much of a function has run, in bytes of code, when it is worth compiling for speed. */
export const BUDGET_OPTION = '--interrupt-budget';
/** Three times what V8 takes by itself. */
const LATER = 400_000;

/**
 * Has functions run longer before they are compiled for speed, from now on in all threads. Each thread compiles for itself,
 * beside the work: of 20,000 accounts that takes a third of the time of the processors where there are more threads than these.
 * Only where V8 has nothing between its first code and its fastest: later versions have, and decide otherwise.
 */
export function compileLater(v8Version = process.versions.v8): void {
  if (Number.parseInt(v8Version, 10) < 12) setFlagsFromString(`${BUDGET_OPTION}=${LATER}`);
}
