import type { RecordStatus } from '../../resolution/records/source-record.ts';
import { countryCode } from '../../resolution/tables/countries.ts';

/** Foreign companies in the UK (FC; until 2009 also SF in Scotland, NF in Northern Ireland) and their establishments (BR). */
const BRANCH_NUMBER = /^(BR|FC|NF|SF)/;
/** Foreign owners of land in the UK, which are in a register of their own. */
const FOREIGN_NUMBER = /^(BR|FC|NF|SF|OE)/;
/** A company in insolvency still exists; it is on the register until it is dissolved. */
const LIVING =
  /^(active|live|open|registered|liquidation|in administration|administration|administrative|insolvency|receiver|voluntary)/i;
const ENDED = /^(closed|converted|dissolved|removed)/i;

/** Tells by its number whether a company is the UK establishment of a foreign one. */
export function isBranch(number: string): boolean {
  return BRANCH_NUMBER.test(number);
}

/** Reads a word of the register like `Active - Proposal to Strike off`; one that is new says nothing. */
export function companyStatus(text: string): RecordStatus | undefined {
  if (ENDED.test(text)) return 'closed';
  return LIVING.test(text) ? 'active' : undefined;
}

/** A limited partnership, an LLP and a community interest company are companies; only charities are none. */
export function companyCategory(text: string): string {
  if (/charit/i.test(text)) return 'Nonprofit';
  return /further education/i.test(text) ? 'Education' : 'Company';
}

/** The country of the registered office; without one, or with a county in its place, that of the register or of origin. */
export function companyCountry(number: string, registered: string, origin: string): string {
  const code = countryCode(registered);
  if (code !== undefined) return code === 'GB' ? 'GB' : registered;
  if (!FOREIGN_NUMBER.test(number)) return 'GB';
  return registered || origin || 'GB';
}

/** `29/07/2020` as `2020-07-29`; undefined for anything else, also for the 31st of April. */
export function isoDate(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}`);
  if (Number.isNaN(date.getTime())) return undefined;
  // JavaScript makes of the 31st of April the 1st of May.
  return date.getUTCDate() === Number(day) ? `${year}-${month}-${day}` : undefined;
}
