/**
 * What processes tell each other at once, so that nobody waits for the next look. It may get lost: whoever hears nothing looks
 * all the same, after a while.
 */
export interface Signals {
  /** These jobs and bulks have ended, or came further. */
  tellEnds(ids: readonly string[]): void;
  /** Hears what the processes tell, this one as well, until what it gives back is called. */
  hear(listener: SignalListener): Promise<() => Promise<void>>;
}

export interface SignalListener {
  /** There may be something to claim. */
  work(): void;
  ends(ids: readonly string[]): void;
}
