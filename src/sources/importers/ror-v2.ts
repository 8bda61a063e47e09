import { z } from 'zod';
import type { RecordName } from '../../resolution/records/source-record.ts';
import { externalIds, RorCommon, type RorOrganisation, rorText, rorWord } from './ror-organisation.ts';

const Name = z.object({ value: z.string().trim(), types: z.array(rorWord) });
const Location = z.object({
  geonames_details: z.object({
    country_code: rorText,
    country_name: rorText,
    country_subdivision_name: rorText,
    name: rorText,
  }),
});
const ExternalId = z.object({ type: rorWord, preferred: z.string().nullish(), all: z.array(z.string()) });

/** Schema 2: https://ror.readme.io/docs/ror-data-structure */
export const RorV2 = RorCommon.extend({
  names: z.array(Name).min(1),
  links: z.array(z.object({ type: rorWord, value: z.string().trim() })),
  locations: z.array(Location),
  external_ids: z.array(ExternalId),
}).transform(
  ({ id, types, status, established, ...rest }): RorOrganisation => ({
    id,
    types,
    status,
    established,
    relations: rest.relationships,
    names: [...rest.names].sort((a, b) => rankOf(a.types) - rankOf(b.types)).map(nameOf),
    websites: rest.links.filter((link) => link.type === 'website').map((link) => link.value),
    locations: rest.locations.map(({ geonames_details: place }) => ({
      countryCode: place.country_code,
      countryName: place.country_name,
      state: place.country_subdivision_name,
      city: place.name,
    })),
    externalIds: rest.external_ids.flatMap(({ type, preferred, all }) => externalIds(type, preferred, all)),
  }),
);

/** One name may have several types: displayed before label before alias, and an acronym is one whatever else it is. */
function rankOf(types: readonly string[]): number {
  if (types.includes('ror_display')) return 0;
  if (types.includes('acronym')) return 3;
  return types.includes('label') ? 1 : 2;
}

function nameOf({ value, types }: z.infer<typeof Name>): RecordName {
  const kinds = ['trading', 'alias', 'alias', 'acronym'] as const;
  return { value, kind: kinds[rankOf(types)] ?? 'alias' };
}
