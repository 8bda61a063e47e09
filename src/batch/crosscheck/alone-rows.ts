import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import type { Service } from '../../contract/service.ts';
import { accountId } from '../../crm/account-id.ts';
import { accountIdentity } from '../../crm/account-identity.ts';
import type { AccountIdentity, Dataset } from '../../crm/dataset.ts';
import { clustersFound, clustersOf, type FoundCluster, leftOver } from '../../crm/duplicates/clusters.ts';
import { findDoubles } from '../../crm/duplicates/find-doubles.ts';
import { pairDecisions } from '../../crm/duplicates/pair-decisions.ts';
import { type AloneVerdicts, judgeAlone } from '../../crm/judge-alone.ts';
import type { Override, Overrides } from '../../crm/override.ts';
import { overridesFor } from '../../crm/overrides/overrides-for.ts';
import { type GivenVerdict, NOT_HERE } from '../../crm/situate-alone.ts';
import { aloneVerdictsIn } from '../../crm/told-alone.ts';
import { type Cluster, type Double, type Doubles, DUPLICATE_KINDS } from '../../crm/verdict.ts';
import type { ResolvedRow } from '../resolve-rows.ts';
import type { RowResult } from '../row-result.ts';
import type { AccountSpool } from './account-spool.ts';
import { givenVerdicts, NOTHING_TO_DO } from './given-verdicts.ts';
import { type RowCrosscheck, rowCrosscheckOfVerdict } from './row-crosscheck.ts';

interface AloneOptions {
  readonly rules: CrosscheckRules;
  readonly service: Pick<Service, 'accountPairs' | 'aloneAccounts'>;
  /** The name of the run's dataset. */
  readonly runId: string;
  /** What people decided about accounts. */
  readonly decisions: readonly Override[];
}

/** What the file alone tells of accounts without an entity, put beside what was answered about the rows. */
export interface AloneRows {
  /** Each account once, as it was resolved. */
  readonly accounts: Dataset;
  /** The result of a row with what the file alone tells. */
  complete(result: RowResult, externalId: string | undefined): RowResult;
}

/** What was answered about the accounts of a file, each once, noted while the answers come. */
export interface Answers {
  readonly accounts: AccountSpool;
  /** Takes the answers about rows, in the order of the file. */
  note(rows: readonly Pick<ResolvedRow, 'input' | 'result'>[]): void;
  /** How many accounts have no entity. */
  alone(): number;
  verdictOf(at: number): GivenVerdict | undefined;
}

export function answersAbout(accounts: AccountSpool): Answers {
  const given = givenVerdicts();
  let alone = 0;
  return {
    accounts,
    note(rows) {
      for (const { input, result } of rows) {
        // A row that repeats an account says nothing new of it.
        if (input?.external_id === undefined || isNoted(input.external_id)) continue;
        accounts.identify(identityIn(result));
        const verdict = verdictIn(result, accounts);
        if (verdict === undefined) alone++;
        given.add(verdict);
      }
    },
    alone: () => alone,
    verdictOf: given.at,
  };

  function isNoted(externalId: string): boolean {
    return accounts.positionOf(accountId(externalId).id) !== given.length;
  }
}

/**
 * Works out junk and doubles among the accounts of a file that have no entity, and which of them are doubles of one that
 * has. The service has no room for them; the same is found beside any service. Asks nobody when every account has one.
 */
export async function aloneRows(answers: Answers, options: AloneOptions): Promise<AloneRows> {
  const { accounts } = answers;
  if (answers.alone() === 0) return { accounts, complete: (result) => result };
  return completing(accounts, await judged(answers, options));
}

/** The same where it was worked out with the dataset, once it has answered; undefined where it was not. */
export function aloneWhileJudged(
  { accounts }: Pick<Answers, 'accounts'>,
  { service, runId }: Pick<AloneOptions, 'service' | 'runId'>,
): AloneRows | undefined {
  const told = service.aloneAccounts?.(runId);
  return told && completing(accounts, aloneVerdictsIn(told, accounts));
}

function completing(accounts: AccountSpool, verdicts: AloneVerdicts): AloneRows {
  return { accounts, complete: (result, id) => completed(result, id, { accounts, verdicts }) };
}

function identityIn(result: RowResult): AccountIdentity {
  const { record } = result;
  const found = {
    coreId: record?.core_id ?? null,
    confidence: record?.identity_resolution_confidence ?? 'LOW',
    outcome: result.outcome,
  };
  return accountIdentity(found, record === undefined ? [] : (result.extended?.sources ?? []));
}

/** Undefined for an account that is judged by the file alone. One whose job failed is not judged at all. */
function verdictIn(result: RowResult, { positionOf }: Pick<Dataset, 'positionOf'>): GivenVerdict | undefined {
  if (result.record === undefined || (result.record.core_id !== null && result.crosscheck === undefined))
    return NOTHING_TO_DO;
  const { crosscheck } = result;
  if (crosscheck === undefined) return undefined;
  if (crosscheck.duplicate === null && crosscheck.action.action === 'None') return NOTHING_TO_DO;
  const of = crosscheck.duplicate?.duplicateOf ?? null;
  return {
    // Both are members of the wire's own lists.
    action: crosscheck.action.action as GivenVerdict['action'],
    type: (crosscheck.duplicate?.type ?? null) as GivenVerdict['type'],
    group: crosscheck.duplicate?.groupId ?? null,
    duplicateOf: of === null ? null : (positionOf(accountId(of).id) ?? NOT_HERE),
  };
}

async function judged(answers: Answers, options: AloneOptions): Promise<AloneVerdicts> {
  const { accounts, verdictOf } = answers;
  const { rules } = options;
  const overrides = overridesFor(options.decisions, accounts);
  const { doubles, clusters } =
    (await foundBefore(answers, options, overrides)) ?? foundAmong(accounts, overrides);
  const duplicates = { clusters, doubles: leftOver(doubles, clusters, accounts) };
  return judgeAlone({
    ...{ dataset: accounts, duplicates, rules, overrides },
    given: verdictOf,
  });
}

interface FoundAccounts {
  readonly doubles: Doubles;
  readonly clusters: readonly Cluster[];
}

function foundAmong(
  accounts: AccountSpool,
  overrides: Overrides,
  doubles: Doubles = findDoubles(accounts),
): FoundAccounts {
  return { doubles, clusters: clustersOf(accounts, doubles, pairDecisions(accounts, overrides)) };
}

/**
 * What the service has found among the same accounts need not be found again. Undefined where it does not tell, of other
 * accounts than those without an entity, and for a file that was not read to its end again.
 */
async function foundBefore(
  answers: Answers,
  { service, runId }: Pick<AloneOptions, 'service' | 'runId'>,
  overrides: Overrides,
): Promise<FoundAccounts | undefined> {
  const { accounts } = answers;
  const found = await service.accountPairs?.(runId);
  if (found?.accounts !== accounts.size) return undefined;
  const doubles = found.pairs.flatMap(({ ids, kind, ...told }): Double[] => {
    const [a, b] = positionsOf(ids, accounts);
    const known = DUPLICATE_KINDS.find((each) => each === kind);
    return a === undefined || b === undefined || known === undefined ? [] : [{ ...told, a, b, kind: known }];
  });
  if (doubles.length !== found.pairs.length) return undefined;
  if (found.of === undefined) return foundAmong(accounts, overrides, doubles);
  if (!hasAllAlone(found.of.accounts, answers)) return undefined;
  const clusters = found.of.groups.flatMap(({ ids, coreId, weakest }): FoundCluster[] => {
    const link = doubles[weakest];
    return link === undefined ? [] : [{ members: positionsOf(ids, accounts), coreId, weakest: link }];
  });
  return { doubles, clusters: clustersFound(accounts, doubles, clusters) };
}

/** Whether the accounts without an entity are among those. */
function hasAllAlone(ids: readonly string[], { accounts, verdictOf }: Answers): boolean {
  const told = new Set(ids.map((id) => accounts.positionOf(id)));
  for (let at = 0; at < accounts.size; at++) if (verdictOf(at) === undefined && !told.has(at)) return false;
  return true;
}

/** Ascending. */
function positionsOf(ids: readonly string[], accounts: AccountSpool): readonly number[] {
  return ids.flatMap((id) => accounts.positionOf(id) ?? []).sort((a, b) => a - b);
}

interface Told {
  readonly accounts: AccountSpool;
  readonly verdicts: AloneVerdicts;
}

function completed(result: RowResult, id: string | undefined, { accounts, verdicts }: Told): RowResult {
  const at = id === undefined ? undefined : accounts.positionOf(accountId(id).id);
  if (at === undefined || result.record === undefined) return result;
  const verdict = verdicts.verdictOf(at);
  if (verdict !== undefined) {
    const idOf = (position: number) => accounts.account(position).external_id;
    return { ...result, crosscheck: rowCrosscheckOfVerdict(verdict, idOf) };
  }
  const leads = verdicts.newGroupOf(at);
  if (leads === undefined || leads.group === null || leads.type === null || result.crosscheck === undefined)
    return result;
  const duplicate: RowCrosscheck['duplicate'] = {
    ...{ groupId: leads.group, type: leads.type, duplicateOf: null, kind: null },
    reasoning: leads.duplicateReasoning,
  };
  return { ...result, crosscheck: { ...result.crosscheck, duplicate } };
}
