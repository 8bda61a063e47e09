import { z } from 'zod';
import { CoreId } from './core-id.ts';
import { completedJobOf, jobStatusOf } from './job.ts';
import { ResolveParentRequest } from './resolve-parent.ts';

const unknownable = z.string().nullable();

/** The same two fields as the request of resolve-parent. */
export const FirmographicsRequest = ResolveParentRequest;
export type FirmographicsRequest = z.infer<typeof FirmographicsRequest>;

export const OperationalStatus = z.enum(['Active', 'Out of business', 'Absorbed', 'Undetermined']);
export type OperationalStatus = z.infer<typeof OperationalStatus>;

export const Headquarters = z.object({
  address: unknownable,
  city: unknownable,
  state: unknownable,
  postal_code: unknownable,
  country: unknownable,
});
export type Headquarters = z.infer<typeof Headquarters>;

/** `as_of` is as exact as its source: a year, a month or a day. */
export const Headcount = z.object({
  value: z.int().min(0).nullable(),
  range: unknownable,
  as_of: unknownable,
  source: unknownable,
});
export type Headcount = z.infer<typeof Headcount>;

/** `value` is in whole units of `currency`, an ISO 4217 code. */
export const Revenue = z.object({
  value: z.number().nullable(),
  currency: unknownable,
  range: unknownable,
  fiscal_year: z.int().nullable(),
  source: unknownable,
});
export type Revenue = z.infer<typeof Revenue>;

/** The interface leaves this record open; it is our choice (docs/wire.md, Firmographics record). */
export const FirmographicsRecord = z.object({
  core_id: CoreId,
  operational_status: OperationalStatus,
  reasoning: z.string(),
  headquarters: Headquarters.nullable(),
  headcount: Headcount.nullable(),
  revenue: Revenue.nullable(),
  industry: unknownable,
  founded_year: z.int().nullable(),
});
export type FirmographicsRecord = z.infer<typeof FirmographicsRecord>;

export const CompletedFirmographics = completedJobOf(FirmographicsRecord);

export const FirmographicsStatus = jobStatusOf(CompletedFirmographics);
export type FirmographicsStatus = z.infer<typeof FirmographicsStatus>;
