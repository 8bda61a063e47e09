import { CoreError } from '../../contract/errors.ts';

/** A file by what is in it. */
export interface ContentFile {
  /** SHA-256 of its bytes: 64 hex digits. */
  readonly hash: string;
  readonly bytes: number;
}

/**
 * Files by the SHA-256 of their content, for all machines that share them. A file that is there is whole and never
 * changes: who puts it again finds it there. Two implementations: a folder that machines share, and a bucket.
 */
export interface ContentStore {
  /** Where it is, for people. */
  readonly place: string;
  /**
   * Puts a file of this machine. Throws FILE_NOT_FOUND for one that is not there, CONFLICT for one that changes meanwhile,
   * WRITE_FAILED on a full disk; then nothing was put.
   */
  put(path: string): Promise<ContentFile>;
  /**
   * Writes the file to a path of this machine, which is there when it is whole and checked, and not before. Throws
   * NOT_FOUND when it was not put, CONFIG when what is kept has another hash, WRITE_FAILED on a full disk.
   */
  get(hash: string, path: string): Promise<void>;
  /** Undefined when it was not put. */
  find(hash: string): Promise<ContentFile | undefined>;
  /** All of them, in the order of their hashes. */
  list(): AsyncIterable<ContentFile>;
  /** Nothing when it was not put. */
  remove(hash: string): Promise<void>;
  /** Gives whose files these are: of nobody's the given owner becomes it. */
  claim(owner: string): Promise<string>;
}

/** Whether a name is that of a file by its content. */
export function isHash(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name);
}

export function notPut(hash: string, place: string): CoreError {
  return new CoreError('NOT_FOUND', `the file ${hash} is not in ${place}`, {
    fix: 'Put it there from a machine that has it.',
  });
}

export function damaged(hash: string, place: string): CoreError {
  return new CoreError('CONFIG', `the file ${hash} in ${place} is damaged: what is in it has another hash`, {
    fix: 'Remove it there, and put it again from a machine that has it.',
  });
}
