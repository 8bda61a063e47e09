import { findCandidates } from '../../resolution/blocking/candidates.ts';
import { WIDEST_LIMITS } from '../../resolution/blocking/widest-limits.ts';
import type { Candidate } from '../../resolution/comparisons/candidate.ts';
import { compareWith } from '../../resolution/comparisons/compare.ts';
import type { EntityProfile, NameKind } from '../../resolution/comparisons/entity-profile.ts';
import { rowOf } from '../../resolution/comparisons/evidence.ts';
import { priorBits } from '../../resolution/comparisons/total-bits.ts';
import { besideRivals } from '../../resolution/decide.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { normaliseName } from '../../resolution/names/normalise-name.ts';
import { rarityOf } from '../../resolution/names/rarity.ts';
import { normaliseRecord } from '../../resolution/records/normal-record.ts';
import { keyParts } from '../../universe/core-id.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';
import { askedCountry } from './asked-country.ts';
import { bearingEntities, isOfUsualWords } from './bearing-entities.ts';

export interface SearchRequest {
  readonly text: string;
  /** Only entities that one of their sources places there; a code or a name. */
  readonly country?: string;
  readonly limit: number;
}

/** An entity with a name like the one that is searched for. */
export interface FoundEntity {
  readonly coreId: string;
  readonly name: string;
  readonly legalName: string | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly website: string | null;
  /** How many sources have it. */
  readonly sourceCount: number;
  /** Log2 of the odds that it is meant. */
  readonly bits: number;
  /** Which of its names fits best. */
  readonly matched: { readonly name: string; readonly kind: NameKind };
}

/**
 * Finds entities by name, the best fitting first and, of those that bear one name, the best known; of equally good ones in
 * order of id. By words that very many have, and where nothing fits, it finds those that have all of the words, the best
 * known first.
 */
export function foundEntities(
  reference: ReferenceVersion,
  { text, country, limit }: SearchRequest,
): readonly FoundEntity[] {
  const told = (found: readonly Found[]) =>
    found.slice(0, limit).map(({ candidate, matched }) => ({ ...summaryOf(reference, candidate), matched }));
  const code = country === undefined ? undefined : askedCountry(country);
  const { index } = reference;
  const universe = { index, rarity: rarityOf(index) };
  const record = normaliseRecord({ trading_name: text, ...(code !== undefined && { country: code }) });
  const created = index.created === undefined ? [] : findCandidates(record, index.created, WIDEST_LIMITS);
  const compared = [...findCandidates(record, index, WIDEST_LIMITS), ...created]
    .filter((entity) => code === undefined || isIn(index.profile(entity), code))
    .map((entity) => compareWith(record, entity, universe));
  const fitting = besideRivals(compared, { prior: priorBits(universe.rarity), bias: 'NAME_BIAS' })
    .flatMap((candidate) => {
      const matched = matchedName(candidate);
      return matched === undefined ? [] : [{ candidate, matched }];
    })
    .sort((a, b) => byFit(a.candidate, b.candidate));
  // Words alone that stand for no company are not read as a name of a record: `the company`.
  const names = normaliseName(text);
  if (fitting.length > 0 && !isOfUsualWords(names, index)) return told(fitting);
  const bearing = bearingEntities(reference, names, {
    limit,
    isWanted: (profile) => code === undefined || isIn(profile, code),
  }).map(({ entity, matched }) => ({ candidate: compareWith(record, entity, universe), matched }));
  return told(together(fitting, bearing, names));
}

interface Found extends Pick<FoundEntity, 'matched'> {
  readonly candidate: Candidate;
}

/** Who is called just so comes first; who has the words in no name resembles them by initials or letters, and comes last. */
function together(
  fitting: readonly Found[],
  bearing: readonly Found[],
  names: readonly NormalName[],
): readonly Found[] {
  const isNamed = (words: readonly string[], { candidate }: Found) =>
    candidate.profile.names.some(({ tokens }) => tokens.join(' ') === words.join(' '));
  const first = fitting.filter((found) => names.some(({ tokens }) => isNamed(tokens, found)));
  const byEntity = new Map<number, Found>();
  for (const found of [...first, ...bearing, ...fitting])
    if (!byEntity.has(found.candidate.entity)) byEntity.set(found.candidate.entity, found);
  return [...byEntity.values()];
}

function isIn({ places }: EntityProfile, code: string): boolean {
  return places.some(({ country }) => country === code);
}

/** Undefined when none of its names resembles the text: it shares a beginning or initials by chance. */
function matchedName({ evidence }: Candidate): FoundEntity['matched'] | undefined {
  const row = rowOf(evidence, 'name');
  if (row === undefined || row.relation === 'different') return undefined;
  return { name: row.right.text, kind: row.kindOfName };
}

/** Who bears a few letters as they are written comes before those who only have such initials, words or beginnings. */
function byFit(a: Candidate, b: Candidate): number {
  return (
    Number(bearsLetters(b)) - Number(bearsLetters(a)) ||
    b.totalBits - a.totalBits ||
    descendantsOf(b) - descendantsOf(a) ||
    Number(a.profile.coreId) - Number(b.profile.coreId)
  );
}

function descendantsOf({ profile }: Candidate): number {
  return profile.prominence?.descendants ?? 0;
}

const MOST_LETTERS = 6;

/** `NASA` of who is called so today. */
function bearsLetters({ evidence }: Candidate): boolean {
  const row = rowOf(evidence, 'name');
  if (row?.relation !== 'same' || row.kindOfName === 'former') return false;
  const [word = '', ...others] = row.left.tokens;
  return others.length === 0 && word.length <= MOST_LETTERS;
}

function summaryOf(
  reference: ReferenceVersion,
  { entity, profile, totalBits }: Candidate,
): Omit<FoundEntity, 'matched'> {
  const facts = reference.facts(entity);
  return {
    coreId: facts.coreId,
    name: profile.name,
    legalName: facts.legalName?.value ?? null,
    country: facts.country?.value ?? null,
    city: facts.city,
    website: facts.website?.value ?? null,
    sourceCount: new Set(facts.sources.map((key) => keyParts(key).source)).size,
    bits: totalBits,
  };
}
