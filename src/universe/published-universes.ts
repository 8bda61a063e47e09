/** A version of the universe that machines share: one file, by the hash of its content. */
export interface PublishedUniverse {
  /** Twelve hex digits, as in reference-store.ts; without what callers' records created, which each machine has from its store. */
  readonly version: string;
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly bytes: number;
  readonly entityCount: number;
  /** REFERENCE_FORMAT of the core that built it. */
  readonly format: number;
  /** When it was published, in milliseconds since 1970. */
  readonly publishedMs: number;
}

/** Which versions of the universe machines share, and which of them is in use. Every method is one transaction. */
export interface PublishedUniverses {
  /** In the order in which they were published. */
  list(): Promise<readonly PublishedUniverse[]>;
  /** The version in use; undefined while none is. */
  current(): Promise<PublishedUniverse | undefined>;
  /** Adds a version that may be taken up from now on; one that is there stays as it is. */
  add(universe: PublishedUniverse): Promise<void>;
  /**
   * Takes up a version that was added, in the place of `before`, undefined for none. False, and nothing is changed, when
   * another one is in use by now.
   */
  moveTo(version: string, before: string | undefined): Promise<boolean>;
  /** Forgets a version that is not in use; nothing for the one that is. */
  remove(version: string): Promise<void>;
  /**
   * Runs the work while no other process, on whatever machine, builds a universe for all. Throws STORE_BUSY when one does. A
   * process that dies is in nobody's way.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}
