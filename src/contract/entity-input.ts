import { z } from 'zod';

const text = z.string().min(1);

export const Bias = z.enum(['NAME_BIAS', 'URL_BIAS']);
export type Bias = z.infer<typeof Bias>;

/** A company as the caller knows it: the request body of entity resolution (docs/wire.md, Entity input). */
export const EntityInput = z.object({
  legal_name: text.optional(),
  trading_name: text.optional(),
  website: text.optional(),
  social_url: text.optional(),
  country: text.optional(),
  city: text.optional(),
  state: text.optional(),
  postal_code: text.optional(),
  address: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  company_registration_number: text.optional(),
  company_registration_country: text.optional(),
  external_id: text.optional(),
  core_id: text.optional(),
  match_to_social: z.boolean().optional(),
  bias: Bias.optional(),
  webhook_url: text.regex(/^https:\/\//, 'must start with https://').optional(),
});
export type EntityInput = z.infer<typeof EntityInput>;
