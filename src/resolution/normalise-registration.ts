/** A number in a company register; `country` is ISO alpha-2, undefined when unknown. */
export interface Registration {
  readonly number: string;
  readonly country?: string;
}

/** Reads a registration number by the rule of its country; undefined for placeholders such as `000000000`. */
export function normaliseRegistration(text: string, country: string | undefined): Registration | undefined {
  const compact = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const digits = compact.replace(/\D/g, '');
  if (digits.length < 3 || /^(\d)\1*$/.test(digits) || '01234567890'.startsWith(digits)) return undefined;
  const number = byCountry(compact, country);
  return country === undefined ? { number } : { number, country };
}

function byCountry(compact: string, country: string | undefined): string {
  if (country === 'GB')
    return compact.replace(
      /^([A-Z]{2})?(\d+)$/,
      (_all, prefix = '', digits = '') => prefix + digits.padStart(prefix ? 6 : 8, '0'),
    );
  if (country === 'DE') return compact.replace(/^.*?(HR[AB])/, '$1');
  if (country === 'FR') return /^\d{14}$/.test(compact) ? compact.slice(0, 9) : compact;
  return compact.replace(/^0+(?=\d)/, '');
}
