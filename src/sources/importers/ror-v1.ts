import { z } from 'zod';
import type { RecordName } from '../../resolution/records/source-record.ts';
import { externalIds, RorCommon, type RorOrganisation, rorText } from './ror-organisation.ts';

const texts = z
  .array(z.string().trim())
  .nullish()
  .transform((values) => values ?? []);
const Address = z.object({
  city: rorText,
  geonames_city: z.object({ geonames_admin1: z.object({ name: rorText }).nullish() }).nullish(),
});
const ExternalId = z.object({
  preferred: z.string().nullish(),
  all: z.union([z.string(), z.array(z.string())]),
});

/** Schema 1, which ROR gave up in 2025. */
export const RorV1 = RorCommon.extend({
  name: z.string().trim().min(1),
  labels: z.array(z.object({ label: z.string().trim() })).nullish(),
  aliases: texts,
  acronyms: texts,
  links: texts,
  addresses: z.array(Address),
  country: z.object({ country_code: rorText, country_name: rorText }),
  external_ids: z.record(z.string(), ExternalId),
}).transform(
  ({ id, types, status, established, country, ...rest }): RorOrganisation => ({
    id,
    types,
    status,
    established,
    relations: rest.relationships,
    names: [
      { value: rest.name, kind: 'trading' },
      ...namesOf(
        (rest.labels ?? []).map(({ label }) => label),
        'alias',
      ),
      ...namesOf(rest.aliases, 'alias'),
      ...namesOf(rest.acronyms, 'acronym'),
    ],
    websites: rest.links,
    locations: (rest.addresses.length === 0 ? [undefined] : rest.addresses).map((address) => ({
      countryCode: country.country_code,
      countryName: country.country_name,
      state: address?.geonames_city?.geonames_admin1?.name ?? '',
      city: address?.city ?? '',
    })),
    externalIds: Object.entries(rest.external_ids).flatMap(([type, { preferred, all }]) =>
      externalIds(type, preferred, [all].flat()),
    ),
  }),
);

function namesOf(values: readonly string[], kind: RecordName['kind']): readonly RecordName[] {
  return values.map((value) => ({ value, kind }));
}
