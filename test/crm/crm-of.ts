import type { Confidence } from '../../src/contract/confidence.ts';
import type { CrmAccount } from '../../src/contract/crm-account.ts';
import { CrosscheckRules } from '../../src/contract/crosscheck-rules.ts';
import { accountId } from '../../src/crm/account-id.ts';
import { keyOf } from '../../src/crm/account-name.ts';
import { planCrosscheck } from '../../src/crm/crosscheck.ts';
import type { AccountIdentity, Dataset } from '../../src/crm/dataset.ts';
import { linkPaths } from '../../src/crm/duplicates/link-paths.ts';
import { weaknessOf } from '../../src/crm/duplicates/links.ts';
import { NO_OVERRIDES, type Overrides } from '../../src/crm/override.ts';
import type { Cluster, Double, Plan, Verdict } from '../../src/crm/verdict.ts';
import type { SourceRecord } from '../../src/resolution/records/source-record.ts';
import { familyOf, NONE_INFERRED } from '../universe/hierarchy/families.ts';

/** An account of a test: what the CRM has of it, and the company that it is by the name that is shown. */
export interface TestAccount extends Partial<CrmAccount> {
  readonly external_id: string;
  /** None by default: the account is not resolved. */
  readonly is?: string;
  readonly sure?: Confidence;
  readonly created?: boolean;
  /** The id of its parent. */
  readonly below?: string;
}

export interface TestCrm {
  readonly companies?: readonly SourceRecord[];
  readonly accounts: readonly TestAccount[];
  /** Ids of accounts that are one company. */
  readonly doubles?: readonly (readonly string[])[];
  readonly link?: Partial<Double>;
  /** Of accounts that are one company: those that are tied directly, and by what. */
  readonly ties?: readonly (readonly [string, string, Partial<Double>])[];
  readonly pairs?: readonly (readonly [string, string, Partial<Double>])[];
  readonly rules?: Partial<CrosscheckRules>;
  readonly overrides?: Partial<Overrides>;
}

export interface TestPlan {
  readonly plan: Plan;
  readonly coreId: (name: string) => string;
  of(id: string): Verdict;
  /** `Merge into b`, `set_initial_parent a`, `None`. */
  said(id: string): string;
}

/** The plan for accounts that a test names by their ids. */
export function planFor(crm: TestCrm): TestPlan {
  const family = familyOf(...(crm.companies ?? []));
  const dataset = datasetOf(crm.accounts, (name) => family.named(name).coreId);
  const at = (id: string) => dataset.positionOf(id) ?? -1;
  const clusters = (crm.doubles ?? []).map((ids) =>
    clusterOf(
      ids.map(at).sort((a, b) => a - b),
      ids.map((id) => dataset.identity(at(id)).coreId).find((id) => id !== null) ?? null,
      crm.link,
    ),
  );
  const ties = (crm.ties ?? []).map(([a, b, link]) => doubleOf(at(a), at(b), link));
  if (ties.length > 0) clusters.push(clusterTied(ties, dataset));
  const doubles = (crm.pairs ?? []).map(([a, b, link]) => doubleOf(at(a), at(b), link));
  const rules = CrosscheckRules.parse(crm.rules ?? {});
  const overrides = { ...NO_OVERRIDES, ...crm.overrides };
  const world = { family, infer: NONE_INFERRED };
  const plan = planCrosscheck({ dataset, world, rules, overrides }, { clusters, doubles });
  const of = (id: string) => plan.verdictOf(at(id));
  return { plan, of, coreId: (name) => family.named(name).coreId, said: (id) => saidOf(of(id)) };
}

function saidOf({ action }: Verdict): string {
  const target = action.target?.externalId ?? action.target?.name;
  if (action.action === 'None' || action.action === 'Delete') return action.action;
  return `${action.associationType ?? action.action} ${target}`;
}

export function datasetOf(accounts: readonly TestAccount[], idOf: (name: string) => string): Dataset {
  const positions = new Map(accounts.map(({ external_id }, at) => [accountId(external_id).id, at]));
  const rows = accounts.map(({ is, sure, created, below, ...account }): CrmAccount => {
    return {
      ...account,
      ...(account.legal_name === undefined && {
        trading_name: account.trading_name ?? is ?? account.external_id,
      }),
      ...(below !== undefined && { parent_external_id: below }),
    };
  });
  return {
    size: accounts.length,
    account: (at) => rows[at] as CrmAccount,
    identity: (at) => identityOf(accounts[at] as TestAccount, idOf),
    positionOf: (id) => positions.get(id),
  };
}

function identityOf({ is, sure, created }: TestAccount, idOf: (name: string) => string): AccountIdentity {
  if (is === undefined) return { coreId: null, confidence: 'MEDIUM', outcome: 'no_match' };
  if (created === true) return { coreId: is, confidence: 'LOW', outcome: 'created' };
  return { coreId: idOf(is), confidence: sure ?? 'HIGH', outcome: 'matched' };
}

export function clusterOf(
  members: readonly number[],
  coreId: string | null,
  link: Partial<Double> = {},
): Cluster {
  const [a = 0, b = 1] = members;
  return {
    members,
    coreId,
    weakest: doubleOf(a, b, link),
    linkOf: (left, right) => doubleOf(Math.min(left, right), Math.max(left, right), link),
    pathOf: (left, right) => [doubleOf(Math.min(left, right), Math.max(left, right), link)],
  };
}

function clusterTied(links: readonly Double[], dataset: Dataset): Cluster {
  const members = [...new Set(links.flatMap(({ a, b }) => [a, b]))].sort((a, b) => a - b);
  const [first = doubleOf(0, 0, {})] = links;
  const weakest = links.reduce((one, other) => (weaknessOf(other) > weaknessOf(one) ? other : one), first);
  const linkOf = (a: number, b: number) =>
    links.find((link) => link.a === Math.min(a, b) && link.b === Math.max(a, b));
  const tied = { members, weakest, linkOf };
  const pathOf = linkPaths({
    clusterOf: (at) => (members.includes(at) ? tied : undefined),
    linkedWith: (at) =>
      links.flatMap((link) =>
        link.a === at || link.b === at ? [[link.a === at ? link.b : link.a, weaknessOf(link)] as const] : [],
      ),
    isBefore: (a, b) => keyOf(dataset.account(a)) < keyOf(dataset.account(b)),
  });
  return { ...tied, coreId: null, pathOf };
}

function doubleOf(a: number, b: number, link: Partial<Double>): Double {
  return {
    a: Math.min(a, b),
    b: Math.max(a, b),
    kind: 'exact',
    confidence: 'HIGH',
    hasOwnAgreement: true,
    reasoning: 'Name and website are the same.',
    ...link,
  };
}
