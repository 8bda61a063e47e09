import type { Clock } from '../contract/clock.ts';
import type { Source } from '../resolution/records/source.ts';
import type { IdentityStore } from './identity-store.ts';
import type { ReferenceStore } from './reference-store.ts';

/** Where the universe is kept. */
export interface UniverseStores {
  readonly reference: ReferenceStore;
  readonly identity: IdentityStore;
  /** Sources that come by themselves, unless they were removed. */
  readonly bundled: readonly Source[];
  /** A file with a version of the bundled sources alone, which is quicker to copy than to build. */
  readonly prebuilt?: string;
  /** ISO 8601 of now. */
  readonly now: () => string;
  readonly sleep: Clock['sleep'];
  /** Hears what takes a while before it begins. */
  readonly tell?: (line: string) => void;
}
