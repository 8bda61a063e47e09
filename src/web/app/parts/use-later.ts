import { useEffect } from 'preact/hooks';

interface Later {
  /** Undefined: not at all. */
  readonly afterMs: number | undefined;
  /** The time begins anew whenever it is another one. */
  readonly since: unknown;
}

/** Does some work after a while, unless the page is left or something else has happened since. */
export function useLater({ afterMs, since }: Later, work: () => void): void {
  useEffect(() => {
    if (afterMs === undefined) return undefined;
    const timer = setTimeout(work, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, since]);
}
