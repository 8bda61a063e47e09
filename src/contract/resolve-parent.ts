import { z } from 'zod';
import { Confidence } from './confidence.ts';
import { CoreId } from './core-id.ts';
import { EntityInput } from './entity-input.ts';
import { completedJobOf, jobStatusOf } from './job.ts';

const unknownable = z.string().nullable();

export const ResolveParentRequest = z.object({
  core_id: z.string().min(1),
  webhook_url: EntityInput.shape.webhook_url,
});
export type ResolveParentRequest = z.infer<typeof ResolveParentRequest>;

/** One company of a hierarchy; `reasoning` and `confidence` are null when it is the entity itself. */
export const Party = z.object({
  core_id: CoreId,
  trading_name: unknownable,
  legal_name: unknownable,
  website: unknownable,
  country: unknownable,
  entity_category: unknownable,
  entity_sub_category: unknownable,
  reasoning: unknownable,
  confidence: Confidence.nullable(),
});
export type Party = z.infer<typeof Party>;

export const RegionalSubsidiary = z.object({
  is_regional: z.boolean(),
  regional_scope: unknownable,
  reasoning: unknownable,
});
export type RegionalSubsidiary = z.infer<typeof RegionalSubsidiary>;

/** Builds the hierarchy of an entity from the form of its parties. */
export function parentageOf<P extends z.ZodType>(party: P) {
  return z.object({
    core_id: CoreId,
    parent: party.nullable(),
    top_parent: party,
    top_operating_parent: party.nullable(),
    regional_subsidiary: RegionalSubsidiary,
  });
}

/** The hierarchy in a combined record. */
export const Parentage = parentageOf(Party);
export type Parentage = z.infer<typeof Parentage>;

/** `top_operating_parent` is promised in combined and crosscheck only (docs/wire.md, Resolve parent record). */
export const ResolveParentRecord = Parentage.partial({ top_operating_parent: true });
export type ResolveParentRecord = z.infer<typeof ResolveParentRecord>;

export const CompletedResolveParent = completedJobOf(ResolveParentRecord);

export const ResolveParentStatus = jobStatusOf(CompletedResolveParent);
export type ResolveParentStatus = z.infer<typeof ResolveParentStatus>;
