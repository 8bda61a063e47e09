import type { EntityInput } from '../../contract/entity-input.ts';
import { type NormalRecord, normaliseRecord } from '../../resolution/records/normal-record.ts';
import { areOneTown } from '../../resolution/records/town-names.ts';

/** The fields of a company whose values are compared by what they mean: `DE` and `Germany` are one country. */
const MEANINGS: Readonly<Partial<Record<string, (record: NormalRecord) => string | undefined>>> = {
  name: nameIn,
  legal_name: nameIn,
  trading_name: nameIn,
  website: ({ website }) => website?.domain,
  country: ({ place }) => place.country,
  state: ({ place }) => place.state,
  city: ({ place }) => place.city,
  postal_code: ({ place }) => place.postalCode,
  phone: ({ phone }) => phone,
};

/** Whether two values of a field say the same; case and space do not count. */
export function isSameValue(field: string, one: string, other: string): boolean {
  if (sameText(one) === sameText(other)) return true;
  const meaning = MEANINGS[field];
  if (meaning === undefined) return false;
  const [meant, others] = [one, other].map((value) => meaning(recordOf(field, value)));
  if (meant === undefined || others === undefined) return false;
  return meant === others || (field === 'city' && areOneTown(meant, others));
}

function recordOf(field: string, value: string): NormalRecord {
  const input: EntityInput = { [field === 'name' ? 'trading_name' : field]: value };
  return normaliseRecord(input);
}

function nameIn({ names }: NormalRecord): string | undefined {
  const written = names.map(({ tokens, forms }) => [tokens.join(' '), forms.join(' ')].join('|'));
  return written.length === 0 ? undefined : written.sort().join('\n');
}

function sameText(value: string): string {
  return value.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
