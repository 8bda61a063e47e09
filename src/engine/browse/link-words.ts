import type { LinkReason } from '../../universe/link-rules.ts';

/** What two records have in common that are one company, in words; docs/identity.md has the rules. */
export const LINK_WORDS: Readonly<Record<LinkReason, string>> = {
  repeated_row: 'two rows of one table that say the same',
  identifier: 'the same identifier and name',
  successor: 'one took the place of the other in the register, under the same name',
  listed_name: 'listed under one whole legal name',
  website_and_name: 'the same website and name',
  name_and_city: 'the same name and city',
  name_and_region: 'the same telling name, and one state or only the country known',
  name_and_country: 'the same telling name and country',
  name_alone: 'the same telling name, and no country that differs',
  moved: 'the same name and its own website, now in another country',
  listed_abroad: 'listed under one whole legal name, with another country',
  seat_abroad: 'the same name, and the seat in one country and the office in another',
  former_name: 'listed in the same town under the name that the other gave up',
  comparison: 'the matcher takes one for the other, by names that are spelled in two ways',
};
