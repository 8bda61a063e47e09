/** Counts failed attempts within a while, so that nobody can guess for long. */
export interface Attempts {
  /** Seconds until another attempt is let in under all of these keys; 0 when one is now. */
  waitSeconds(keys: readonly AttemptKey[]): number;
  failed(keys: readonly AttemptKey[]): void;
  /** What was counted under the key is forgotten. */
  succeeded(key: AttemptKey): void;
}

export interface AttemptKey {
  readonly key: string;
  /** Failures that are let in within the while. */
  readonly most: number;
}

const WINDOW_MS = 15 * 60_000;
/** Beyond, the keys that were counted longest ago are forgotten. */
const MOST_KEYS = 100_000;

/** `now` in milliseconds of a monotonic clock. */
export function attempts(now: () => number): Attempts {
  /** The times of failures by key, oldest first; keys in the order of their last failure. */
  const failures = new Map<string, readonly number[]>();
  const recent = (key: string) => (failures.get(key) ?? []).filter((time) => time > now() - WINDOW_MS);
  return {
    waitSeconds(keys) {
      const waits = keys.map(({ key, most }) => {
        const times = recent(key);
        const oldest = times.at(-most);
        return oldest === undefined ? 0 : Math.ceil((oldest + WINDOW_MS - now()) / 1000);
      });
      return Math.max(0, ...waits);
    },
    failed(keys) {
      for (const { key, most } of keys) {
        const times = [...recent(key), now()].slice(-most);
        failures.delete(key);
        failures.set(key, times);
      }
      for (const key of failures.keys()) {
        if (failures.size <= MOST_KEYS && recent(key).length > 0) return;
        failures.delete(key);
      }
    },
    succeeded: ({ key }) => void failures.delete(key),
  };
}
