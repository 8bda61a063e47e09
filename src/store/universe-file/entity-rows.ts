import {
  type EntityProfile,
  type ProfileName,
  writtenProfileName,
} from '../../resolution/comparisons/entity-profile.ts';
import { fullPlace } from '../../resolution/records/normalise-place.ts';
import type { EntityFacts } from '../../universe/entity.ts';

/** What most entities do not have is left out of their rows: of a universe of millions less has to be read from disk. */
const BLANK_PROFILE: EntityProfile = {
  coreId: '',
  name: '',
  names: [],
  domains: [],
  socialSlugs: [],
  places: [],
  phones: [],
  registrations: [],
  groupIds: [],
  isClosed: false,
};
const BLANK_FACTS: EntityFacts = {
  coreId: '',
  legalName: null,
  tradingName: null,
  website: null,
  country: null,
  legalCountry: null,
  tradingCountry: null,
  city: null,
  registration: null,
  socialUrl: null,
  category: null,
  subcategory: null,
  classification: null,
  brands: [],
  status: null,
  statuses: [],
  owners: [],
  noOwners: [],
  parentId: null,
  successorId: null,
  managedById: null,
  headquarters: null,
  headcounts: [],
  revenues: [],
  industry: null,
  foundedYear: null,
  foundedYears: [],
  seats: [],
  sources: [],
};

/** A name as it is written: without what most names do not have, and without words that can be read off its text. */
type BriefName = Partial<ProfileName> & Pick<ProfileName, 'text'>;

export function writeProfile(profile: EntityProfile): string {
  const { names, ...others } = profile;
  const brief = { ...others, names: names.map(briefly), name: briefNameOf(profile) };
  return written(brief, { ...BLANK_PROFILE, name: undefined });
}

/** Reads what `writeProfile` has written. */
export function readProfile(text: string): EntityProfile {
  const brief = JSON.parse(text) as BriefProfile;
  const names = brief.names?.map(fully) ?? [];
  // Member by member, so that all profiles are objects of one shape: the matcher reads them hundreds of times a row.
  return {
    coreId: brief.coreId ?? '',
    name: brief.name ?? names[0]?.text ?? '',
    names,
    domains: brief.domains ?? NONE,
    socialSlugs: brief.socialSlugs ?? NONE,
    places: brief.places?.map(fullPlace) ?? NONE,
    phones: brief.phones ?? NONE,
    registrations: brief.registrations ?? NONE,
    groupIds: brief.groupIds ?? NONE,
    isClosed: brief.isClosed ?? false,
    prominence: brief.prominence,
  };
}

const NONE: readonly never[] = [];

type BriefProfile = Partial<Omit<EntityProfile, 'names'>> & { readonly names?: readonly BriefName[] };

/** Most entities are shown by their first name. */
function briefNameOf({ name, names }: EntityProfile): string | undefined {
  return name === names[0]?.text ? undefined : name;
}

function briefly({ text, tokens, forms, kind, ...others }: ProfileName): BriefName {
  return {
    text,
    ...(tokens.join(' ') !== text.toLowerCase() && { tokens }),
    ...(forms.length > 0 && { forms }),
    ...(kind !== 'trading' && { kind }),
    ...others,
  };
}

function fully(brief: BriefName): ProfileName {
  const { text, english, country, city, withPlace, note, owner } = brief;
  const tokens = brief.tokens ?? text.toLowerCase().split(' ');
  const [forms, kind] = [brief.forms ?? NONE, brief.kind ?? 'trading'];
  return writtenProfileName({ text, tokens, english, forms, country, city, withPlace, note, owner, kind });
}

export function writeFacts(facts: EntityFacts): string {
  return written(facts, BLANK_FACTS);
}

/** Reads what `writeFacts` has written. */
export function readFacts(text: string): EntityFacts {
  return { ...BLANK_FACTS, ...(JSON.parse(text) as Partial<EntityFacts>) };
}

function written<Value extends object>(value: Value, blank: object): string {
  const said = Object.entries(value).filter(
    ([key, part]) => !isBlank(part, blank[key as keyof typeof blank]),
  );
  return JSON.stringify(Object.fromEntries(said));
}

function isBlank(part: unknown, blank: unknown): boolean {
  return Array.isArray(part) ? part.length === 0 : part === blank;
}
