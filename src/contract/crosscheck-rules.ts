import { z } from 'zod';
import { Confidence } from './confidence.ts';

const text = z.string().min(1);
/** An asterisk stands for any letters, a question mark for one; case does not matter. No regular expressions: rules are sent to services. */
const pattern = text.max(200);

/** A field of an account (contract/crm-account.ts), or the header of a column of the file. */
const field = text;

/** What an account has to be for the condition to hold; every member that is given has to. */
export const Condition = z
  .strictObject({
    field,
    is: z.array(text).min(1).optional(),
    matches: pattern.optional(),
    above: z.number().optional(),
    is_filled: z.boolean().optional(),
  })
  .refine(
    ({ is, matches, above, is_filled }) => [is, matches, above, is_filled].some((one) => one !== undefined),
    { message: 'needs one of is, matches, above, is_filled' },
  );
export type Condition = z.infer<typeof Condition>;

/** Why an account is protected; `because` is told to people. */
export const Protection = z.strictObject({ because: text, when: Condition });
export type Protection = z.infer<typeof Protection>;

/** What the surviving account of a company is chosen by, the first that tells two accounts apart. */
export const SurvivorCriterion = z.enum([
  'active',
  'customer',
  'open_opportunities',
  'contracted_revenue',
  'parent_of_others',
  'company_name',
  'last_activity',
  'completeness',
  'oldest',
]);
export type SurvivorCriterion = z.infer<typeof SurvivorCriterion>;

export const KeptApartByField = z.strictObject({ because: text, values_differ: field });

/** Accounts that are kept apart from each other: one alone would be kept apart from nobody. */
export const KeptApartByIds = z.strictObject({ because: text, ids: z.array(text).min(2) });

export const KeptApartByCondition = z.strictObject({ because: text, when: Condition });

/** Accounts of one company that are meant to stand side by side. */
export const KeptApart = z.union([KeptApartByField, KeptApartByIds, KeptApartByCondition], {
  error: 'needs because, and one of values_differ (a field), ids (a list), when (a condition)',
});
export type KeptApart = z.infer<typeof KeptApart>;

/** The rules of a crosscheck (`core.crosscheck.yaml`): who is protected, who survives, what is kept apart, where it ends. */
export const CrosscheckRules = z.strictObject({
  version: z.literal(1).default(1),
  customers: z
    .array(Condition)
    // Former customers are meant too: to keep an account too many costs less than to lose one.
    .default([
      ...['*customer*', '*client*', '*kund*', '*klant*'].map((matches) => ({
        field: 'account_type',
        matches,
      })),
      { field: 'is_customer', is: ['true'] },
    ]),
  protected: z.array(Protection).default([
    { because: 'it has open opportunities', when: { field: 'open_opportunities', above: 0 } },
    { because: 'it has contracted revenue', when: { field: 'contracted_revenue', above: 0 } },
  ]),
  survivorship: z
    .array(SurvivorCriterion)
    .min(1)
    .default([...SurvivorCriterion.options]),
  /**
   * The name of a surviving account that bears a former name of its company: `present`: the one that the company has now,
   * where an account that is merged into it bears that; `keep`: its own.
   */
  surviving_name: z.enum(['present', 'keep']).default('present'),
  kept_apart: z.array(KeptApart).default([]),
  junk: z.array(Condition).default([]),
  /** `min_confidence`: an account whose company is less sure is left open, and judged as one of no known company. */
  limits: z
    .strictObject({
      max_risk: z.int().min(0).max(100).default(100),
      min_confidence: Confidence.optional(),
    })
    .default({ max_risk: 100 }),
});
export type CrosscheckRules = z.infer<typeof CrosscheckRules>;
