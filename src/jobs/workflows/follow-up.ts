import type { FollowUp } from '../../contract/combined.ts';
import type { Extended, ToldIdentity } from '../../contract/extended.ts';
import type { FirmographicsRecord } from '../../contract/firmographics.ts';
import type { Parentage } from '../../contract/resolve-parent.ts';
import { type DecidedFacts, type DecidedParent, decidedStatus } from '../../crm/overrides/decided-facts.ts';
import { createdFactsOf } from '../../universe/created-entity.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import { firmographicsOf } from '../../universe/firmographics/firmographics.ts';
import { namedOwnerOf } from '../../universe/hierarchy/named-owner.ts';
import { parentageOf } from '../../universe/hierarchy/parentage.ts';
import type { ResolutionOptions } from '../job-options.ts';
import type { FinishedStep, PinnedEntity } from '../job-store.ts';
import { withDecidedOwner } from './decided-owner.ts';
import { identityOf } from './entity-record.ts';
import { namedExtended } from './extended-of.ts';
import { notFound } from './failed-result.ts';
import type { ResolutionContext, WorkflowResult } from './workflow.ts';

/** What a follow-up tells of an entity: its record, the entities whose ids stand in it, and why no parent does. */
export interface ToldFollowUp {
  readonly record: Parentage | FirmographicsRecord;
  readonly mentioned: readonly PinnedEntity[];
  /** Null with a parent, and for firmographics. */
  readonly noParentReason: string | null;
}

interface FollowUpJob {
  readonly request: { readonly core_id: string };
  readonly options: ResolutionOptions;
}

/** The job of a single follow-up on an entity by its `core_id`. */
export function runFollowUp(
  followUp: FollowUp,
  { request: { core_id: coreId }, options }: FollowUpJob,
  universe: ResolutionContext,
): WorkflowResult {
  const facts = universe.hierarchy.family.facts(coreId);
  if (facts === undefined) return notFound(coreId);
  const { record, mentioned, noParentReason } = followUpOf(followUp, facts, {
    universe,
    decided: options.account && universe.decided?.factsOf(options.account),
  });
  const extended: Extended = {
    ...namedExtended(facts),
    identity: toldIdentity(facts),
    ...(noParentReason !== null && { no_parent_reason: noParentReason }),
  };
  return {
    result: { state: 'completed', record, extended },
    pinned: pinnedOf(facts),
    mentioned,
    created: null,
    ran: [followUp],
  };
}

function toldIdentity(facts: EntityFacts): ToldIdentity {
  const { identity_type, legal_info: legal } = identityOf(facts, 'HIGH');
  return {
    identity_type,
    legal_name: legal?.legal_name ?? null,
    trading_name: legal?.trading_name ?? null,
    website: legal?.website ?? null,
    country: legal?.country ?? null,
  };
}

/** What a follow-up is worked out against. */
export interface FollowedUp {
  readonly universe: ResolutionContext;
  /** What people have decided of the account that is asked about. */
  readonly decided?: DecidedFacts | undefined;
}

/** Works out a follow-up from the facts of an entity, and from what was decided of the account. */
export function followUpOf(
  followUp: FollowUp,
  facts: EntityFacts,
  { universe, decided = {} }: FollowedUp,
): ToldFollowUp {
  if (followUp === 'firmographics') {
    const record = firmographicsOf(facts, universe.hierarchy.family, statusOf(decided));
    return { record, mentioned: [], noParentReason: null };
  }
  const { parentage: record, mentioned, end } = parentageWithMentions(facts, universe, decided.parent);
  return { record, mentioned, noParentReason: record.parent === null ? end : null };
}

function statusOf({ operating }: DecidedFacts) {
  if (operating === undefined) return undefined;
  const { status, reasoning } = decidedStatus(operating);
  return { operational_status: status, reasoning };
}

/**
 * The owners of an entity, as a person decided or the sources say, and the entities whose ids stand in them; `end` says why
 * nobody is above the last one.
 */
export function parentageWithMentions(
  facts: EntityFacts,
  { hierarchy }: Pick<ResolutionContext, 'hierarchy'>,
  decided?: DecidedParent,
): { readonly parentage: Parentage; readonly mentioned: readonly PinnedEntity[]; readonly end: string } {
  const family = withDecidedOwner(facts, hierarchy.family, decided);
  const { record, end } = parentageOf(facts, family, hierarchy.infer);
  const parties = [record.parent, record.top_parent, record.top_operating_parent];
  const ids = new Set(parties.flatMap((party) => party?.core_id ?? []));
  ids.delete(facts.coreId);
  const named = record.parent === null ? namedOwnerOf(facts, family)?.bearer : undefined;
  const known = [...ids].flatMap((id) => family.facts(id) ?? []);
  const mentioned = [...known, ...(named === undefined ? [] : [named])].map(pinnedOf);
  return { parentage: record, mentioned, end };
}

/** The facts of the entity that a resolution found; of one that it created, those of its record. */
export function factsOfStep(
  { pinned, created }: FinishedStep,
  { hierarchy: { family } }: ResolutionContext,
): EntityFacts | undefined {
  if (pinned === null) return undefined;
  return family.facts(pinned.coreId) ?? (created === null ? undefined : createdFactsOf(created));
}

function pinnedOf({ coreId, sources }: EntityFacts): PinnedEntity {
  return { coreId, recordKeys: sources };
}
