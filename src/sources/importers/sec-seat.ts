import { normaliseName } from '../../resolution/names/normalise-name.ts';
import { countryCode } from '../../resolution/tables/countries.ts';
import { isFormOf } from '../../resolution/tables/legal-forms.ts';
import type { SecAddress, SecFiler } from './sec-filer.ts';
import { RECEIPTS_SIC } from './sec-industry.ts';
import { secLocation } from './sec-locations.ts';
import { secTown } from './sec-towns.ts';

/** Where a filer sits: its business address, else that for letters, unless it is only where it is reached in the USA. */
export function secSeat(filer: SecFiler) {
  const { business, mailing } = filer;
  const address = isEmpty(business) ? mailing : business;
  const location = secLocation(address.stateOrCountry, address.stateOrCountryDescription);
  if (location?.country === 'US' && (isReceipts(filer) || isForeignIssuer(filer)))
    return lawfulPlaceOf(filer);
  const town = secTown(address.city, location && (countryCode(location.country) ?? location.country));
  return {
    country: location?.country ?? town.country,
    state: location?.state,
    city: town.city,
    postalCode: address.zipCode,
    address: [address.street1, address.street2]
      .filter((street) => street !== '')
      .map(withApostrophes)
      .join(', '),
  };
}

/** The SEC's office for what foreign companies file; without more, receipts for their shares. */
const FOREIGN_OFFICE = /^international corp/i;

/** Receipts for the shares of a foreign company: a bank in New York files for them, often under its own address. */
export function isReceipts({ name, sic, office }: SecFiler): boolean {
  return /\/\s*ADR\b/i.test(name) || sic === RECEIPTS_SIC || FOREIGN_OFFICE.test(office);
}

/** Companies made in Bermuda and the Cayman Islands often work in the USA. */
const SIT_IN_USA = ['US', 'BM', 'KY'];

/** It reports as foreign companies do, and has a legal form from further away: its address in the USA is a lawyer's. */
function isForeignIssuer({ name, entityType, stateOfIncorporation }: SecFiler): boolean {
  if (!/^other$/i.test(entityType)) return false;
  const isMadeHere = stateOfIncorporation !== '' && secLocation(stateOfIncorporation, '')?.country === 'US';
  const forms = normaliseName(name)[0]?.forms ?? [];
  const mayBeHere = forms.some((form) => SIT_IN_USA.some((country) => isFormOf(form, country)));
  return !isMadeHere && forms.length > 0 && !mayBeHere;
}

/** The country under whose law the filer stands; nothing of an American one, which is the bank. */
function lawfulPlaceOf({ stateOfIncorporation }: SecFiler) {
  const country = secLocation(stateOfIncorporation, '')?.country;
  return country === 'US' ? {} : { country };
}

/** EDGAR has a question mark for an apostrophe that is not ASCII: `BOULEVARD D?AVRANCHES`. */
function withApostrophes(street: string): string {
  return street.replace(/\b([DL])\?(?=[AEIOUH])/gi, "$1'");
}

export function isEmpty(address: SecAddress): boolean {
  return address.street1 === '' && address.city === '' && address.stateOrCountry === '';
}
