import type { RecordName, SourceRecord } from '../../resolution/records/source-record.ts';
import { countryCode } from '../../resolution/tables/countries.ts';
import { distinctNames, presentFacts } from './record-parts.ts';
import { secLocation } from './sec-locations.ts';
import { withoutSecSuffix } from './sec-names.ts';

export interface SecAddress {
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly zipCode: string;
  readonly stateOrCountry: string;
  readonly stateOrCountryDescription: string;
}

export interface SecFormerName {
  readonly name: string;
  /** ISO date, with or without a time. */
  readonly to: string;
}

/** A filer as both forms of EDGAR's data tell it; what is missing is empty. */
export interface SecFiler {
  readonly cik: string;
  readonly name: string;
  /** `operating`, `investment`, `other`: in EDGAR's own sense. */
  readonly entityType: string;
  readonly stateOfIncorporation: string;
  readonly formerNames: readonly SecFormerName[];
  readonly ein: string;
  /** Empty of filers under the Investment Company Act of 1940, among others. */
  readonly sic: string;
  readonly sicDescription: string;
  readonly phone: string;
  readonly website: string;
  readonly business: SecAddress;
  readonly mailing: SecAddress;
  /** Those of its shares that are traded, on an exchange or over the counter. */
  readonly tickers: readonly string[];
  readonly exchanges: readonly string[];
}

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
    ...presentFacts({ ...placeOf(filer), phone: filer.phone, industry: filer.sicDescription }),
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

function placeOf(filer: SecFiler) {
  const { business, mailing } = filer;
  const address = isEmpty(business) ? mailing : business;
  const location = secLocation(address.stateOrCountry, address.stateOrCountryDescription);
  if (isReceipts(filer) && location?.country === 'US') return lawfulPlaceOf(filer);
  return {
    country: location?.country,
    state: location?.state,
    city: isFormalCountry(address.city, location?.country) ? undefined : address.city,
    postalCode: address.zipCode,
    address: [address.street1, address.street2]
      .filter((street) => street !== '')
      .map(withApostrophes)
      .join(', '),
  };
}

/** `GRAND DUCHY OF LUXEMBOURG`; a country's short name may be its town's, and a longer text may have a town in it. */
function isFormalCountry(city: string, country: string | undefined): boolean {
  return country !== undefined && FORMAL_COUNTRY.test(city) && countryCode(city) === country;
}

const FORMAL_COUNTRY = /^(?:\w+ )?(?:grand duchy|republic|kingdom) of /i;

/** EDGAR has a question mark for an apostrophe that is not ASCII: `BOULEVARD D?AVRANCHES`. */
function withApostrophes(street: string): string {
  return street.replace(/\b([DL])\?(?=[AEIOUH])/gi, "$1'");
}

/** Receipts for the shares of a foreign company: a bank in New York files for them, often under its own address. */
function isReceipts({ name }: SecFiler): boolean {
  return /\/\s*ADR\b/i.test(name);
}

/** The country under whose law the filer stands; nothing of an American one, which is the bank. */
function lawfulPlaceOf({ stateOfIncorporation }: SecFiler) {
  const country = secLocation(stateOfIncorporation, '')?.country;
  return country === 'US' ? {} : { country };
}

function isEmpty(address: SecAddress): boolean {
  return address.street1 === '' && address.city === '' && address.stateOrCountry === '';
}
