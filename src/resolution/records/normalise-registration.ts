/** A number in a company register; `country` is ISO alpha-2, undefined when unknown. */
export interface Registration {
  readonly number: string;
  readonly country?: string;
}

const FILLER = ['01234567890', '12345678901234567890', '98765432109876543210'];

/** Reads a registration number by the rule of its country; undefined for placeholders such as `000000000`. */
export function normaliseRegistration(text: string, country: string | undefined): Registration | undefined {
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const digits = compact.replace(/\D/g, '');
  if (digits.length < 3 || /^(\d)\1*$/.test(digits) || isFiller(compact)) return undefined;
  const number = byCountry(compact, country);
  return country === undefined ? { number } : { number, country };
}

/** A run of the number keys; with letters before it, it is a number of some register. */
function isFiller(compact: string): boolean {
  return compact.length >= 5 && FILLER.some((run) => run.startsWith(compact));
}

function byCountry(compact: string, country: string | undefined): string {
  if (country === 'GB') {
    return compact.replace(
      /^([A-Z]{2})?(\d+)$/,
      (_all, prefix = '', digits = '') => prefix + digits.padStart(prefix ? 6 : 8, '0'),
    );
  }
  if (country === 'DE') return compact.replace(/^.*?(HR[AB])/, '$1');
  if (country === 'FR') return compact.replace(/^(?:FR|SIREN|SIRET)/, '').replace(/^(\d{9})\d{5}$/, '$1');
  if (country === 'AU') return compact.replace(/^(?:ACN|ABN)/, '');
  return compact.replace(/^0+(?=\d)/, '');
}
