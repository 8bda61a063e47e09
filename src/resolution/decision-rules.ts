import type { Candidate } from './comparisons/candidate.ts';
import { compareAllNames } from './comparisons/compare-all-names.ts';
import { compareCountryHints } from './comparisons/compare-country-hints.ts';
import { compareEndings } from './comparisons/compare-endings.ts';
import {
  comparePhones,
  compareRegistrations,
  compareSocial,
  compareStatus,
} from './comparisons/compare-identifiers.ts';
import { comparePlaces } from './comparisons/compare-places.ts';
import { compareWebsites } from './comparisons/compare-websites.ts';
import type { Comparison } from './comparisons/comparison.ts';
import type { EvidenceRow } from './comparisons/evidence.ts';
import { numberRow } from './comparisons/number-rule.ts';
import { sharedPlaceRow } from './comparisons/shared-place-rule.ts';
import { fieldRow, kindRow, siteRow, unitRow } from './comparisons/unit-rules.ts';
import type { Weights } from './model/weights.ts';
import { withBestKnown } from './rivals/best-known.ts';
import { withoutDoubles } from './rivals/doubles-on-file.ts';
import { withOnlyOneAtHome, withThoseAtHome, withThoseInTown } from './rivals/known-at-home.ts';
import { withoutMisspellings } from './rivals/misspellings.ts';
import { withCountry } from './rivals/of-country.ts';
import { withOffices } from './rivals/offices.ts';
import { withParts } from './rivals/parts-of-names.ts';
import { type Rivalry, withBias, withGroups, withHeads, withUnits } from './rivals/rivals.ts';
import { withUnitsOnFile } from './rivals/units-on-file.ts';

/*
 * Everything that a match and its confidence depend on. What is compared gives rows of bits; prior and rows sum to the
 * total of a candidate; the probability of the best is read from three features; doubts (`doubt-rules.ts`) say how sure it can be at
 * most, and `doubts/refusals.ts` which of them leave no guess.
 * `weights` are the members of model.json that each is weighed by.
 */

interface Weighed {
  readonly feature: string;
  readonly weights: readonly (keyof Weights)[];
}

/** Counted for each candidate alone, in the order in which evidence is shown. */
export const COMPARISONS: readonly (Weighed & { readonly compare: Comparison })[] = [
  { feature: 'the names that fit best', compare: compareAllNames, weights: ['name', 'prior'] },
  {
    feature: 'website and e-mail domain',
    compare: compareWebsites,
    weights: ['website', 'email', 'identifier'],
  },
  { feature: 'social profile', compare: compareSocial, weights: ['social', 'identifier'] },
  { feature: 'registration number', compare: compareRegistrations, weights: ['registration'] },
  { feature: 'telephone number', compare: comparePhones, weights: ['phone'] },
  { feature: 'place', compare: comparePlaces, weights: ['place'] },
  { feature: 'what hints at a country', compare: compareCountryHints, weights: ['place'] },
  { feature: 'the ending of its website', compare: compareEndings, weights: ['website'] },
  { feature: 'whether it operates', compare: compareStatus, weights: ['closed'] },
];

type Rows = readonly EvidenceRow[];

/** Counted where the rows of one candidate together say more than each. */
export const CANDIDATE_RULES: readonly (Weighed & { rowsOf(rows: Rows): Rows })[] = [
  { feature: 'a longer name on its domain', rowsOf: unitRow, weights: ['unit_on_domain'] },
  { feature: 'another name in another house', rowsOf: siteRow, weights: ['other_site'] },
  { feature: 'two kinds of organisation', rowsOf: kindRow, weights: ['other_kind'] },
  { feature: 'two fields', rowsOf: fieldRow, weights: ['other_field'] },
  { feature: 'names that share their place alone', rowsOf: sharedPlaceRow, weights: ['shared_place'] },
  { feature: 'a number of the address in a name', rowsOf: numberRow, weights: ['name'] },
];

type BesideRivals = (candidates: readonly Candidate[], rivalry: Rivalry) => readonly Candidate[];

/** Counted where it only shows beside other candidates, one after the other. */
export const RIVAL_RULES: readonly (Weighed & { readonly apply: BesideRivals })[] = [
  { feature: 'the best known of one name', apply: withBestKnown, weights: ['prominence'] },
  { feature: 'the head before its subsidiary', apply: withHeads, weights: ['head_of_all', 'head_of_group'] },
  { feature: 'the group that a brand names', apply: withGroups, weights: ['head_of_group'] },
  {
    feature: "the company of the record's country before a namesake elsewhere",
    apply: withCountry,
    weights: ['of_country', 'namesake_at_home'],
  },
  { feature: 'a unit on file before the company abroad', apply: withUnitsOnFile, weights: ['unit_on_file'] },
  { feature: 'a part of a longer name', apply: withParts, weights: ['part_of_name', 'prominence'] },
  {
    feature: 'the name as it is written before one like it',
    apply: withoutMisspellings,
    weights: ['misspelt', 'slip'],
  },
  { feature: 'the unit before the owner of its domain', apply: withUnits, weights: ['unit_on_domain'] },
  {
    feature: 'the office before the owner of its website',
    apply: withOffices,
    weights: ['unit_on_domain', 'namesake_at_home'],
  },
  {
    feature: "a company of the record's country before one of no known country",
    apply: withThoseAtHome,
    weights: ['namesake_unplaced'],
  },
  {
    feature: "a company of the record's town before a namesake elsewhere",
    apply: withThoseInTown,
    weights: ['namesake_at_home'],
  },
  {
    feature: "the only one in the record's country of those that fit equally well",
    apply: withOnlyOneAtHome,
    weights: ['namesake_unplaced'],
  },
  { feature: 'what the caller prefers', apply: withBias, weights: ['conflict'] },
  { feature: 'the fuller of two records of one company', apply: withoutDoubles, weights: ['double_on_file'] },
];

/**
 * Read for the best candidate, by the tables of `decision`: what it totals, its margin over the next, and how rare what
 * the names share is: what nobody else has tells more than the total can.
 */
export const DECISION_FEATURES = ['total', 'margin', 'rarity_margin'] as const;

export type ConfidenceLevel = 'HIGH' | 'MEDIUM' | 'LOW';
