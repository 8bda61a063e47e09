import {
  acronymOf,
  BEGINNING,
  beginningKeys,
  identifierKeys,
  pairKeys,
  tokenKeys,
  variantKeys,
  wholeNameKeys,
} from './blocking-keys.ts';
import type { CandidateIndex, KeyEntry } from './candidate-index.ts';
import type { NormalName } from './normal-name.ts';
import type { NormalRecord } from './normal-record.ts';

/** Candidates that go on to the full comparison; more cost time and bring nothing (measured by core evaluate --blocking). */
const MAX_CANDIDATES = 24;
/** A candidate that shares less than this part of what the best one shares is not compared. */
const MIN_SHARE_OF_BEST = 0.35;
const VARIANT_DISCOUNT_BITS = 2;
/** Words that so few entities have may be misspelt; a misspelling that is a common word is too rare to look for. */
const DOUBTFUL_FREQUENCY = 2;
const MAX_ACRONYM_LENGTH = 6;

/** Entities that share blocking keys with the record, those that share the rarest first. */
export function findCandidates(record: NormalRecord, index: CandidateIndex): readonly number[] {
  const scores = new Map<number, number>();
  const universeBits = Math.log2(index.size + 1);
  const visit = (entry: KeyEntry | undefined, discount: number) => {
    if (entry === undefined) return;
    const bits = Math.max(0.5, universeBits - Math.log2(entry.frequency) - discount);
    for (const entity of entry.entities) scores.set(entity, (scores.get(entity) ?? 0) + bits);
  };
  const identified = new Set<number>();
  for (const key of identifierKeys(record)) {
    const entry = index.entry(key);
    visit(entry, 0);
    if (!key.startsWith('g')) for (const entity of entry?.entities ?? []) identified.add(entity);
  }
  for (const name of record.names) visitName(name, index, visit);
  return best(scores, identified);
}

function visitName(
  name: NormalName,
  index: CandidateIndex,
  visit: (entry: KeyEntry | undefined, discount: number) => void,
): void {
  for (const key of tokenKeys(name)) visit(index.entry(key), 0);
  for (const key of wholeNameKeys(name)) visit(index.entry(key), 0);
  for (const key of pairKeys(name, (token) => index.frequency(token) > index.frequencyCap)) {
    visit(index.entry(key), 0);
  }
  for (const key of acronymKeys(name)) visit(index.entry(key), VARIANT_DISCOUNT_BITS);
  for (const key of gluedPairKeys(name)) visit(index.entry(key), 0);
  const doubtful = name.tokens.filter((token) => index.frequency(`t${token}`) <= DOUBTFUL_FREQUENCY);
  for (const key of variantKeys({ tokens: doubtful }, (token) => index.frequency(token))) {
    visit(index.entry(key), VARIANT_DISCOUNT_BITS);
  }
  for (const key of beginningKeys({ tokens: doubtful }, BEGINNING))
    visit(index.entry(key), VARIANT_DISCOUNT_BITS);
}

/** `ibm` looks for names with these initials; a long name looks for one that is its initials. */
function acronymKeys(name: NormalName): readonly string[] {
  const only = name.tokens.length === 1 ? name.tokens[0] : undefined;
  if (only !== undefined) return only.length <= MAX_ACRONYM_LENGTH && only.length >= 3 ? [`a${only}`] : [];
  const acronym = acronymOf(name);
  return acronym === undefined ? [] : [`g${acronym}`];
}

/** `face book ireland` also looks for the token `facebook`. */
function gluedPairKeys(name: NormalName): readonly string[] {
  const keys: string[] = [];
  for (let at = 0; at + 1 < name.tokens.length; at++) keys.push(`t${name.tokens[at]}${name.tokens[at + 1]}`);
  return keys;
}

/** The best by what they share; what an identifier leads to stays in, however much the names of others share. */
function best(scores: ReadonlyMap<number, number>, identified: ReadonlySet<number>): readonly number[] {
  let highest = 0;
  for (const score of scores.values()) if (score > highest) highest = score;
  const near = [...scores].filter(
    ([entity, score]) => score >= highest * MIN_SHARE_OF_BEST || identified.has(entity),
  );
  near.sort(([a, left], [b, right]) => right - left || a - b);
  return near.slice(0, MAX_CANDIDATES).map(([entity]) => entity);
}
