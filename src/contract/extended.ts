import { z } from 'zod';
import { IdentityType } from './identity-type.ts';

/** What became of a record; every input row has exactly one (docs/glossary.md, outcome). */
export const Outcome = z.enum(['matched', 'created', 'ambiguous', 'no_match', 'invalid', 'failed']);
export type Outcome = z.infer<typeof Outcome>;

/**
 * One comparison of the record with the entity, or a step from the sum of all to the probability, with a sentence about it;
 * `bits` of all rows and the prior sum to the total.
 */
export const Evidence = z.object({
  comparison: z.string(),
  level: z.string(),
  left: z.string().nullable(),
  right: z.string().nullable(),
  bits: z.number(),
  sentence: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

export const RunnerUp = z.object({ core_id: z.string(), name: z.string(), probability: z.number() });

/**
 * Everything that decided, as numbers: prior, evidence, total (log2 of the odds of the probability), probability, best other
 * candidate.
 */
export const Explanation = z.object({
  prior_bits: z.number(),
  evidence: z.array(Evidence),
  total_bits: z.number(),
  probability: z.number(),
  runner_up: RunnerUp.nullable(),
});
export type Explanation = z.infer<typeof Explanation>;

/** A candidate that people choose from; `country` is alpha-2. */
export const NamedEntity = z.object({
  core_id: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  website: z.string().nullable(),
});
export type NamedEntity = z.infer<typeof NamedEntity>;

/**
 * Why a record has no match. `nothing_to_go_by`: no usable name, website or number; `nothing_similar`: no company that
 * a person would call near; `tie`: several fit equally well; `other_…`: what weighs most against the nearest;
 * `name_alone` and `too_little`: what agrees with the nearest does not suffice; `decided`: a person decided that it is none
 * of them; `decided_unknown`: a person decided that it is one that is not there; `person`: it is the account of a person.
 */
export const UnmatchedReason = z.enum([
  'nothing_to_go_by',
  'nothing_similar',
  'tie',
  'other_country',
  'other_place',
  'other_website',
  'other_number',
  'other_name',
  'name_alone',
  'too_little',
  'decided',
  'decided_unknown',
  'person',
]);
export type UnmatchedReason = z.infer<typeof UnmatchedReason>;

/** What an action is about: an account, an entity, or both. */
export const ActionTarget = z.object({
  name: z.string(),
  external_id: z.string().nullable(),
  core_id: z.string().nullable(),
});

/** What a crosscheck tells beyond its record; `review` says why None means doubt. */
export const CrosscheckExtended = z.object({
  target: ActionTarget.nullable(),
  duplicate_kind: z.string().nullable(),
  hierarchy_label: z.string(),
  risk: z.int().min(0).max(100),
  risk_reasons: z.array(z.string()),
  review: z.string().nullable(),
  /** Of a merge of accounts with different names: what is known of these, a sentence without its full stop. */
  name_difference: z.string().optional(),
  /** Of a merge: the name that the surviving account takes from this one. */
  surviving_name: z.string().optional(),
  protections: z.array(z.string()).optional(),
  /** The decisions of people that it rests on, each in the same words wherever it is told. */
  decisions: z.array(z.string()).optional(),
});
export type CrosscheckExtended = z.infer<typeof CrosscheckExtended>;

/** Who the entity of a job is whose record does not say it: of a follow-up by `core_id`. */
export const ToldIdentity = z.object({
  identity_type: IdentityType.nullable(),
  legal_name: z.string().nullable(),
  trading_name: z.string().nullable(),
  website: z.string().nullable(),
  country: z.string().nullable(),
});
export type ToldIdentity = z.infer<typeof ToldIdentity>;

/** The member `extended` of a job body, sent only on request (docs/wire.md, Extended). */
export const Extended = z.object({
  outcome: Outcome,
  sources: z.array(z.string()),
  candidates: z.array(NamedEntity),
  /** Null with a match, and where a service does not tell. */
  unmatched_reason: UnmatchedReason.nullable(),
  /** How likely it is that the entity of the `core_id` is the right one, to four decimals; null without one, and of a created one; absent where a service does not tell. */
  probability: z.number().min(0).max(1).nullable().optional(),
  explanation: Explanation.nullable(),
  /** Of `resolve-parent` and `firmographics`. */
  identity: ToldIdentity.optional(),
  /** Why no parent is named, of jobs that look for one. */
  no_parent_reason: z.string().optional(),
  /** The decision of a person that says who the company is. */
  decision: z.string().optional(),
  crosscheck: CrosscheckExtended.optional(),
});
export type Extended = z.infer<typeof Extended>;
