import { z } from 'zod';
import type { UiRoutes } from './ui-route.ts';

const text = z.string();
const known = text.nullable();
const named = z.strictObject({ core_id: text, name: text });

/** A company with a name like the one that is searched for. */
export const FoundCompany = z.strictObject({
  core_id: text,
  name: text,
  legal_name: known,
  /** ISO 3166-1 alpha-2. */
  country: known,
  city: known,
  website: known,
  /** How many sources have it. */
  sources: z.int(),
  /** Log2 of the odds that it is meant. */
  bits: z.number(),
  /** Which of its names fits best. */
  matched: z.strictObject({ name: text, kind: text }),
});
export type FoundCompany = z.infer<typeof FoundCompany>;

/** The headings under which facts are shown. */
export const FactGroup = z.enum(['names', 'places', 'identifiers', 'owners', 'company']);
export type FactGroup = z.infer<typeof FactGroup>;

/** What one record of a company says of one field. */
export const CompanyFact = z.strictObject({
  group: FactGroup,
  field: text,
  /** As the source writes it. */
  value: text,
  /** `source:id`. */
  record: text,
  /** ISO date on which the source last changed the record, else of its import. */
  date: text,
  /** This value is the one that is shown of the company. */
  is_shown: z.boolean(),
});
export type CompanyFact = z.infer<typeof CompanyFact>;

/** What a person of the workspace decided about the company. */
export const CompanyDecision = z.strictObject({
  /** A sentence without its full stop. */
  words: text,
  by: known,
  reason: known,
  at: text,
});

/** A company, all that its sources say, and what was decided about it. */
export const CompanyView = z.strictObject({
  core_id: text,
  /** The id that was asked for, when the company has another one by now. */
  asked_id: known,
  name: text,
  legal_name: known,
  website: known,
  country: known,
  city: known,
  status: z.strictObject({ status: text, reasoning: text }),
  category: known,
  registration: known,
  /** How widely it is known; null where that is no more than one source's record tells. */
  known_by: z
    .strictObject({
      sources: z.int(),
      listings: z.int(),
      headcount: z.number(),
      /** In million dollars a year. */
      revenue: z.number(),
      descendants: z.int(),
    })
    .nullable(),
  parent: named.nullable(),
  successor: named.nullable(),
  redirects: z.array(text),
  facts: z.array(CompanyFact),
  /** Best source first; the date of its import, empty of a record that left its source. */
  records: z.array(z.strictObject({ record: text, name: text, imported_at: text })),
  /** Why its records are together. */
  links: z.array(z.strictObject({ left: text, right: text, words: text })),
  /** Newest first. */
  decisions: z.array(CompanyDecision),
});
export type CompanyView = z.infer<typeof CompanyView>;

/** A line of a family, below its owner, which is the line before it of the next smaller level. */
export const FamilyLine = z.strictObject({
  core_id: text,
  name: text,
  country: known,
  /** Is not told of a company that operates. */
  note: known,
  level: z.int(),
});
export type FamilyLine = z.infer<typeof FamilyLine>;

/** The corporate family of a company, from the top down. */
export const FamilyView = z.strictObject({
  core_id: text,
  /** Companies of the family. */
  size: z.int(),
  /** Why nobody stands above the company at the top, which is named where it is not the one that was asked about. */
  top_reasoning: text,
  lines: z.array(FamilyLine),
});
export type FamilyView = z.infer<typeof FamilyView>;

/** A larger picture is of no use to anybody; families are cut after so many lines. */
export const MOST_FAMILY_LINES = 1000;

/** One more than are shown, so that it is known whether there are more. */
const MOST_FOUND = 501;

export const SearchQuery = z.strictObject({
  text: z.string().trim().min(1, 'is empty; give a name, or part of one').max(500),
  country: z.string().trim().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_FOUND).default(50),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** The companies of the universe, as people of a workspace look around among them. */
export interface WorkspaceCompanies {
  /** Best first. Throws USAGE for a country that is none. */
  search(query: SearchQuery): Promise<readonly FoundCompany[]>;
  /** The company that answers to the id. Throws ENTITY_NOT_FOUND. */
  show(coreId: string): Promise<CompanyView>;
  /** Its family, or with `isBelowOnly` the company and what it owns. Throws ENTITY_NOT_FOUND. */
  family(coreId: string, options: { readonly isBelowOnly: boolean }): Promise<FamilyView>;
}

/** Search, and the page of a company. */
export const COMPANIES_ROUTES = {
  'search-companies': {
    method: 'GET',
    path: '/companies',
    role: 'reviewer',
    query: SearchQuery,
    response: z.array(FoundCompany),
  },
  'show-company': { method: 'GET', path: '/companies/{id}', role: 'reviewer', response: CompanyView },
  'company-family': {
    method: 'GET',
    path: '/companies/{id}/family',
    role: 'reviewer',
    query: z.strictObject({ below: z.enum(['true', 'false']).default('false') }),
    response: FamilyView,
  },
} as const satisfies UiRoutes;
