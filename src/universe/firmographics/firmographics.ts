import type { FirmographicsRecord, Headcount, Headquarters, Revenue } from '../../contract/firmographics.ts';
import type { Amount } from '../../resolution/records/source-record.ts';
import type { EntityFacts } from '../entity.ts';
import type { Family } from '../hierarchy/family.ts';
import { sourceLabel } from '../source-label.ts';
import { amountWords, rangeOf } from './amount-words.ts';
import { ownerOfYear, yearOfOwnerWords } from './founding-year.ts';
import { operationalStatusOf } from './operational-status.ts';

/** Measures closer to each other than this share are told once. */
const SAME_MEASURE = 0.1;

/**
 * Gathers what the sources know of a company's size and state; where they differ, `reasoning` says what each says. `status` is
 * what a person has decided, else what the sources say.
 */
export function firmographicsOf(
  facts: EntityFacts,
  family: Family,
  status: Status = operationalStatusOf(facts, family),
): FirmographicsRecord {
  const isGone = GONE.has(status.operational_status);
  const headcounts = isGone ? facts.headcounts.filter(({ asOf }) => asOf !== undefined) : facts.headcounts;
  const revenues = isGone
    ? facts.revenues.filter(({ fiscalYear }) => fiscalYear !== undefined)
    : facts.revenues;
  const owner = ownerOfYear(facts, family);
  const revenueWords = (one: Revenues[number]) => `${amountWords(one)} ${one.currency}`;
  const differing = [
    ...measureWords('Headcount', [facts.headcounts, headcounts], amountWords),
    ...measureWords('Revenue', [facts.revenues, revenues], revenueWords),
    ...(owner === undefined
      ? saidBySources('Founded', facts.foundedYears, ({ value }) => String(value))
      : [yearOfOwnerWords(facts, owner)]),
    ...saidBySources('Seat', facts.seats, ({ value }) => value),
  ];
  return {
    core_id: facts.coreId,
    operational_status: status.operational_status,
    reasoning: [status.reasoning, ...differing].join(' '),
    headquarters: headquartersOf(facts),
    headcount: headcountOf(headcounts),
    revenue: revenueOf(revenues),
    industry: facts.industry,
    founded_year: owner === undefined ? (facts.foundedYear?.value ?? null) : null,
  };
}

type Status = Pick<FirmographicsRecord, 'operational_status' | 'reasoning'>;
type Headcounts = EntityFacts['headcounts'];
type Revenues = EntityFacts['revenues'];

/** Of a company that is gone, a figure without a year is of no day that a reader could think of. */
const GONE: ReadonlySet<string> = new Set(['Absorbed', 'Out of business']);

function headquartersOf({ headquarters }: EntityFacts): Headquarters | null {
  if (headquarters === null) return null;
  const { address, city, state, postalCode, country } = headquarters;
  return {
    address: address ?? null,
    city: city ?? null,
    state: state ?? null,
    postal_code: postalCode ?? null,
    country: country ?? null,
  };
}

function headcountOf([best]: Headcounts): Headcount | null {
  if (best === undefined) return null;
  return { value: best.value ?? null, range: rangeOf(best), as_of: best.asOf ?? null, source: best.source };
}

function revenueOf([best]: Revenues): Revenue | null {
  if (best === undefined) return null;
  return {
    value: best.value ?? null,
    currency: best.currency,
    range: rangeOf(best),
    fiscal_year: best.fiscalYear ?? null,
    source: best.source,
  };
}

/** Of what all sources measured and what of it is shown: what was left out is told here, and where they differ who says what. */
function measureWords<Measure extends Amount & { readonly source: string }>(
  what: string,
  [all, shown]: readonly [readonly Measure[], readonly Measure[]],
  words: (measure: Measure) => string,
): readonly string[] {
  const [best, ...others] = shown;
  const leftOut = all.filter((one) => !shown.includes(one));
  const areDifferent = best !== undefined && others.some((other) => differ(best, other, words));
  return [
    ...(areDifferent ? saidBySources(what, shown, words) : []),
    ...saidBySources(`${what} when it still operated`, leftOut, words),
  ];
}

/** `Founded: 1888 according to ROR and equities, 1892 according to the starter list of core.` */
function saidBySources<Said extends { readonly source: string }>(
  what: string,
  all: readonly Said[],
  words: (said: Said) => string,
): readonly string[] {
  if (all.length === 0) return [];
  const distinct = [...new Set(all.map(words))];
  const said = distinct.map((text) => {
    const sources = all.filter((one) => words(one) === text).map(({ source }) => sourceLabel(source));
    return `${text} according to ${listed(sources)}`;
  });
  return [`${what}: ${said.join(', ')}.`];
}

/** `ROR, SEC EDGAR and equities`. */
function listed(labels: readonly string[]): string {
  const last = labels.at(-1) ?? '';
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} and ${last}`;
}

function differ<Measure extends Amount>(
  left: Measure,
  right: Measure,
  words: (measure: Measure) => string,
): boolean {
  const isOneUnit = unitOf(left) === unitOf(right);
  if (left.value === undefined || right.value === undefined || !isOneUnit)
    return words(left) !== words(right);
  return Math.abs(left.value - right.value) > SAME_MEASURE * Math.max(left.value, right.value);
}

function unitOf(measure: object): unknown {
  return 'currency' in measure ? measure.currency : undefined;
}
