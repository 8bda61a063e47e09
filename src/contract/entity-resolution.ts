import { z } from 'zod';
import { Confidence } from './confidence.ts';
import { CoreId } from './core-id.ts';
import { IdentityType } from './identity-type.ts';
import { completedJobOf, jobStatusOf } from './job.ts';

const unknownable = z.string().nullable();

/** `source` is the name of the source, or `request` when only the request gives the number. */
export const CompanyRegistration = z.object({
  number: z.string(),
  country: unknownable,
  source: z.string(),
});
export type CompanyRegistration = z.infer<typeof CompanyRegistration>;

export const LegalInfo = z.object({
  legal_name: unknownable,
  website: unknownable,
  country: unknownable,
  trading_name: unknownable,
  confidence: Confidence,
  reasoning: z.string(),
});
export type LegalInfo = z.infer<typeof LegalInfo>;

/** `country` is the region of operation. */
export const TradingInfo = z.object({
  trading_name: unknownable,
  website: unknownable,
  country: unknownable,
  confidence: Confidence,
  reasoning: z.string(),
});
export type TradingInfo = z.infer<typeof TradingInfo>;

export const EntityClassification = z.object({
  type: z.string(),
  subtype: unknownable,
  reasoning: unknownable,
});
export type EntityClassification = z.infer<typeof EntityClassification>;

export const SocialMatchType = z.enum(['actual', 'indicative', 'none']);

/** The entity's company profile on the social network; `url` and `slug` are null with `none`. */
export const Social = z.object({
  url: unknownable,
  slug: unknownable,
  match_type: SocialMatchType.nullable(),
  reasoning: unknownable,
});
export type Social = z.infer<typeof Social>;

/** Without a match `core_id` and the infos are null; confidence and reasoning are always there. */
export const EntityResolutionRecord = z.object({
  core_id: CoreId.nullable(),
  company_registration: CompanyRegistration.nullable(),
  company_registration_number: unknownable,
  identity_type: IdentityType.nullable(),
  identity_resolution_confidence: Confidence,
  identity_resolution_reasoning: z.string(),
  legal_info: LegalInfo.nullable(),
  trading_info: TradingInfo.nullable(),
  entity_classification: EntityClassification.nullable(),
  social: Social.nullable().optional(),
  external_id: z.string().optional(),
});
export type EntityResolutionRecord = z.infer<typeof EntityResolutionRecord>;

export const CompletedEntityResolution = completedJobOf(EntityResolutionRecord);

export const EntityResolutionStatus = jobStatusOf(CompletedEntityResolution);
export type EntityResolutionStatus = z.infer<typeof EntityResolutionStatus>;
