import type { SourceInfo } from '../resolution/records/source.ts';

/** Facts of which some sources know more, or less, than their trust in general says. */
export type TrustedField =
  | 'tradingName'
  | 'website'
  | 'status'
  | 'absorbed'
  | 'parent'
  | 'industry'
  | 'headcount'
  | 'seat'
  | 'foundedYear'
  | 'category';

/**
 * Registers know legal names and owners; what a company calls itself, and where it is on the web, others know better.
 * A statement of accounts (GLEIF) says who owns whom; ROR says what an organisation is, but withdraws records of companies
 * that still work and no longer do research. The SEC lists who has securities that are traded, which those of a company may be
 * long after it was absorbed: a list that names its end knows more. ROR withdraws one record in favour of another, of the same
 * company, of its group or of a namesake: that this absorbed a company (`absorbed`) is believed less than that its shares are listed.
 * ROR knows where research is done, which need not be the head office (of 70 well-known companies for which the starter list
 * has another town, it was right of three), and gives units the founding year of their group.
 */
const TRUST: Readonly<Record<TrustedField, Readonly<Record<string, number>>>> = {
  tradingName: { starter: 96, ror: 92 },
  website: { starter: 96, ror: 94 },
  status: { 'companies-house': 96, 'sec-edgar': 58, ror: 55 },
  absorbed: { 'companies-house': 96, 'sec-edgar': 58, ror: 45 },
  parent: { starter: 92, ror: 60 },
  industry: { 'companies-house': 80 },
  headcount: {},
  seat: { starter: 82 },
  foundedYear: { starter: 82 },
  category: { ror: 96 },
};

/** How far a source is believed about a field, 0 to 100. */
export function fieldTrust({ name, trust }: SourceInfo, field: TrustedField | undefined): number {
  return (field === undefined ? undefined : TRUST[field][name]) ?? trust;
}
