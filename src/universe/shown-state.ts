import type { NormalSourceRecord } from './normal-source-record.ts';

/** Countries whose addresses have codes for their states. */
const CODED: ReadonlySet<string> = new Set(['US', 'CA']);

/** `CA` of a record that has `California`; elsewhere as the record writes it. */
export function shownState({ record, place }: NormalSourceRecord): string | undefined {
  const [country, code] = place.state?.split('-') ?? [];
  return country !== undefined && CODED.has(country) && code !== undefined ? code : record.state;
}
