import type { DuplicateType } from '../contract/crosscheck.ts';
import type { CrosscheckRules } from '../contract/crosscheck-rules.ts';
import { tooRiskyFor } from './actions/risk.ts';
import { settle } from './actions/settle.ts';
import { situationOf } from './actions/situation.ts';
import type { Duplicates } from './crosscheck.ts';
import type { Dataset } from './dataset.ts';
import { groupsOf } from './groups.ts';
import { cyclesOf } from './hierarchy/crm-cycles.ts';
import { entitiesOfAccounts } from './hierarchy/known-entities.ts';
import type { Overrides } from './override.ts';
import { planOf } from './plan.ts';
import { type Departures, departuresOf } from './status/departures.ts';
import { companiesAround } from './survivorship/companies-around.ts';
import { settleSharedNames } from './survivorship/settle-shared-names.ts';
import { type Standings, standingsOf } from './survivorship/standing.ts';
import { standingAccounts } from './survivorship/standing-accounts.ts';
import type { Double, RecommendedAction, Verdict } from './verdict.ts';

/** What was found of an account with an entity; it does not change any more. */
export interface GivenVerdict {
  readonly action: RecommendedAction['action'];
  readonly group: string | null;
  readonly type: DuplicateType | null;
  /** The position of the account that it is a double of, or `NOT_HERE`. */
  readonly duplicateOf: number | null;
}

/** An account of the service that answered, and none of these. */
export const NOT_HERE = -1;

export interface AloneInput {
  readonly dataset: Dataset;
  readonly duplicates: Duplicates;
  readonly rules: CrosscheckRules;
  readonly overrides: Overrides;
  /** Where they are known already. */
  readonly standings?: Standings;
  /** Undefined for accounts without an entity. */
  given(at: number): GivenVerdict | undefined;
  /** Whether a given account is merged or deleted, where that is known without its verdict; undefined without an entity. */
  leaves?(at: number): boolean | undefined;
}

/** What the accounts alone tell of those without an entity. */
export interface AloneVerdicts {
  /** Undefined for accounts whose verdict was given. */
  verdictOf(at: number): Verdict | undefined;
  /** The group that a given account without one now leads, because an account without an entity is its double. */
  newGroupOf(at: number): Pick<Verdict, 'group' | 'type' | 'duplicateReasoning'> | undefined;
}

const ALONE = 0;
const STAYS = 1;
const LEAVES = 2;

function stateOf(leaves: boolean | undefined): number {
  if (leaves === undefined) return ALONE;
  return leaves ? LEAVES : STAYS;
}

function leavesBy(verdict: GivenVerdict | undefined): boolean | undefined {
  return verdict && (verdict.action === 'Delete' || verdict.action === 'Merge');
}

const NOBODY = { family: { facts: () => undefined }, infer: () => undefined };

/** Finds junk and doubles among the accounts without an entity, and doubles of those with one; it asks no universe. */
export function judgeAlone({
  dataset,
  duplicates,
  rules,
  overrides,
  given,
  leaves = (at) => leavesBy(given(at)),
  ...known
}: AloneInput): AloneVerdicts {
  const input = { dataset, rules, overrides, world: NOBODY };
  const states = Uint8Array.from({ length: dataset.size }, (_, at) => stateOf(leaves(at)));
  const isAlone = (at: number) => states[at] === ALONE;
  const stays = (at: number) => states[at] !== LEAVES;
  const standings = settleSharedNames(known.standings ?? standingsOf(dataset, rules), {
    ...{ dataset, rules, overrides, clusters: duplicates.clusters },
    hasEntity: (at) => !isAlone(at),
    givenEndOf: (at) => givenEndOf(at, given(at)),
  });
  const companies = companiesAround(duplicates.clusters, {
    ...{ dataset, standings, rules, overrides },
    isGiven: (at) => !isAlone(at),
    anchorOf: (at) => anchorOf(at, given(at), stays),
  });
  const entities = entitiesOfAccounts(dataset);
  const situation = situationOf(input, { standings, entities, companies });
  const own = departuresOf(situation);
  const departures: Departures = {
    isGone: own.isGone,
    reasonOf: (at) => (isAlone(at) ? own.reasonOf(at) : stays(at) ? undefined : 'closed'),
    standing: standingAccounts(situation, stays),
  };
  const links = { situation, departures, cycles: cyclesOf(standings.parent, companies.isBefore) };
  const settled = settle(links, {
    isTooRisky: tooRiskyFor(situation),
    isJudged: isAlone,
  });
  const groups = groupsOf(situation, departures.standing);
  const plan = planOf({ links, settled, groups, doubles: about(duplicates.doubles, isAlone) });
  const groupFor = (verdict: Verdict, at: number): string | null => {
    const unit = companies.unitOf(at);
    const anchor = unit?.members.find((one) => !isAlone(one));
    return (anchor === undefined ? null : given(anchor)?.group) ?? verdict.group;
  };
  return {
    verdictOf(at) {
      if (!isAlone(at)) return undefined;
      const verdict = plan.verdictOf(at);
      return { ...verdict, group: groupFor(verdict, at) };
    },
    newGroupOf(at) {
      // Most accounts have no such unit, and the verdict takes longer to work out.
      if (companies.unitOf(at) === undefined || given(at)?.group !== null) return undefined;
      const { group, type, duplicateReasoning } = plan.verdictOf(at);
      return { group, type, duplicateReasoning };
    },
  };
}

/** Those of which one account at least is such. */
function* about(doubles: Iterable<Double>, isSuch: (at: number) => boolean): Generator<Double> {
  for (const double of doubles) if (isSuch(double.a) || isSuch(double.b)) yield double;
}

/** The account that a given one is a double of, or itself. */
function givenEndOf(at: number, verdict: GivenVerdict | undefined): number | undefined {
  const of = verdict?.duplicateOf ?? at;
  return verdict === undefined || of === NOT_HERE ? undefined : of;
}

/** Where a double of a given account ends up: with the account, or with the one that it is itself a double of. */
function anchorOf(
  at: number,
  verdict: GivenVerdict | undefined,
  stays: (at: number) => boolean,
): number | undefined {
  if (verdict === undefined || verdict.action === 'Delete') return undefined;
  const of = verdict.duplicateOf ?? at;
  return of !== NOT_HERE && stays(of) ? of : undefined;
}
