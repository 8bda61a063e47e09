import type { SharedFile } from '../../disk/shared-files.ts';
import type { ContentFile } from './content-store.ts';

/**
 * Which content has which name, where machines share files. Every method is one transaction.
 *
 * No content is lost that somebody puts while another process removes it: who puts it announces it first, who removes it
 * claims it first, and of these two only one has it. Content that was never announced is nobody's business here.
 */
export interface SharedNames {
  find(name: string): Promise<SharedFile | undefined>;
  /** Those that begin so, in order. */
  list(prefix: string): Promise<readonly SharedFile[]>;
  /** Sees to it that the content is not removed while it is put; false while another process removes it. */
  announce(content: ContentFile): Promise<boolean>;
  /** Gives the name to content that was announced and put; false when it was claimed meanwhile, and is to be put again. */
  give(name: string, content: ContentFile): Promise<boolean>;
  /** Nothing for names that are not there. */
  remove(names: readonly string[]): Promise<void>;
  /**
   * Claims one content that has had no name for so long, and was not announced since, to remove it; gives its hash.
   * Undefined when there is none.
   */
  claimUnnamed(ageMs: number): Promise<string | undefined>;
  /** What was claimed is removed. */
  removed(hash: string): Promise<void>;
}

/** Who has claimed content and has not removed it after this time is gone. */
export const REMOVING_MS = 15 * 60 * 1000;
