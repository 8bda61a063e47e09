import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** An option of V8: how much of the functions it calls is copied into one that is compiled for speed, in bytes of code. */
export const INLINED_OPTION = '--max-inlined-bytecode-size-cumulative';
/** A fifth of what V8 takes by itself. */
const MOST_INLINED = 200;

/** An option of V8: whether the first turn of each loop is compiled apart from the others. */
export const FIRST_TURNS_OPTION = '--turbo-loop-peeling';

/**
 * Has V8 make less code of each function that it compiles for speed, from now on in all threads. Hundreds of functions take
 * part in a row and none of them a tenth of its time: for most of them, larger code takes longer to make than it saves.
 */
export function compileLess(): void {
  setFlagsFromString(`${INLINED_OPTION}=${MOST_INLINED}`);
  setFlagsFromString(FIRST_TURNS_OPTION.replace('--', '--no-'));
}

/** An option of V8: how much of a function has run, in bytes of code, when it is worth compiling for speed. */
export const BUDGET_OPTION = '--interrupt-budget';
/** Six times what V8 takes by itself. */
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
