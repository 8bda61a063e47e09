import { z } from 'zod';
import { Confidence } from './confidence.ts';
import { CoreId } from './core-id.ts';
import { EntityClassification } from './entity-resolution.ts';
import { Timestamp } from './job.ts';

const unknownable = z.string().nullable();

export const BrandInfo = z.object({
  country: unknownable,
  website: unknownable,
  reasoning: z.string(),
  brand_name: unknownable,
  confidence: Confidence,
});
export type BrandInfo = z.infer<typeof BrandInfo>;

/** The lookup's own form of the legal facts: what a resolution calls `trading_name` is `brand_name` here. */
export const LookupLegalInfo = BrandInfo.extend({ legal_name: unknownable });
export type LookupLegalInfo = z.infer<typeof LookupLegalInfo>;

/** The facts of the entity alone; what belongs to one request (its confidence and reasoning) is left out. */
export const LookupRecord = z.object({
  core_id: CoreId,
  entity_type: z.string(),
  legal_info: LookupLegalInfo.nullable(),
  brand_info: BrandInfo.nullable(),
  entity_classification: EntityClassification.nullable(),
});
export type LookupRecord = z.infer<typeof LookupRecord>;

/** `id` is the job that produced the result. */
export const LookupEntity = z.object({
  id: z.string().min(1),
  status: z.literal('completed'),
  created_at: Timestamp,
  completed_at: Timestamp,
  record: LookupRecord,
});
export type LookupEntity = z.infer<typeof LookupEntity>;
