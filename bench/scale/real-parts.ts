import { createHash } from 'node:crypto';
import { parse } from 'tldts';
import { normalisePlace } from '../../dist/resolution/records/normalise-place.js';
import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import type { ReferenceVersion } from '../../dist/universe/reference-store.js';
import { namePartsOf } from './name-parts.ts';

/** Where one real company is. */
export type RealPlace = Pick<
  SourceRecord,
  'country' | 'state' | 'city' | 'postalCode' | 'address' | 'phone'
> & { readonly code: string };

/** What real companies are made of, each part as often as it occurs; it does not grow with what is made of it. */
export interface RealParts {
  readonly firstWords: readonly string[];
  /** Of names of two words or more: often empty. */
  readonly middles: readonly (readonly string[])[];
  readonly lastWords: readonly string[];
  readonly places: readonly RealPlace[];
  /** By country code; empty text for a company without a legal form. */
  readonly legalForms: ReadonlyMap<string, readonly string[]>;
  /** Of websites, by country code: `com`, `co.uk`. */
  readonly suffixes: ReadonlyMap<string, readonly string[]>;
}

/** Takes the records of a universe apart. A company's further symbols and listings are left out. */
export function realParts(reference: ReferenceVersion): RealParts {
  const firstWords: string[] = [];
  const middles: (readonly string[])[] = [];
  const lastWords: string[] = [];
  const places: RealPlace[] = [];
  const [legalForms, suffixes] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const record of plainRecords(reference)) {
    const code = normalisePlace(record).country;
    const name = namePartsOf(record.names[0]?.value ?? '', code);
    if (code === undefined || name === undefined) continue;
    const [first, ...rest] = name.words;
    const last = rest.pop();
    firstWords.push(first);
    if (last !== undefined) {
      middles.push(rest);
      lastWords.push(last);
    }
    places.push(placeOf(record, code));
    add(legalForms, code, name.legalForm);
    for (const website of record.websites) add(suffixes, code, parse(website).publicSuffix ?? 'com');
  }
  return { firstWords, middles, lastWords, places, legalForms, suffixes };
}

/** One record for each name in a country. */
function* plainRecords(reference: ReferenceVersion): Iterable<SourceRecord> {
  const seen = new Set<string>();
  for (const { name: source } of reference.sources()) {
    for (const record of reference.records(source)) {
      const key = `${record.names[0]?.value.toLowerCase()}|${record.country}`;
      if (!seen.has(key)) yield record;
      seen.add(key);
    }
  }
}

function placeOf(
  { country, state, city, postalCode, address, phone }: SourceRecord,
  code: string,
): RealPlace {
  return {
    code,
    ...(country !== undefined && { country }),
    ...(state !== undefined && { state }),
    ...(city !== undefined && { city }),
    ...(postalCode !== undefined && { postalCode }),
    ...(address !== undefined && { address }),
    ...(phone !== undefined && { phone }),
  };
}

function add(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Names a universe by its sources. */
export function madeOf(reference: ReferenceVersion): string {
  const hash = createHash('sha256');
  for (const { name, contentHash } of reference.sources()) hash.update(`${name} ${contentHash}\n`);
  return hash.digest('hex').slice(0, 12);
}
