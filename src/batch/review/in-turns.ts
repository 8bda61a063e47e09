/** So many values are looked at before other work has its turn. */
const AT_ONCE = 500;

/** Does something with each value; a service answers other people in between. */
export async function inTurns<T>(values: readonly T[], work: (value: T) => void): Promise<void> {
  for (const [at, value] of values.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
    work(value);
  }
}
