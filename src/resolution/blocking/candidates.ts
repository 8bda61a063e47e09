import { WEIGHTS } from '../model/weights.ts';
import { withoutGluedForm } from '../names/glued-form.ts';
import { type NormalName, readingsOf } from '../names/normal-name.ts';
import type { NormalRecord } from '../records/normal-record.ts';
import { briefFormsOf } from '../tables/name-words.ts';
import {
  acronymKey,
  acronymOf,
  BEGINNING,
  beginningKeys,
  gluedKey,
  houseKey,
  identifierKeys,
  pairKeys,
  tokenKey,
  tokenKeys,
  variantKeys,
  wholeNameKeys,
} from './blocking-keys.ts';
import type { CandidateIndex, KeyEntry } from './candidate-index.ts';
import { addShared, type SharedKey } from './shared-keys.ts';

/** How far blocking goes, as `npm run train` measured it: what is left out here was the answer of hardly any record. */
export interface BlockingLimits {
  /** Candidates that go on to the full comparison. */
  readonly max_candidates: number;
  /** A candidate that shares less than this part of what the best one shares is not compared. */
  readonly min_share_of_best: number;
  /** The same for a candidate with a telling word or the whole name. */
  readonly min_share_of_telling: number;
  /** Nor is one that shares so many bits less than the best. */
  readonly max_bits_behind: number;
  /** A word that so few entities have tells by itself, however many common words others share. */
  readonly telling_frequency: number;
  /** Words that so few entities have may be misspelt; a misspelling that is a common word is too rare to look for. */
  readonly doubtful_frequency: number;
}

/** What a misspelt word, or one found by its initials, tells less than the word itself. */
const VARIANT_DISCOUNT_BITS = 2;
const MAX_ACRONYM_LENGTH = 6;
/** What a shared key is worth at least, however many share it. */
const LEAST_BITS = 0.5;

/** Entities that share blocking keys with the record, those that share the rarest first. */
export function findCandidates(
  record: NormalRecord,
  index: CandidateIndex,
  limits: BlockingLimits = WEIGHTS.blocking,
): readonly number[] {
  const search: Search = {
    index,
    limits,
    shared: [],
    scores: new Map(),
    identified: new Set(),
    telling: new Set(),
    universeBits: Math.log2(index.size + 1),
  };
  const house = houseKey(record.place);
  const identifiers = identifierKeys(record);
  for (const key of identifiers) {
    const entry = index.entry(key);
    visit(search, entry);
    if (!key.startsWith('g')) keep(search.identified, entry);
  }
  if (house !== undefined) visit(search, index.entry(house));
  for (const name of record.names.flatMap(readingsOf)) visitName(search, name);
  for (const name of record.names.flatMap((one) => withoutGluedForm(one) ?? [])) visitName(search, name);
  for (const entity of search.identified) search.scores.set(entity, search.scores.get(entity) ?? 0);
  addShared(search.shared, search.scores, (highest) => leastOf(highest, leastShare(limits), limits));
  return best(search);
}

interface Search {
  readonly index: CandidateIndex;
  readonly limits: BlockingLimits;
  readonly shared: SharedKey[];
  /** Bits of the keys that each entity shares. */
  readonly scores: Map<number, number>;
  /** Entities with an identifier of the record: they stay in, however much others share. */
  readonly identified: Set<number>;
  /** Entities with the whole name or a telling word of it: they need to share less. */
  readonly telling: Set<number>;
  readonly universeBits: number;
}

function visit(search: Search, entry: KeyEntry | undefined, discount = 0): void {
  if (entry === undefined) return;
  const bits = bitsOf(search, entry.frequency, discount);
  if (entry.entities.length > 0) search.shared.push({ entities: entry.entities, bits });
}

function keep(entities: Set<number>, entry: KeyEntry | undefined): void {
  for (const entity of entry?.entities ?? []) entities.add(entity);
}

function bitsOf({ universeBits }: Search, frequency: number, discount: number): number {
  return Math.max(LEAST_BITS, universeBits - Math.log2(frequency) - discount);
}

function visitName(search: Search, name: NormalName): void {
  const { index, limits } = search;
  for (const key of tokenKeys(name)) {
    const entry = index.entry(key);
    visit(search, entry);
    if ((entry?.frequency ?? 0) <= limits.telling_frequency) keep(search.telling, entry);
  }
  let isKnown = false;
  for (const key of wholeNameKeys(name)) {
    const entry = index.entry(key);
    visit(search, entry);
    keep(search.telling, entry);
    isKnown ||= entry !== undefined;
  }
  for (const key of pairKeys(name, (token) => index.frequency(token) > index.frequencyCap))
    visit(search, index.entry(key));
  for (const key of acronymKeys(name)) visit(search, index.entry(key), VARIANT_DISCOUNT_BITS);
  // A name that somebody bears letter by letter, or spells in a domain, is not misspelt and has its words apart.
  if (isKnown) {
    visitInternational(search, name);
    return;
  }
  for (const key of gluedPairKeys(name)) visit(search, index.entry(key));
  for (const token of new Set(name.tokens))
    if (index.frequency(tokenKey(token)) <= limits.doubtful_frequency) visitMisspelt(search, token);
}

/** Beside who bears the name letter by letter stands who is called so for short: `Philip Morris` is Philip Morris International. */
function visitInternational(search: Search, name: NormalName): void {
  if (name.tokens.length < 2) return;
  const [key = ''] = wholeNameKeys({ tokens: [...name.tokens, 'international'] });
  const entry = search.index.entry(key);
  visit(search, entry);
  keep(search.telling, entry);
}

/** A word that was misspelt or cut off shares many keys with the right one: it counts once, by the most telling of them. */
function visitMisspelt(search: Search, token: string): void {
  const { index } = search;
  const word = { tokens: [token] };
  const rarest = new Map<number, number>();
  const keys = [...beginningKeys(word, BEGINNING), ...variantKeys(word, () => 0)];
  for (const key of keys) {
    const entry = index.entry(key);
    if (entry === undefined) continue;
    for (const entity of entry.entities)
      rarest.set(entity, Math.min(rarest.get(entity) ?? Number.POSITIVE_INFINITY, entry.frequency));
  }
  for (const entity of index.entry(tokenKey(token))?.entities ?? []) rarest.delete(entity);
  for (const [entity, frequency] of rarest) {
    const bits = bitsOf(search, frequency, VARIANT_DISCOUNT_BITS);
    search.scores.set(entity, (search.scores.get(entity) ?? 0) + bits);
  }
}

/** `ibm` looks for names with these initials; a long name looks for one that is its initials. */
function acronymKeys(name: NormalName): readonly string[] {
  const only = name.tokens.length === 1 ? name.tokens[0] : undefined;
  if (only !== undefined)
    return only.length <= MAX_ACRONYM_LENGTH && only.length >= 3 ? [acronymKey(only)] : [];
  const acronym = acronymOf(name);
  return acronym === undefined ? [] : [gluedKey(acronym)];
}

/** `face book ireland` also looks for the token `facebook`. */
function gluedPairKeys(name: NormalName): readonly string[] {
  const keys: string[] = [];
  for (let at = 0; at + 1 < name.tokens.length; at++) {
    const [word = '', next = ''] = name.tokens.slice(at, at + 2);
    keys.push(tokenKey(word + next), ...briefFormsOf(word).map((brief) => tokenKey(brief + next)));
  }
  return keys;
}

/** The best by what they share; those with an identifier, the whole name or a telling word come before others. */
function best({ scores, identified, telling, limits }: Search): readonly number[] {
  let highest = 0;
  for (const score of scores.values()) if (score > highest) highest = score;
  const least = leastOf(highest, limits.min_share_of_best, limits);
  const leastOfTelling = leastOf(highest, limits.min_share_of_telling, limits);
  const near: [entity: number, score: number][] = [];
  // Of a common word there are thousands, of whom few are near.
  scores.forEach((score, entity) => {
    if (score >= (telling.has(entity) ? leastOfTelling : least) || identified.has(entity))
      near.push([entity, score]);
  });
  const rank = (entity: number) => (identified.has(entity) || telling.has(entity) ? 1 : 0);
  near.sort(([a, left], [b, right]) => rank(b) - rank(a) || right - left || a - b);
  return near.slice(0, limits.max_candidates).map(([entity]) => entity);
}

function leastShare({ min_share_of_best, min_share_of_telling }: BlockingLimits): number {
  return Math.min(min_share_of_best, min_share_of_telling);
}

/** What an entity has to share to be compared, when the best one shares so many bits. */
function leastOf(highest: number, share: number, { max_bits_behind }: BlockingLimits): number {
  return Math.max(highest * share, highest - max_bits_behind);
}
