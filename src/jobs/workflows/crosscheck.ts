import type { Crosscheck, CrosscheckRecord, CrosscheckRequest } from '../../contract/crosscheck.ts';
import type { EntityInput } from '../../contract/entity-input.ts';
import type { EntityResolutionRecord } from '../../contract/entity-resolution.ts';
import type { CrosscheckExtended } from '../../contract/extended.ts';
import type { DecidedParent } from '../../crm/overrides/decided-facts.ts';
import type { ClaimedJob, FinishedStep } from '../job-store.ts';
import type { JudgedAccount, JudgedDataset, ToldOwners } from '../judged-accounts.ts';
import { runEntityResolution } from './entity-resolution.ts';
import { factsOfStep, parentageWithMentions } from './follow-up.ts';
import { textsWith } from './texts-with-members.ts';
import { partyIds, withAccounts } from './told-owners.ts';
import type { ResolutionContext, WorkflowContext, WorkflowResult } from './workflow.ts';

type Job = Pick<ClaimedJob<'crosscheck'>, 'request' | 'options' | 'workspace'>;

/**
 * Resolves an entity, creating it when it is new, and tells what the pass over the caller's accounts found. The pass
 * cannot run for a record without an entity, for an `external_id` that no account of the dataset has, nor for an account that
 * the dataset knows as another company: its charge is given back (docs/wire.md, Crosscheck record).
 */
export async function runCrosscheck(
  { request, options, workspace }: Job,
  { universe, crm }: WorkflowContext,
): Promise<WorkflowResult> {
  const dataset = await crm.open(workspace, options.dataset ?? null);
  const judged = await dataset?.account(request.external_id);
  const identity = resolved(request, options, { judged, universe });
  if (identity.result.state === 'failed') return identity;
  // The record is that of entity resolution, made by the call above.
  const record = crosscheckRecord(request, identity.result.record as EntityResolutionRecord);
  const decided = universe.decided?.factsOf(request).parent;
  const owners = dataset && judged && (await ownersOf(identity, { dataset, judged, universe, decided }));
  if (judged === undefined || owners === undefined) {
    const { pinned } = identity;
    const lacks = judged !== undefined && pinned !== null && { lacks: { coreId: pinned.coreId } };
    return { ...identity, result: { ...identity.result, record }, ...lacks };
  }
  const { parentage, mentioned } = owners;
  const pass = passOf(judged, record.core_id);
  const whole: CrosscheckRecord = { ...record, crosscheck: pass.crosscheck, parentage };
  const extended = { ...identity.result.extended, crosscheck: pass.extended };
  const ran = pass.ran ? [...identity.ran, 'crosscheck' as const] : identity.ran;
  const texts = textsWith(judged.membersText, { record: whole, extended });
  return {
    ...identity,
    ...(texts !== undefined && { texts }),
    result: { ...identity.result, record: whole, extended },
    mentioned: [...identity.mentioned, ...mentioned],
    ran,
  };
}

/** The resolution that was kept with the account, when the request says the same of it; else a new one. */
function resolved(
  request: CrosscheckRequest,
  options: Job['options'],
  { judged, universe }: { judged: JudgedAccount | undefined; universe: ResolutionContext },
): FinishedStep {
  if (judged !== undefined && isSameRecord(request, judged.account)) {
    const { result } = judged.resolution;
    if (result.state === 'completed') return asSent(judged.resolution, request);
  }
  const isPerson = judged?.account.is_person === true;
  return runEntityResolution(request, { ...options, createMissing: true, isPerson }, universe);
}

/** The members of a request that say who the company is; the id may be written in another form. */
// biome-ignore format: a table of words
const IDENTIFYING = [
  'legal_name', 'trading_name', 'website', 'social_url', 'country', 'city', 'state', 'postal_code', 'address', 'email',
  'phone', 'company_registration_number', 'company_registration_country', 'core_id',
] as const satisfies readonly (keyof EntityInput)[];

function isSameRecord(request: CrosscheckRequest, account: JudgedAccount['account']): boolean {
  if (request.match_to_social === true || request.bias === 'NAME_BIAS') return false;
  return IDENTIFYING.every((member) => request[member] === account[member]);
}

/** Ids of accounts are echoed as they were sent. */
function asSent(step: FinishedStep, { external_id }: CrosscheckRequest): FinishedStep {
  if (step.result.state === 'failed') return step;
  const record = { ...(step.result.record as EntityResolutionRecord), external_id };
  return { ...step, result: { ...step.result, record } };
}

interface Evaluated {
  readonly dataset: JudgedDataset;
  readonly judged: JudgedAccount;
  readonly universe: ResolutionContext;
  readonly decided: DecidedParent | undefined;
}

/** As they were told when the dataset was judged, where entity and universe are the same; undefined without an entity. */
async function ownersOf(
  identity: FinishedStep,
  { dataset, judged, universe, decided }: Evaluated,
): Promise<ToldOwners | undefined> {
  const isSame =
    judged.resolution.pinned?.coreId === identity.pinned?.coreId &&
    dataset.referenceVersion === universe.reference.version;
  if (isSame && judged.owners !== null) return judged.owners;
  const facts = factsOfStep(identity, universe);
  if (facts === undefined) return undefined;
  const owners = parentageWithMentions(facts, universe, decided);
  const accounts = await dataset.accountsOf(partyIds(owners));
  return withAccounts(owners, (coreId) => accounts.get(coreId));
}

interface Pass {
  /** Whether it is about the company of the request: else nothing of it was evaluated. */
  readonly ran: boolean;
  readonly crosscheck: Crosscheck;
  readonly extended: CrosscheckExtended;
}

/**
 * What was found of the account when its dataset was judged. A request that names another company than the dataset does
 * is not judged by that: nothing is recommended until the dataset is loaded again.
 */
function passOf(
  { account, resolution, checkedAt, crosscheck, extended }: JudgedAccount,
  coreId: string | null,
): Pass {
  if (crosscheck !== null && extended !== null && resolution.pinned?.coreId === coreId)
    return { ran: true, crosscheck, extended };
  const reasoning = `The dataset knows the account ${account.external_id} with other data, by which it is ${resolution.pinned === null ? 'no known company' : 'another company'}. Load the dataset again, and then check the account.`;
  return {
    ran: false,
    crosscheck: {
      recommended_action: { action: 'None', association_type: null, reasoning },
      duplicate: null,
      op_status: { operational_status: 'Undetermined', reasoning },
      checked_at: checkedAt,
    },
    extended: {
      target: null,
      duplicate_kind: null,
      hierarchy_label: 'unknown',
      risk: 0,
      risk_reasons: [],
      review: reasoning,
    },
  };
}

function crosscheckRecord(request: CrosscheckRequest, resolved: EntityResolutionRecord): CrosscheckRecord {
  return {
    core_id: resolved.core_id,
    external_id: request.external_id,
    identity: {
      identity_type: resolved.identity_type,
      identity_resolution_confidence: resolved.identity_resolution_confidence,
      identity_resolution_reasoning: resolved.identity_resolution_reasoning,
      company_registration_number: resolved.company_registration_number,
      legal_info: resolved.legal_info,
      trading_info: resolved.trading_info,
      entity_classification: resolved.entity_classification,
    },
    crosscheck: null,
    parentage: null,
    ...(resolved.social !== undefined && { social: resolved.social }),
  };
}
