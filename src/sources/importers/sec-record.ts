import type { RecordName, SourceRecord } from '../../resolution/records/source-record.ts';
import { distinctNames, presentFacts } from './record-parts.ts';
import type { SecFiler } from './sec-filer.ts';
import { secIndustry } from './sec-industry.ts';
import { secLocation } from './sec-locations.ts';
import { withoutSecSuffix } from './sec-names.ts';
import { isEmpty, isReceipts, secSeat } from './sec-seat.ts';

/** EDGAR's number as its addresses write it, with ten digits. */
export function cikId(cik: string): string {
  return cik.padStart(10, '0');
}

/** Makes the record of a filer, the same from either form of the data. */
export function secRecord(filer: SecFiler): SourceRecord {
  const id = cikId(filer.cik);
  return {
    source: 'sec-edgar',
    id,
    names: namesOf(filer),
    websites: filer.website === '' ? [] : [filer.website],
    identifiers: [
      { type: 'cik', value: id },
      ...(isPlaceholder(filer.ein) ? [] : [{ type: 'ein' as const, value: filer.ein }]),
    ],
    relations: [],
    category: 'Company',
    // Who is listed files reports; who is not listed any more may have closed, gone private or been bought.
    ...(filer.tickers.length > 0 && { status: 'active' as const }),
    ...(isFund(filer) && { subcategory: 'Fund' }),
    ...presentFacts({ ...secSeat(filer), phone: filer.phone, industry: secIndustry(filer) }),
  };
}

/**
 * Who is listed in the USA and has no line of business there is a fund or a company that holds shares for its members.
 * No fund by this: foreign companies, whose shares are traded there, banks that report elsewhere, and companies that are
 * traded over the counter and report to nobody. Of 435 such filers one was none (read in November 2026).
 */
function isFund(filer: SecFiler): boolean {
  const { sic, tickers, name, business, mailing } = filer;
  const address = isEmpty(business) ? mailing : business;
  const isAmerican = secLocation(address.stateOrCountry, address.stateOrCountryDescription)?.country === 'US';
  const isBank = /\b(?:banks?|bancorp|bancshares|holdings?)\b/i.test(name);
  return (
    sic === '' && tickers.length > 0 && isAmerican && !isBank && !isForeign(filer) && !isUnreported(filer)
  );
}

/** Made under the law of another country; or all its shares are foreign ones by the fifth letter of their tickers: F, or Y of receipts. */
function isForeign(filer: SecFiler): boolean {
  const { stateOfIncorporation, tickers } = filer;
  const isMadeElsewhere =
    stateOfIncorporation !== '' && secLocation(stateOfIncorporation, '')?.country !== 'US';
  return isMadeElsewhere || isReceipts(filer) || tickers.every((ticker) => /^[A-Z]{4}[FY]$/i.test(ticker));
}

/** Traded over the counter alone, no investment company to EDGAR, and none in name. */
function isUnreported({ entityType, exchanges, name }: SecFiler): boolean {
  const isOverTheCounter = exchanges.length > 0 && exchanges.every((exchange) => /^OTC$/i.test(exchange));
  return isOverTheCounter && /^other$/i.test(entityType) && !/\b(?:funds?|trust|etf)\b/i.test(name);
}

/** Former names newest first; those that are the current one but for the suffix are no former names. */
function namesOf(filer: SecFiler): readonly RecordName[] {
  const former = [...filer.formerNames].sort((a, b) => compareDates(b.to, a.to));
  return distinctNames([
    { value: withoutSecSuffix(filer.name), kind: 'legal' },
    ...former.map(
      ({ name, to }): RecordName => ({ value: withoutSecSuffix(name), kind: 'former', ...untilOf(to) }),
    ),
  ]);
}

function untilOf(to: string): { readonly until?: string } {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(to)?.[0];
  return day === undefined ? {} : { until: day };
}

function compareDates(a: string, b: string): number {
  return a.slice(0, 10).localeCompare(b.slice(0, 10));
}

/** EDGAR writes 000000000 and 999999999 where it has no number. */
function isPlaceholder(ein: string): boolean {
  return ein === '' || /^(\d)\1*$/.test(ein);
}
