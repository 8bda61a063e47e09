import type { Override } from '../override.ts';
import { accountKey } from './account-key.ts';
import {
  type Company,
  companyAt,
  type DecidedCompany,
  entityKey,
  FACTS,
  type State,
} from './decided-company.ts';
import { climb, climbFrom } from './parent-circle.ts';
import type { Contradiction, Standing } from './standing.ts';
import { keysOf, pairKey } from './subject.ts';
import { trails } from './trails.ts';

/** The decisions of a workspace, put together: who is one company with whom, and what follows for it. */
export interface DecidedCompanies {
  /** Takes a decision in, unless those before stand against it. */
  add(standing: Standing): Contradiction | undefined;
  /** By the key of an account. */
  companyOf(key: string): DecidedCompany | undefined;
  areDifferent(one: string, other: string): boolean;
  isNeverMerged(one: string, other: string): boolean;
  /** The decision by which two accounts are different companies, never merged or one company, in this order. */
  behindPair(one: string, other: string): Standing | undefined;
}

export function decidedCompanies(): DecidedCompanies {
  const state: State = { companies: new Map(), neverMerged: new Map(), trails: trails() };
  return {
    add(standing) {
      const against = add(standing, state);
      return against.length === 0 ? undefined : { refused: standing, against: [...new Set(against)] };
    },
    companyOf: (key) => state.companies.get(key),
    areDifferent(one, other) {
      const company = state.companies.get(other);
      return company !== undefined && state.companies.get(one)?.apart.has(company) === true;
    },
    isNeverMerged: (one, other) => state.neverMerged.has(pairKey(one, other)),
    behindPair(one, other) {
      const [left, right] = [state.companies.get(one), state.companies.get(other)];
      const apart = right === undefined ? undefined : left?.apart.get(right);
      const decided = apart ?? state.neverMerged.get(pairKey(one, other));
      return decided ?? (left === right ? state.trails.between(one, other)[0] : undefined);
    },
  };
}

/** Takes the decision in and gives nothing, or gives what stands against it. */
function add(by: Standing, state: State): readonly Standing[] {
  const { override } = by;
  switch (override.decision) {
    case 'same_company':
      return join(keysOf(override.accounts), by, state);
    case 'different_companies':
      return part(keysOf(override.accounts), by, state);
    case 'never_merge':
      state.neverMerged.set(pairKey(...keysOf(override.accounts)), by);
      return [];
    case 'entity':
      return identify(override, by, state);
    case 'parent':
      return own(override, by, state);
    case 'operating':
      return say(
        'operating',
        { value: override.is_operating, about: accountKey(override.account), by },
        state,
      );
  }
}

type Of<D extends Override['decision']> = Extract<Override, { decision: D }>;

function identify({ account, core_id: coreId }: Of<'entity'>, by: Standing, state: State) {
  const about = accountKey(account);
  const said = { value: coreId, about, by };
  if (coreId === null) return say('entity', said, state);
  const against = saidOtherwise('entity', said, state);
  const standing = against.length > 0 ? against : join([about, entityKey(coreId)], by, state);
  return standing.length > 0 ? standing : say('entity', said, state);
}

function own({ account, parent_core_id: parent }: Of<'parent'>, by: Standing, state: State) {
  const about = accountKey(account);
  const end = { company: companyAt(about, state), key: about };
  const circle = parent === null ? undefined : climb(entityKey(parent), end, state);
  return circle ?? say('parent', { value: parent, about, by }, state);
}

type Fact = (typeof FACTS)[number];

/** Says something of the company of an account, unless somebody has said otherwise. */
function say<F extends Fact>(fact: F, said: NonNullable<Company[F]>, state: State): readonly Standing[] {
  const against = saidOtherwise(fact, said, state);
  if (against.length === 0) companyAt(said.about, state)[fact] ??= said;
  return against;
}

function saidOtherwise<F extends Fact>(
  fact: F,
  { value, about }: NonNullable<Company[F]>,
  state: State,
): readonly Standing[] {
  const known = companyAt(about, state)[fact];
  return known === undefined || known.value === value
    ? []
    : [...state.trails.between(about, known.about), known.by];
}

/** Makes two companies different ones. */
function part([one, other]: readonly [string, string], by: Standing, state: State): readonly Standing[] {
  const [left, right] = [companyAt(one, state), companyAt(other, state)];
  if (left === right) return state.trails.between(one, other);
  if (!left.apart.has(right)) {
    left.apart.set(right, by);
    right.apart.set(left, by);
  }
  return [];
}

/** Makes two companies one. */
function join([one, other]: readonly [string, string], by: Standing, state: State): readonly Standing[] {
  const [left, right] = [companyAt(one, state), companyAt(other, state)];
  if (left !== right) {
    const against = againstJoining({ one, other, left, right }, state);
    if (against.length > 0) return against;
    merge(left, right, state);
  }
  state.trails.add(one, other, by);
  return [];
}

interface Joined {
  readonly one: string;
  readonly other: string;
  readonly left: Company;
  readonly right: Company;
}

function againstJoining({ one, other, left, right }: Joined, state: State): readonly Standing[] {
  const { between } = state.trails;
  const apart = left.apart.get(right);
  if (apart !== undefined && 'accounts' in apart.override) {
    const [first, second] = keysOf(apart.override.accounts);
    const [near, far] = state.companies.get(first) === left ? [first, second] : [second, first];
    return [...between(one, near), apart, ...between(far, other)];
  }
  for (const fact of FACTS) {
    const [mine, yours] = [left[fact], right[fact]];
    if (mine === undefined || yours === undefined || mine.value === yours.value) continue;
    return [...between(one, mine.about), mine.by, yours.by, ...between(yours.about, other)];
  }
  return (
    climbFrom({ company: left, key: one }, { company: right, key: other }, state) ??
    climbFrom({ company: right, key: other }, { company: left, key: one }, state) ??
    []
  );
}

function merge(left: Company, right: Company, { companies }: State): void {
  const [large, small] = left.keys.length < right.keys.length ? [right, left] : [left, right];
  for (const key of small.keys) {
    companies.set(key, large);
    large.keys.push(key);
  }
  large.entity ??= small.entity;
  large.parent ??= small.parent;
  large.operating ??= small.operating;
  for (const [other, by] of small.apart) {
    other.apart.delete(small);
    if (!large.apart.has(other)) large.apart.set(other, by);
    if (!other.apart.has(large)) other.apart.set(large, by);
  }
}
