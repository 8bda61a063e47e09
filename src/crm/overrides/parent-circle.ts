import { type Company, entityKey, type State } from './decided-company.ts';
import type { Standing } from './standing.ts';

/** An account or entity of a company. */
interface Place {
  readonly company: Company;
  readonly key: string;
}

/** The decisions by which an account belongs to a company further up; undefined when it does not. */
export function climbFrom(
  { company: { parent }, key }: Place,
  end: Place,
  state: State,
): readonly Standing[] | undefined {
  if (parent === undefined || parent.value === null) return undefined;
  const above = climb(entityKey(parent.value), end, state);
  return above && [...state.trails.between(key, parent.about), parent.by, ...above];
}

/** The same of an entity, which may be the company itself. No circle stands yet, so that this comes to an end. */
export function climb(entity: string, end: Place, state: State): readonly Standing[] | undefined {
  const company = state.companies.get(entity);
  if (company === end.company) return state.trails.between(entity, end.key);
  return company && climbFrom({ company, key: entity }, end, state);
}
