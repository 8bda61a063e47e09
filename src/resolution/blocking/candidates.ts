import { WEIGHTS } from '../model/weights.ts';
import { partsReadAlone } from '../names/glued-words.ts';
import { otherNumbersOf } from '../names/inflections.ts';
import { type NormalName, readingsOf } from '../names/normal-name.ts';
import { nameBehindForm } from '../readings/form-in-front.ts';
import { withoutGluedForm } from '../readings/glued-form.ts';
import { knownInstitutions } from '../readings/known-institutions.ts';
import { withLostLetters } from '../readings/lost-letters.ts';
import { namesPerhaps } from '../readings/name-alone.ts';
import { namesBeforePlaces } from '../readings/places-behind.ts';
import { isOfUmlauts } from '../readings/umlauts.ts';
import { writtenOut } from '../readings/written-out.ts';
import { writtenApart } from '../readings/written-together.ts';
import type { NormalRecord } from '../records/normal-record.ts';
import { countryWords } from '../tables/countries.ts';
import { areElsewhere, fewBearers, isBorne, municipalitiesOf } from './bearers.ts';
import { type BlockingLimits, bestCandidates, IDENTIFIED, leastToShare, TELLING } from './best-candidates.ts';
import {
  acronymKey,
  acronymOf,
  BEGINNING,
  beginningKeys,
  gluedKey,
  gluedPairKeys,
  houseKey,
  identifierKeys,
  nameBeforeTownKey,
  nameInTownKey,
  pairKeys,
  tokenKey,
  tokenKeys,
  variantKeys,
  wholeNameKeys,
} from './blocking-keys.ts';
import type { CandidateIndex, KeyEntry } from './candidate-index.ts';
import {
  clearScores,
  type EntityScores,
  entityScores,
  placeFor,
  placeOf,
  UNSCORED,
} from './entity-scores.ts';
import { addBits, addShared, type SharedKey } from './shared-keys.ts';

/** What a misspelt word, or one found by its initials, tells less than the word itself. */
const VARIANT_DISCOUNT_BITS = 2;
const MAX_ACRONYM_LENGTH = 6;
/** What a shared key is worth at least, however many share it. */
const LEAST_BITS = 0.5;

/** Used again for each record: most share something with a few hundred entities. */
const TABLES = { scores: entityScores(), misspelt: entityScores() } as const;

/** Entities that share blocking keys with the record, those that share the rarest first. */
export function findCandidates(
  record: NormalRecord,
  index: CandidateIndex,
  limits: BlockingLimits = WEIGHTS.blocking,
): readonly number[] {
  const { scores } = TABLES;
  clearScores(scores);
  const { country, city } = record.place;
  const search: Search = {
    index,
    limits,
    scores,
    shared: [],
    country,
    city,
    isBorneElsewhere: false,
    countryWords: countryWords(country),
    universeBits: Math.log2(index.size + 1),
  };
  for (const key of identifierKeys(record)) {
    const entry = index.entry(key);
    visit(search, entry);
    if (!key.startsWith('g')) mark(search, entry, IDENTIFIED);
  }
  const house = houseKey(record.place);
  if (house !== undefined) visit(search, index.entry(house));
  for (const name of record.names) for (const reading of readingsOf(name)) visitName(search, reading);
  for (const name of record.names) {
    for (const reading of writtenOut(name, country)) visitWrittenOut(search, reading, name);
    for (const reading of withLostLetters(name, index, country)) visitWrittenOut(search, reading, name);
    const parted = withoutGluedForm(name);
    if (parted !== undefined) visitName(search, parted);
    const apart = writtenApart(name);
    if (apart !== undefined) visitWhole(search, apart);
    const beforeTown = city === undefined ? undefined : nameBeforeTownKey(name, city);
    if (beforeTown !== undefined) visit(search, index.entry(beforeTown));
    const parts = [nameBehindForm(name, country), ...namesBeforePlaces(name, country)];
    for (const part of [...parts, ...knownInstitutions(name, index)])
      if (part !== undefined) visitWhole(search, part.reading);
    for (const entry of municipalitiesOf(name, index, limits.max_candidates)) mark(search, entry, IDENTIFIED);
    // Where nobody bears the name, who bears what may be the name is compared, and no other is left out for sharing less.
    const perhaps = namesPerhaps(name, record.place);
    for (const part of perhaps.length === 0 || isBorne(name, index) ? [] : perhaps)
      for (const entry of fewBearers(part, index, limits.max_candidates)) mark(search, entry, IDENTIFIED);
  }
  scoreIdentified(scores);
  addShared(search.shared, scores, (highest) => leastToShare(highest, search));
  return bestCandidates(search);
}

interface Search {
  readonly index: CandidateIndex;
  readonly limits: BlockingLimits;
  readonly shared: SharedKey[];
  /** Bits of the keys that each entity shares. */
  readonly scores: EntityScores;
  readonly universeBits: number;
  /** The country of the record (alpha-2). */
  readonly country: string | undefined;
  /** The town of the record, folded. */
  readonly city: string | undefined;
  /** The record's name is borne, and by nobody who is known to be in its country. */
  isBorneElsewhere: boolean;
  /** What companies add to their name for the country of the record. */
  readonly countryWords: readonly string[];
}

function visit(search: Search, entry: KeyEntry | undefined, discount = 0): void {
  if (entry === undefined || entry.entities.length === 0) return;
  search.shared.push({ entities: entry.entities, bits: bitsOf(search, entry.frequency, discount) });
}

function mark({ scores }: Search, entry: KeyEntry | undefined, as: number): void {
  if (entry === undefined) return;
  const { entities } = entry;
  for (let at = 0; at < entities.length; at++) {
    const place = placeFor(scores, entities[at] ?? 0);
    scores.marks[place] = (scores.marks[place] ?? 0) | as;
  }
}

/** They are candidates also where nothing that they share is looked for. */
function scoreIdentified(scores: EntityScores): void {
  for (let place = 0; place < scores.size; place++)
    if (((scores.marks[place] ?? 0) & IDENTIFIED) !== 0 && scores.scores[place] === UNSCORED)
      scores.scores[place] = 0;
}

function bitsOf({ universeBits }: Search, frequency: number, discount: number): number {
  return Math.max(LEAST_BITS, universeBits - Math.log2(frequency) - discount);
}

/** Only what the name itself does not say: what it says would count twice. A word by its umlauts is found as a misspelt one, too. */
function visitWrittenOut(search: Search, reading: NormalName, name: NormalName): void {
  if (isOfUmlauts(reading, name)) {
    // Who bears the name as it is written, and may be there, is meant.
    if (search.isBorneElsewhere || !isBorne(name, search.index)) visitWhole(search, reading);
    return;
  }
  const isCommon = (token: string) => search.index.frequency(token) > search.index.frequencyCap;
  const own = new Set([...tokenKeys(name), ...pairKeys(name, isCommon)]);
  for (const key of [...tokenKeys(reading), ...pairKeys(reading, isCommon)])
    if (!own.has(key)) visit(search, search.index.entry(key));
  visitWhole(search, reading);
}

/** Looks for who bears the name as a whole; gives those who bear it by its words, and those by its letters. */
function visitWhole(search: Search, name: Pick<NormalName, 'tokens'>): readonly KeyEntry[] {
  const bearers: KeyEntry[] = [];
  for (const key of wholeNameKeys(name)) {
    const entry = search.index.entry(key);
    if (entry === undefined) continue;
    visit(search, entry);
    mark(search, entry, TELLING);
    bearers.push(entry);
  }
  visitInTown(search, name, bearers);
  return bearers;
}

function visitName(search: Search, name: NormalName): void {
  const { index, limits } = search;
  for (const key of tokenKeys(name)) {
    const entry = index.entry(key);
    visit(search, entry);
    if (entry !== undefined && entry.frequency <= limits.telling_frequency) mark(search, entry, TELLING);
  }
  const bearers = visitWhole(search, name);
  const isCommon = (token: string) => index.frequency(token) > index.frequencyCap;
  for (const key of pairKeys(name, isCommon)) visit(search, index.entry(key));
  visitOtherNumbers(search, name);
  const acronym = acronymKeyOf(name);
  if (acronym !== undefined) visit(search, index.entry(acronym), VARIANT_DISCOUNT_BITS);
  // A name that somebody bears letter by letter, or spells in a domain, is not misspelt and has its words apart.
  if (bearers.length > 0) {
    visitInternational(search, name);
    visitOfCountry(search, name);
    // Nor is it where all of them are elsewhere, but then one who is there may be called nearly so.
    if (!areElsewhere(bearers, search)) return;
    search.isBorneElsewhere = true;
  }
  for (const key of gluedPairKeys(name)) visit(search, index.entry(key));
  visitParted(search, name);
  for (const token of new Set(name.tokens))
    if (index.frequency(tokenKey(token)) <= limits.doubtful_frequency) visitMisspelt(search, token);
}

/**
 * Of a name that more bear than are compared, those in the record's town come first, also where they say the town behind it;
 * and who bears one that is too common to be looked up is found by it alone.
 */
function visitInTown(search: Search, name: Pick<NormalName, 'tokens'>, [bearers]: readonly KeyEntry[]): void {
  const { index, limits, city } = search;
  if (city === undefined || bearers === undefined || bearers.frequency <= limits.max_candidates) return;
  const entry = index.entry(nameInTownKey(name, city));
  if (entry === undefined) return;
  // Once more what the whole name tells by its words and by its letters, and a little.
  const bits = 2 * bitsOf(search, bearers.frequency, 0) + FIRST_BITS;
  search.shared.push({ entities: entry.entities, bits });
  mark(search, entry, TELLING);
}

const FIRST_BITS = 1;

/**
 * `Zym Trailers` is looked for as Zym Trailer, too: as a whole, and by the word where companies bear it, which tells no more than
 * the two together.
 */
function visitOtherNumbers(search: Search, name: NormalName): void {
  const { index } = search;
  const { tokens } = name;
  for (const [at, token] of tokens.entries()) {
    for (const other of otherNumbersOf(token)) {
      const entry = index.entry(tokenKey(other));
      if (entry === undefined) continue;
      const frequency = entry.frequency + index.frequency(tokenKey(token));
      if (frequency <= index.frequencyCap) visit(search, { ...entry, frequency }, VARIANT_DISCOUNT_BITS);
      if (tokens.length > 1) visitWhole(search, { tokens: tokens.with(at, other) });
    }
  }
}

/** Beside who bears the name letter by letter stands who is called so for short: `Philip Morris` is Philip Morris International. */
function visitInternational(search: Search, name: NormalName): void {
  if (name.tokens.length > 1) visitContinued(search, name, 'international');
}

/** And of a record in a country, who is called so there: `Vodacom` of Mozambique is Vodacom Mozambique. */
function visitOfCountry(search: Search, name: NormalName): void {
  for (const word of search.countryWords) if (!name.tokens.includes(word)) visitContinued(search, name, word);
}

function visitContinued(search: Search, { tokens }: NormalName, words: string): void {
  const [key = ''] = wholeNameKeys({ tokens: [...tokens, ...words.split(' ')] });
  const entry = search.index.entry(key);
  visit(search, entry);
  mark(search, entry, TELLING);
}

/** A word that was misspelt or cut off shares many keys with the right one: it counts once, by the most telling of them. */
function visitMisspelt(search: Search, token: string): void {
  const { index, scores } = search;
  const rarest = TABLES.misspelt;
  clearScores(rarest);
  const word = { tokens: [token] };
  for (const key of beginningKeys(word, BEGINNING)) noteFrequency(rarest, index.entry(key));
  for (const key of variantKeys(word, () => 0)) noteFrequency(rarest, index.entry(key));
  if (rarest.size === 0) return;
  const rightlySpelled = index.entry(tokenKey(token))?.entities ?? [];
  for (const entity of rightlySpelled) {
    const place = placeOf(rarest, entity);
    if (place !== -1) rarest.scores[place] = UNSCORED;
  }
  for (let place = 0; place < rarest.size; place++) {
    const frequency = rarest.scores[place] ?? UNSCORED;
    if (frequency === UNSCORED) continue;
    const bits = bitsOf(search, frequency, VARIANT_DISCOUNT_BITS);
    addBits(scores, placeFor(scores, rarest.entities[place] ?? 0), bits);
  }
}

function noteFrequency(rarest: EntityScores, entry: KeyEntry | undefined): void {
  if (entry === undefined) return;
  const { entities, frequency } = entry;
  for (let at = 0; at < entities.length; at++) {
    const place = placeFor(rarest, entities[at] ?? 0);
    const known = rarest.scores[place] ?? UNSCORED;
    if (known === UNSCORED || frequency < known) rarest.scores[place] = frequency;
  }
}

/** `ibm` looks for names with these initials; a long name looks for one that is its initials. */
function acronymKeyOf(name: NormalName): string | undefined {
  const only = name.tokens.length === 1 ? name.tokens[0] : undefined;
  if (only !== undefined)
    return only.length <= MAX_ACRONYM_LENGTH && only.length >= 3 ? acronymKey(only) : undefined;
  const acronym = acronymOf(name);
  return acronym === undefined ? undefined : gluedKey(acronym);
}

/** `evntelecom` also looks for whom the name is `evn` and a word that `telecom` stands for. */
function visitParted(search: Search, { tokens }: NormalName): void {
  for (const [at, token] of tokens.entries())
    for (const parts of partsReadAlone(token))
      visitWhole(search, { tokens: [...tokens.slice(0, at), ...parts, ...tokens.slice(at + 1)] });
}
