import type { NormalRecord } from '../records/normal-record.ts';
import type { CandidateIndex } from './candidate-index.ts';
import { findCandidates } from './candidates.ts';

/** The kinds of blocking keys by their letters in blocking-keys.ts. */
const KINDS: Readonly<Record<string, string>> = {
  d: 'domain',
  r: 'registration',
  q: 'registration',
  s: 'social',
  p: 'phone',
  h: 'house',
  n: 'name fingerprint',
  m: 'name in a town',
  g: 'glued name',
  t: 'token',
  w: 'pair',
  a: 'acronym',
  v: 'variant',
  x: 'beginning',
};

/** How blocking finds entities for one record. */
export interface BlockingReach {
  /** What the keys of each kind lead to; every kind is there, also when the record has no such key. */
  readonly byKind: ReadonlyMap<string, ReadonlySet<number>>;
  /** The candidates that go on to the comparison. */
  readonly candidates: readonly number[];
}

/** Finds the candidates of a record, and notes what every key that is looked up on the way leads to. */
export function blockingReach(record: NormalRecord, index: CandidateIndex): BlockingReach {
  const byKind = new Map(Object.values(KINDS).map((kind) => [kind, new Set<number>()]));
  const watched: CandidateIndex = {
    ...index,
    entry(key) {
      const entry = index.entry(key);
      const reached = byKind.get(KINDS[key.charAt(0)] ?? '');
      for (const entity of entry?.entities ?? []) reached?.add(entity);
      return entry;
    },
  };
  return { byKind, candidates: findCandidates(record, watched) };
}
