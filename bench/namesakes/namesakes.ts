import { existsSync } from 'node:fs';
import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import { linkRecords } from '../../dist/universe/link.js';
import { type NormalSourceRecord, normaliseSourceRecord } from '../../dist/universe/normal-source-record.js';
import { numberedRecordsOf } from '../../dist/universe/numbered-records.js';
import { randomOf } from '../random.ts';
import { SHARED } from '../shared-folder.ts';
import { type Register, readRegisters } from './registers.ts';

/**
 * Counts wrong merges of a user's own list: for every filer, listing and company of ROR whose name has one or two words
 * a made-up company of that name with another place or website. None of them is the known one, so every link is wrong,
 * but for those of `the plain website`, which nobody could tell from the company itself. `npm run bench:namesakes`.
 */
const SEED = 7;
const BRIEF = 2;
const LIST = { name: 'made-up', trust: 40, kind: 'list' } as const;

type Place = Pick<SourceRecord, 'country' | 'state' | 'city'>;
type MakePart = (record: NormalSourceRecord, number: number) => Pick<SourceRecord, 'websites'> & Place;

if (!existsSync(SHARED)) throw new Error(`no data at ${SHARED}; set CORE_SHARED_DATA`);
const registers = await readRegisters(SHARED);
const known = registers.flatMap(({ records }) => records);
const towns = townsOf(known);
const countries = [...towns.keys()].sort();

const VARIANTS: Readonly<Record<string, MakePart>> = {
  'another city, another website': (record, number) => ({
    ...townOf(record, number, true),
    websites: other(number),
  }),
  'another city, the name in the website': (record, number) => ({
    ...townOf(record, number, true),
    websites: [`${slugOf(record)}-made-up.com`],
  }),
  'another country, another website': (record, number) => ({
    ...townOf(record, number, false),
    websites: other(number),
  }),
  'the same city, another website': (record, number) => ({ ...placeOf(record), websites: other(number) }),
  'the same city, the name in the website': (record) => ({
    ...placeOf(record),
    websites: [`${slugOf(record)}-made-up.com`],
  }),
  'the same city, the plain website': (record) => ({
    ...placeOf(record),
    websites: [`${slugOf(record)}.io`],
  }),
};

for (const [variant, make] of Object.entries(VARIANTS)) console.log(`${variant}: ${countLinked(make)}`);

/** `linked / made up` for each register. */
function countLinked(make: MakePart): string {
  const made = registers.map(({ name, records }) => ({
    name,
    records: records.filter(isBrief).map(madeUp(name, make)),
  }));
  const allRecords = numberedRecordsOf([...known, ...made.flatMap(({ records }) => records)]);
  const linked = new Set<string>();
  for (const { records } of linkRecords(allRecords).joined.values()) {
    const keys = records.map((number) => allRecords.record(number));
    if (keys.some(({ source }) => source.name !== LIST.name))
      for (const { source, key } of keys) if (source.name === LIST.name) linked.add(key);
  }
  return made
    .map(
      ({ name, records }) =>
        `${name} ${records.filter(({ key }) => linked.has(key)).length} / ${records.length}`,
    )
    .join(', ');
}

function madeUp(register: Register['name'], make: MakePart) {
  return (record: NormalSourceRecord, number: number): NormalSourceRecord =>
    normaliseSourceRecord(
      {
        source: LIST.name,
        id: `${register}-${number}`,
        names: [{ value: record.record.names[0]?.value ?? '', kind: 'trading' }],
        identifiers: [],
        relations: [],
        ...make(record, number),
      },
      LIST,
    );
}

function isBrief({ names }: NormalSourceRecord): boolean {
  const words = names[0]?.tokens.length ?? 0;
  return words > 0 && words <= BRIEF;
}

function slugOf({ names }: NormalSourceRecord): string {
  return names[0]?.tokens.join('') ?? '';
}

function other(number: number): readonly string[] {
  return [`made-up-${number}.com`];
}

function placeOf({ record: { country, state, city } }: NormalSourceRecord): Place {
  return {
    ...(country !== undefined && { country }),
    ...(state !== undefined && { state }),
    ...(city !== undefined && { city }),
  };
}

function townsOf(records: readonly NormalSourceRecord[]): Map<string, NormalSourceRecord[]> {
  const byCountry = new Map<string, NormalSourceRecord[]>();
  for (const record of records) {
    const { country, city } = record.place;
    if (country === undefined || city === undefined) continue;
    byCountry.set(country, [...(byCountry.get(country)?.slice(0, 300) ?? []), record]);
  }
  return byCountry;
}

/** A town of the record's country, or of another one, that is not its own. */
function townOf(record: NormalSourceRecord, number: number, isInCountry: boolean): Place {
  const random = randomOf(SEED, number);
  const own = record.place.country ?? '';
  for (;;) {
    const country = isInCountry && (towns.get(own)?.length ?? 0) > 1 ? own : random.pick(countries);
    const there = random.pick(towns.get(country) ?? []);
    const isOwn = isInCountry ? there.place.city === record.place.city : country === own;
    if (!isOwn || random.chance(0.01)) return placeOf(there);
  }
}
