import type { FirmographicsRecord, Headcount, Headquarters, Revenue } from '../../contract/firmographics.ts';
import type { Amount } from '../../resolution/records/source-record.ts';
import type { EntityFacts } from '../entity.ts';
import type { Family } from '../hierarchy/family.ts';
import { sourceLabel } from '../source-label.ts';
import { amountWords, rangeOf } from './amount-words.ts';
import { operationalStatusOf } from './operational-status.ts';

/** Measures closer to each other than this share are told once. */
const SAME_MEASURE = 0.1;

/** Gathers what the sources know of a company's size and state; where they differ, `reasoning` says what each says. */
export function firmographicsOf(facts: EntityFacts, family: Family): FirmographicsRecord {
  const status = operationalStatusOf(facts, family);
  const differing = [
    ...differingWords('Headcount', facts.headcounts, amountWords),
    ...differingWords('Revenue', facts.revenues, (one) => `${amountWords(one)} ${one.currency}`),
    ...saidBySources('Founded', facts.foundedYears, ({ value }) => String(value)),
    ...saidBySources('Seat', facts.seats, ({ value }) => value),
  ];
  return {
    core_id: facts.coreId,
    operational_status: status.operational_status,
    reasoning: [status.reasoning, ...differing].join(' '),
    headquarters: headquartersOf(facts),
    headcount: headcountOf(facts),
    revenue: revenueOf(facts),
    industry: facts.industry,
    founded_year: facts.foundedYear,
  };
}

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

function headcountOf({ headcounts: [best] }: EntityFacts): Headcount | null {
  if (best === undefined) return null;
  return { value: best.value ?? null, range: rangeOf(best), as_of: best.asOf ?? null, source: best.source };
}

function revenueOf({ revenues: [best] }: EntityFacts): Revenue | null {
  if (best === undefined) return null;
  return {
    value: best.value ?? null,
    currency: best.currency,
    range: rangeOf(best),
    fiscal_year: best.fiscalYear ?? null,
    source: best.source,
  };
}

function differingWords<Measure extends Amount & { readonly source: string }>(
  what: string,
  measures: readonly Measure[],
  words: (measure: Measure) => string,
): readonly string[] {
  const [best, ...others] = measures;
  if (best === undefined || !others.some((other) => differ(best, other, words))) return [];
  return saidBySources(what, measures, words);
}

/** `Founded: 1888 according to ROR, 1892 according to the starter list of core.` */
function saidBySources<Said extends { readonly source: string }>(
  what: string,
  all: readonly Said[],
  words: (said: Said) => string,
): readonly string[] {
  if (all.length === 0) return [];
  const said = all.map((one) => `${words(one)} according to ${sourceLabel(one.source)}`);
  return [`${what}: ${said.join(', ')}.`];
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
