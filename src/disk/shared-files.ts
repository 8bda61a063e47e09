/** A file that machines share, by its name. */
export interface SharedFile {
  readonly name: string;
  /** SHA-256 of its bytes: 64 hex digits. */
  readonly hash: string;
  readonly bytes: number;
  /** So long ago it was kept under the name, in milliseconds. */
  readonly ageMs: number;
}

/**
 * Files by names, for all machines that share them. A name has one file at a time, whole; who keeps another one under it
 * changes nothing for those that have fetched the one before. Names have folders: `crm/4f3.sqlite`.
 */
export interface SharedFiles {
  /**
   * Keeps a file of this machine under the name, in the place of another one; gives its hash. Throws what a content store
   * throws (store/files/content-store.ts), and STORE_BUSY while another process removes the same content; then the name
   * has what it had.
   */
  keep(name: string, path: string): Promise<string>;
  /**
   * Writes the file of the name to a path of this machine, which is there when it is whole and checked, and not before;
   * gives its hash, and undefined when there is no such name. Throws CONFIG when the file is not where it was put, or is
   * damaged, WRITE_FAILED on a full disk.
   */
  fetch(name: string, path: string): Promise<string | undefined>;
  /** Undefined when there is no such name. */
  find(name: string): Promise<SharedFile | undefined>;
  /** Those whose names begin so, in the order of their names. */
  list(prefix: string): Promise<readonly SharedFile[]>;
  /** What the names had is removed by a later sweep. */
  forget(names: readonly string[]): Promise<void>;
  /** Removes files that have no name, and were put so long ago; gives how many. */
  sweep(ageMs: number): Promise<number>;
}
