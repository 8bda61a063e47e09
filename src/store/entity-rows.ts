import type { EntityFacts } from '../reference/entity.ts';
import type { EntityProfile } from '../resolution/entity-profile.ts';

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
  city: null,
  registration: null,
  socialUrl: null,
  category: null,
  subcategory: null,
  status: null,
  parentId: null,
  ultimateParentId: null,
  successorId: null,
  branchOfId: null,
  managedById: null,
  headcount: null,
  revenueMusd: null,
  industry: null,
  foundedYear: null,
  sources: [],
};

export function writeProfile(profile: EntityProfile): string {
  return written(profile, BLANK_PROFILE);
}

/** Reads what `writeProfile` has written. */
export function readProfile(text: string): EntityProfile {
  return { ...BLANK_PROFILE, ...(JSON.parse(text) as Partial<EntityProfile>) };
}

export function writeFacts(facts: EntityFacts): string {
  return written(facts, BLANK_FACTS);
}

/** Reads what `writeFacts` has written. */
export function readFacts(text: string): EntityFacts {
  return { ...BLANK_FACTS, ...(JSON.parse(text) as Partial<EntityFacts>) };
}

function written<Value extends object>(value: Value, blank: Value): string {
  const said = Object.entries(value).filter(([key, part]) => !isBlank(part, blank[key as keyof Value]));
  return JSON.stringify(Object.fromEntries(said));
}

function isBlank(part: unknown, blank: unknown): boolean {
  return Array.isArray(part) ? part.length === 0 : part === blank;
}
