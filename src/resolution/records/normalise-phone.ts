import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const LOCAL = /^\d{7}$/;

/**
 * Phone number in E.164 (`+493012345`), or the seven digits of a number without its area (`5347650`); undefined when
 * the text is no possible number of the country.
 */
export function normalisePhone(text: string, country: string | undefined): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length < 5 || trimmed.length > 40) return undefined;
  // The library accepts any string here and ignores codes that it does not know.
  const region = country as CountryCode | undefined;
  const parsed = withoutTrunkZero(
    isOfNoCountry(trimmed, region)
      ? undefined
      : parsePhoneNumberFromString(trimmed, region === undefined ? {} : { defaultCountry: region }),
  );
  if (parsed?.isPossible() === true)
    return isPlaceholder(parsed.nationalNumber, parsed.countryCallingCode) ? undefined : parsed.number;
  const digits = trimmed.replace(/[ .\-/]/g, '');
  return LOCAL.test(digits) && !isPlaceholder(digits, '') ? digits : undefined;
}

/** Spain has no 0 before its numbers, and lists write it all the same (`0915161200`); Italy has. */
function withoutTrunkZero(number: PhoneNumber | undefined): PhoneNumber | undefined {
  if (number === undefined || !/^0[1-9]/.test(number.nationalNumber) || number.isValid()) return number;
  const bare = parsePhoneNumberFromString(`+${number.countryCallingCode}${number.nationalNumber.slice(1)}`);
  return bare?.isValid() === true ? bare : number;
}

/** Without a plus sign and a country the library has no numbering plan, and takes long to say so. */
function isOfNoCountry(text: string, region: string | undefined): boolean {
  return region === undefined && !/[+＋]/.test(text);
}

/** `5555555555`, `0000000000`, `1234567890`: typed to fill a field. */
function isPlaceholder(digits: string, callingCode: string): boolean {
  return (
    /^(\d)\1+$/.test(digits) ||
    '01234567890123456789'.includes(digits) ||
    (callingCode === '1' && digits.slice(3, 6) === '555')
  );
}
