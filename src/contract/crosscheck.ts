import { z } from 'zod';
import { CoreId } from './core-id.ts';
import { EntityInput } from './entity-input.ts';
import { EntityResolutionRecord, Social } from './entity-resolution.ts';
import { OperationalStatus } from './firmographics.ts';
import { completedJobOf, jobStatusOf, Timestamp } from './job.ts';
import { Party, parentageOf } from './resolve-parent.ts';

export const NAMING_FIELDS = ['legal_name', 'trading_name', 'website', 'core_id'] as const;

export const CrosscheckRequest = EntityInput.extend({ external_id: z.string().min(1) }).refine(
  (request) => NAMING_FIELDS.some((field) => request[field] !== undefined),
  { path: ['legal_name'], message: `is required, or another of ${NAMING_FIELDS.slice(1).join(', ')}` },
);
export type CrosscheckRequest = z.infer<typeof CrosscheckRequest>;

export const AssociationType = z.enum(['set_initial_parent', 'reparent', 'create_parent', 'remove_parent']);
export type AssociationType = z.infer<typeof AssociationType>;

export const RecommendedAssociation = z.object({
  action: z.enum(['Associate', 'Associate (missing parent)']),
  association_type: AssociationType,
  reasoning: z.string(),
});

export const RecommendedOther = z.object({
  action: z.enum(['Delete', 'Merge', 'None']),
  association_type: z.null(),
  reasoning: z.string(),
});

/** `association_type` is null unless the action is an Associate variant. */
export const RecommendedAction = z.discriminatedUnion('action', [RecommendedAssociation, RecommendedOther]);
export type RecommendedAction = z.infer<typeof RecommendedAction>;

export const DuplicateType = z.enum(['PRIMARY', 'REGIONAL', 'DUPLICATE']);
export type DuplicateType = z.infer<typeof DuplicateType>;

export const AccountRef = z.object({ core_id: CoreId, external_id: z.string() });

export const DuplicateMember = AccountRef.extend({
  type: DuplicateType,
  reasoning: z.string().nullable(),
});
export type DuplicateMember = z.infer<typeof DuplicateMember>;

/** The group of accounts this one belongs to; `members` lists every account of it, this one included. */
export const DuplicateGroup = z.object({
  type: DuplicateType,
  reasoning: z.string().nullable(),
  group_id: z.string(),
  duplicate_of: AccountRef.nullable(),
  members: z.array(DuplicateMember),
  checked_at: Timestamp,
});
export type DuplicateGroup = z.infer<typeof DuplicateGroup>;

export const OpStatus = z.object({ operational_status: OperationalStatus, reasoning: z.string() });
export type OpStatus = z.infer<typeof OpStatus>;

/** `duplicate` is null for an account without duplicates. */
export const Crosscheck = z.object({
  recommended_action: RecommendedAction,
  duplicate: DuplicateGroup.nullable(),
  op_status: OpStatus,
  checked_at: Timestamp,
});
export type Crosscheck = z.infer<typeof Crosscheck>;

export const CrosscheckIdentity = EntityResolutionRecord.pick({
  identity_type: true,
  identity_resolution_confidence: true,
  identity_resolution_reasoning: true,
  company_registration_number: true,
  legal_info: true,
  trading_info: true,
  entity_classification: true,
});
export type CrosscheckIdentity = z.infer<typeof CrosscheckIdentity>;

/** `external_id` is the party's account in the caller's CRM, null without one. */
export const CrosscheckParty = Party.extend({ external_id: z.string().nullable() });
export type CrosscheckParty = z.infer<typeof CrosscheckParty>;

export const CrosscheckParentage = parentageOf(CrosscheckParty);
export type CrosscheckParentage = z.infer<typeof CrosscheckParentage>;

/** `crosscheck` and `parentage` are null when the pass could not run (docs/wire.md, Crosscheck record). */
export const CrosscheckRecord = z.object({
  core_id: CoreId.nullable(),
  external_id: z.string(),
  identity: CrosscheckIdentity,
  crosscheck: Crosscheck.nullable(),
  parentage: CrosscheckParentage.nullable(),
  social: Social.nullable().optional(),
});
export type CrosscheckRecord = z.infer<typeof CrosscheckRecord>;

export const CompletedCrosscheck = completedJobOf(CrosscheckRecord);

export const CrosscheckStatus = jobStatusOf(CompletedCrosscheck);
export type CrosscheckStatus = z.infer<typeof CrosscheckStatus>;
