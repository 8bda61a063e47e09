import type { DuplicateType } from '../contract/crosscheck.ts';
import type { CrosscheckRules } from '../contract/crosscheck-rules.ts';
import { situationOf } from './actions/situation.ts';
import type { Dataset } from './dataset.ts';
import { mergeSureness } from './doubts/merge-sureness.ts';
import { cyclesOf } from './hierarchy/crm-cycles.ts';
import { entitiesOfAccounts } from './hierarchy/known-entities.ts';
import type { Links } from './hierarchy/parent-link.ts';
import type { Overrides } from './override.ts';
import { type Departures, departuresOf } from './status/departures.ts';
import { companiesAround } from './survivorship/companies-around.ts';
import { settleSharedNames } from './survivorship/settle-shared-names.ts';
import { type Standings, standingsOf } from './survivorship/standing.ts';
import { standingAccounts } from './survivorship/standing-accounts.ts';
import type { Cluster, RecommendedAction } from './verdict.ts';

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

/** Accounts of which some have a verdict. */
export interface SituatedAlone {
  readonly dataset: Dataset;
  readonly clusters: readonly Cluster[];
  readonly rules: CrosscheckRules;
  readonly overrides: Overrides;
  /** Where they are known already. */
  readonly standings?: Standings;
  /** Undefined for accounts without an entity. */
  given(at: number): GivenVerdict | undefined;
  /** Whether a given account is merged or deleted, where that is known without its verdict; undefined without an entity. */
  leaves?(at: number): boolean | undefined;
}

const ALONE = 0;
const STAYS = 1;
const LEAVES = 2;

const NOBODY = { family: { facts: () => undefined }, infer: () => undefined };

/** All that one recommendation about an account without an entity depends on. */
export interface LinksAlone {
  readonly links: Links;
  /** It has no entity. */
  isAlone(at: number): boolean;
}

/** Works out which accounts without an entity are one company, and which of those with one they belong to; it asks no universe. */
export function situateAlone({
  dataset,
  clusters,
  rules,
  overrides,
  given,
  leaves = (at) => leavesBy(given(at)),
  ...known
}: SituatedAlone): LinksAlone {
  const input = { dataset, rules, overrides, world: NOBODY };
  const states = Uint8Array.from({ length: dataset.size }, (_, at) => stateOf(leaves(at)));
  const isAlone = (at: number) => states[at] === ALONE;
  const stays = (at: number) => states[at] !== LEAVES;
  const standings = settleSharedNames(known.standings ?? standingsOf(dataset, rules), {
    ...{ dataset, rules, overrides, clusters },
    hasEntity: (at) => !isAlone(at),
    givenEndOf: (at) => givenEndOf(at, given(at)),
  });
  const companies = companiesAround(clusters, {
    ...{ dataset, standings, rules, overrides },
    isGiven: (at) => !isAlone(at),
    anchorOf: (at) => anchorOf(at, given(at), stays),
  });
  const entities = entitiesOfAccounts(dataset);
  const situation = situationOf(input, { standings, entities, companies }, mergeSureness);
  const own = departuresOf(situation);
  const departures: Departures = {
    isGone: own.isGone,
    reasonOf: (at) => (isAlone(at) ? own.reasonOf(at) : stays(at) ? undefined : 'closed'),
    standing: standingAccounts(situation, stays),
  };
  return {
    links: { situation, departures, cycles: cyclesOf(standings.parent, companies.isBefore) },
    isAlone,
  };
}

function stateOf(leaves: boolean | undefined): number {
  if (leaves === undefined) return ALONE;
  return leaves ? LEAVES : STAYS;
}

function leavesBy(verdict: GivenVerdict | undefined): boolean | undefined {
  return verdict && (verdict.action === 'Delete' || verdict.action === 'Merge');
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
  const end = verdict?.action === 'Delete' ? undefined : givenEndOf(at, verdict);
  return end !== undefined && stays(end) ? end : undefined;
}
