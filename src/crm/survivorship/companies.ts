import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { compareIds } from '../account-id.ts';
import { keyOf } from '../account-name.ts';
import type { Dataset } from '../dataset.ts';
import type { Overrides } from '../override.ts';
import type { Cluster } from '../verdict.ts';
import { betterOf, type Deciding } from './compare-standing.ts';
import { keepingApart } from './kept-apart.ts';
import type { Standings } from './standing.ts';

/** Accounts of one company that become one account; a company whose accounts are kept apart has several such units. */
export interface Unit {
  /** Null when nothing tells which of the two first ones survives. */
  readonly survivor: number | null;
  /** The best first. */
  readonly members: readonly number[];
  /** What told the survivor from the next. */
  readonly by: Deciding | null;
  /** Why this unit stands beside the first one of its company; null for the first. */
  readonly keptApart: string | null;
}

/** The accounts of a company that has several. */
export interface Company {
  readonly cluster: Cluster;
  readonly units: readonly Unit[];
}

export interface Companies {
  readonly all: readonly Company[];
  /** The company of an account; undefined when it is the only account of its own. */
  companyOf(at: number): Company | undefined;
  unitOf(at: number): Unit | undefined;
  /** The account that an account's contacts and history end up with: itself when it stands alone; null when nothing tells. */
  survivorOf(at: number): number | null;
  /** Whether nobody else has to decide which of two accounts comes first. */
  isBefore(a: number, b: number): boolean;
}

export interface Asked {
  readonly dataset: Dataset;
  readonly standings: Standings;
  readonly rules: CrosscheckRules;
  readonly overrides: Overrides;
}

/** Chooses the surviving account of every company; accounts for which `takesPart` is false stay out of all of them. */
export function companiesOf(
  clusters: readonly Cluster[],
  asked: Asked,
  takesPart: (at: number) => boolean,
): Companies {
  const all = clusters.flatMap((cluster) => {
    const units = unitsOf(cluster.members.filter(takesPart), asked);
    return units.flatMap((unit) => unit.members).length < 2 ? [] : [{ cluster, units }];
  });
  return companiesIn(all, asked);
}

/** Remembers for each account its company and unit. */
export function companiesIn(all: readonly Company[], asked: Asked): Companies {
  const { size } = asked.standings;
  const company = new Int32Array(size).fill(-1);
  const unit = new Int32Array(size).fill(-1);
  for (const [number, { units }] of all.entries())
    for (const [place, { members }] of units.entries())
      for (const at of members) {
        company[at] = number;
        unit[at] = place;
      }
  const companyOf = (at: number) => all[company[at] ?? -1];
  const unitOf = (at: number) => companyOf(at)?.units[unit[at] ?? -1];
  return {
    all,
    companyOf,
    unitOf,
    survivorOf: (at) => {
      const own = unitOf(at);
      return own === undefined ? at : own.survivor;
    },
    isBefore: (a, b) => isBefore(a, b, asked),
  };
}

/** The first account by the rules leads the first unit; who may not be merged with all of a unit leads one of its own. */
export function unitsOf(members: readonly number[], asked: Asked): readonly Unit[] {
  const apart = keepingApart(asked);
  const areOneCurrency = asked.standings.currencies.areOne(members);
  const ordered = [...members].sort((a, b) => compare(a, b, asked, areOneCurrency));
  const first = ordered[0];
  const drafts: { readonly members: number[]; readonly keptApart: string | null }[] = [];
  for (const at of ordered) {
    if (first !== undefined && at !== first && apart.areDifferent(at, first)) continue;
    let reason: string | undefined;
    const draft = drafts.find((one) => {
      const found = apart.reasonAgainst(at, one.members);
      reason ??= found;
      return found === undefined;
    });
    if (draft === undefined) drafts.push({ members: [at], keptApart: reason ?? null });
    else draft.members.push(at);
  }
  return drafts.map((draft) => ({ ...draft, ...survivorOf(draft.members, asked, areOneCurrency) }));
}

function survivorOf(
  [first, second]: readonly number[],
  { standings, rules }: Asked,
  areOneCurrency: boolean,
): Pick<Unit, 'survivor' | 'by'> {
  if (first === undefined) return { survivor: null, by: null };
  if (second === undefined) return { survivor: first, by: null };
  const by = betterOf(first, second, { standings, criteria: rules.survivorship, areOneCurrency })?.by;
  if (by !== undefined) return { survivor: first, by };
  return standings.isProtected(first) ? { survivor: null, by: null } : { survivor: first, by: 'id' };
}

/** Whether the first of two accounts comes first by the rules, then by id. */
export function isBefore(a: number, b: number, asked: Asked): boolean {
  return compare(a, b, asked) < 0;
}

/** By what the rules name, then by id. */
function compare(
  a: number,
  b: number,
  { dataset, standings, rules }: Asked,
  areOneCurrency = standings.currencies.areOne([a, b]),
): number {
  const told = betterOf(a, b, { standings, criteria: rules.survivorship, areOneCurrency });
  if (told !== undefined) return told.better === a ? -1 : 1;
  return compareIds(keyOf(dataset.account(a)), keyOf(dataset.account(b)));
}
