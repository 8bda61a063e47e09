import { describe, it } from 'vitest';
import type { RowId } from './spec-rows.ts';

/** A fact about a service, and the rows of docs/conformance.md that it is about. */
export interface Case<T> {
  readonly name: string;
  readonly rows: readonly RowId[];
  /** What the target must have beside an address and a key; without it the case is skipped. */
  readonly needs: readonly string[];
  readonly run: (target: T) => Promise<void>;
}

export function conforms<T>(
  name: string,
  rows: readonly RowId[],
  run: (target: T) => Promise<void>,
): Case<T> {
  return { name, rows, needs: [], run };
}

interface Runs<T> {
  readonly title: string;
  readonly target: () => T | Promise<T>;
  /** Members of the target beyond the required ones; known before it is opened. */
  readonly has: readonly string[];
}

/** Makes a test of every case, run against the target. */
export function runSuite<T>(suite: readonly Case<T>[], { title, target, has }: Runs<T>): void {
  describe(title, () => {
    // Cases share nothing but the target, and wait more than they work.
    for (const { name, needs: needed, run } of suite) {
      const isPossible = needed.every((key) => has.includes(key));
      it.skipIf(!isPossible).concurrent(name, async () => run(await target()));
    }
  });
}
