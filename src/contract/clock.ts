/** Time and timers; made in src/http/client/clock.ts and handed to whatever waits or looks at the time. */
export interface Clock {
  /** The time of day: milliseconds since 1970. */
  now(): number;
  /** Milliseconds of a clock that nobody sets, for spans of time. */
  steadyNow(): number;
  /** Keeps the process alive. Rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Does the work once, unless it is stopped before. */
  after(ms: number, work: () => void, options?: TimerOptions): StopTimer;
  /** Does the work again and again until it is stopped; a process that has nothing else to do ends all the same. */
  every(ms: number, work: () => void): StopTimer;
}

export interface TimerOptions {
  /** A process that has nothing else to do ends without the work. */
  readonly isBackground?: boolean;
}

/** May be called again, and after the work was done. */
export type StopTimer = () => void;
