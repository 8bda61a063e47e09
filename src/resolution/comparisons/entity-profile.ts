import type { NormalName, Reading } from '../names/normal-name.ts';
import type { Place } from '../records/normalise-place.ts';
import type { Registration } from '../records/normalise-registration.ts';
import type { Prominence } from './prominence.ts';

/** What a name is to its entity; evidence says which kind matched. */
export type NameKind = 'legal' | 'trading' | 'alias' | 'former' | 'acronym';

export interface ProfileName extends Omit<NormalName, 'part'> {
  readonly kind: NameKind;
}

/** The name as it is written, member by member: of the one shape that all names of entities have (`writtenName`). */
export function writtenProfileName(name: ProfileName): Reading<ProfileName> {
  const { text, tokens, english, forms, country, city, withPlace, note, owner, kind } = name;
  return {
    text,
    tokens,
    english,
    forms,
    country,
    city,
    withPlace,
    note,
    owner,
    kind,
    asWritten: undefined,
    isWrittenOut: undefined,
    states: undefined,
    isUnit: undefined,
    seat: undefined,
    unitIn: undefined,
    beside: undefined,
  };
}

/** A canonical entity as the matcher compares it: every fact of all its records, normalised. */
export interface EntityProfile {
  readonly coreId: string;
  /** Shown to people: the trading name, else the legal one. */
  readonly name: string;
  readonly names: readonly ProfileName[];
  /** Registrable domains that are the company's own. */
  readonly domains: readonly string[];
  readonly socialSlugs: readonly string[];
  readonly places: readonly Place[];
  /** E.164, or seven digits when the source leaves the area out. */
  readonly phones: readonly string[];
  readonly registrations: readonly Registration[];
  /** `core_id`s of direct parents and successors: their domains may be used by this entity too. */
  readonly groupIds: readonly string[];
  readonly isClosed: boolean;
  /** Absent when nothing more is known than that one source has a record of it. */
  readonly prominence?: Prominence | undefined;
}
