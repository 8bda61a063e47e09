import type { Standing } from './standing.ts';
import type { Trails } from './trails.ts';

/** What was decided of a company: about which of its accounts, and where that stands. */
export interface Said<Value> {
  readonly value: Value;
  readonly about: string;
  readonly by: Standing;
}

/** Accounts and the entity that were decided to be one company. */
export interface DecidedCompany {
  /** Keys of accounts, and of the entity when it is known. */
  readonly keys: readonly string[];
  readonly entity: Said<string | null> | undefined;
  readonly parent: Said<string | null> | undefined;
  readonly operating: Said<boolean> | undefined;
}

/** The same while decisions are taken in; `apart` are the companies that it is not. */
export interface Company extends DecidedCompany {
  keys: string[];
  entity: Said<string | null> | undefined;
  parent: Said<string | null> | undefined;
  operating: Said<boolean> | undefined;
  readonly apart: Map<Company, Standing>;
}

/** What the decisions up to now amount to. */
export interface State {
  readonly companies: Map<string, Company>;
  /** By the pair. */
  readonly neverMerged: Map<string, Standing>;
  /** Which decisions lead from one account of a company to another. */
  readonly trails: Trails;
}

export const FACTS = ['entity', 'parent', 'operating'] as const;

/** The company of an account or entity; of one that nothing was decided of, a new one. */
export function companyAt(key: string, { companies }: State): Company {
  const known = companies.get(key);
  if (known !== undefined) return known;
  const facts = { entity: undefined, parent: undefined, operating: undefined };
  const company: Company = { keys: [key], ...facts, apart: new Map() };
  companies.set(key, company);
  return company;
}

/** The key of an entity; ids of accounts begin with no space. */
export function entityKey(coreId: string): string {
  return ` entity ${coreId}`;
}

export function isAccountKey(key: string): boolean {
  return !key.startsWith(' entity ');
}
