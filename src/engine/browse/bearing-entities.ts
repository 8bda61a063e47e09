import { tokenKeys } from '../../resolution/blocking/blocking-keys.ts';
import type { CandidateIndex } from '../../resolution/blocking/candidate-index.ts';
import { WIDEST_LIMITS } from '../../resolution/blocking/widest-limits.ts';
import type { EntityProfile, NameKind, ProfileName } from '../../resolution/comparisons/entity-profile.ts';
import { prominenceBits } from '../../resolution/comparisons/prominence.ts';
import { type NormalName, readingsOf } from '../../resolution/names/normal-name.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';

/** An entity with all words that are searched for in one of its names. */
export interface BearingEntity {
  readonly entity: number;
  /** The name that has them. */
  readonly matched: { readonly name: string; readonly kind: NameKind };
}

interface BearingRequest {
  readonly limit: number;
  readonly isWanted: (profile: EntityProfile) => boolean;
}

/** Of more entities with a word, as millions of them may have, the others are not looked at: it takes half a second. */
const MOST_READ = 50_000;

/**
 * Entities with all words of a name, also where these are too common to be looked up (`university`, `the company`): those that
 * are called so first, then by another or a former name; the best known of each first.
 */
export function bearingEntities(
  reference: Pick<ReferenceVersion, 'index' | 'bearers'>,
  names: readonly NormalName[],
  { limit, isWanted }: BearingRequest,
): readonly BearingEntity[] {
  const { index } = reference;
  const found = names.flatMap(readingsOf).flatMap((name) =>
    bearersOf(name, reference).flatMap((entity) => {
      const profile = index.profile(entity);
      const borne = profile.names.filter((one) => name.tokens.every((token) => one.tokens.includes(token)));
      const matched = borne.find(({ text }) => text === profile.name) ?? borne.find(isInUse) ?? borne[0];
      if (matched === undefined || !isWanted(profile)) return [];
      const rank = matched.text === profile.name ? 0 : isInUse(matched) ? 1 : 2;
      const fame = prominenceBits(profile.prominence);
      return [{ entity, rank, fame, matched: { name: matched.text, kind: matched.kind } }];
    }),
  );
  return found
    .sort((a, b) => a.rank - b.rank || b.fame - a.fame || a.entity - b.entity)
    .slice(0, limit)
    .map(({ entity, matched }) => ({ entity, matched }));
}

/** Whether so many entities have each word of a name that those who are looked up by it are any of them. */
export function isOfUsualWords(names: readonly NormalName[], index: CandidateIndex): boolean {
  return names.some(
    (name) =>
      name.tokens.length > 0 &&
      tokenKeys(name).every((key) => index.frequency(key) > WIDEST_LIMITS.max_candidates),
  );
}

function isInUse({ kind }: ProfileName): boolean {
  return kind !== 'former';
}

/** Those that have all of its words, in whichever of their names. */
function bearersOf(name: NormalName, { bearers }: Pick<ReferenceVersion, 'bearers'>): readonly number[] {
  const [rarest, ...others] = tokenKeys(name)
    .map(bearers)
    .sort((a, b) => a.length - b.length);
  const sets = others.map((entities) => new Set(entities));
  return [...(rarest ?? [])].filter((entity) => sets.every((set) => set.has(entity))).slice(0, MOST_READ);
}
