import type { LinkReason } from './link-rules.ts';
import type { CrowdedKey } from './shared-keys.ts';

/** What two records that were compared are to each other; pairs of which nothing is to be told have none. */
export interface Verdict {
  /** Two records by their numbers, the lower one first. */
  readonly left: number;
  readonly right: number;
  /** Why they are one company. */
  readonly reason?: LinkReason;
  /** Identifiers that stand on both though they are not. */
  readonly shared?: readonly SharedIdentifier[];
}

export interface SharedIdentifier {
  readonly type: string;
  readonly value: string;
}

/** A verdict of the version before; a record that is not as it was has no number. */
export type EarlierVerdict = Omit<Verdict, 'left' | 'right'> & {
  readonly left: number | undefined;
  readonly right: number | undefined;
};

/** What the version before found out about records that are as they were, by their numbers in the one being built. */
export interface EarlierLinks {
  /** The record is as it was. */
  isKept(number: number): boolean;
  /** Hashes of what each record was compared by that is gone or has changed. */
  goneKeys(): Iterable<Float64Array>;
  /** By hash. */
  readonly crowded: ReadonlyMap<number, CrowdedKey>;
  verdicts(): Iterable<EarlierVerdict>;
  /** The entity to which a kept record belonged. */
  entityOf(number: number): number | undefined;
}
