import { createWriteStream } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import type { SourceRecord } from '../dist/resolution/records/source-record.js';
import type { ReferenceVersion } from '../dist/universe/reference-store.js';
import { damagedName } from './damage.ts';
import { type Random, seededRandom } from './random.ts';

export const HEADER = [
  'external_id',
  'Account Name',
  'Website',
  'Phone',
  'Billing Street',
  'Billing City',
  'Billing State/Province',
  'Billing Zip/Postal Code',
  'Billing Country',
  'expected',
] as const;

const UNKNOWN_SHARE = 0.1;

interface Options {
  readonly rows: number;
  readonly seed: number;
  /**
   * The share of rows whose record another row before was made of, the same however many rows there are, as far as there
   * are records; without it each record is drawn by chance, and the more rows, the more of them are doubles.
   */
  readonly doubles?: number;
}

/** Writes accounts made from reference records: damaged names, some of the other fields, a tenth of unknown companies. */
export async function writeAccounts(
  path: string,
  reference: ReferenceVersion,
  options: Options,
): Promise<void> {
  const random = seededRandom(options.seed);
  const records = reference.sources().flatMap((source) => [...reference.records(source.name)]);
  const output = createWriteStream(path);
  output.write(stringify([[...HEADER]]));
  const nextRecord =
    options.doubles === undefined ? () => random.pick(records) : drawing(records, options.doubles, random);
  for (let row = 1; row <= options.rows; row++) {
    const line = random.chance(UNKNOWN_SHARE)
      ? unknownAccount(row, records, random)
      : accountOf(row, nextRecord(), random);
    if (!output.write(stringify([line])))
      await new Promise<void>((resolve) => output.once('drain', () => resolve()));
  }
  await new Promise<void>((resolve) => output.end(resolve));
}

/** Draws records that were not drawn yet, and now and then one that was. */
function drawing(records: readonly SourceRecord[], doubles: number, random: Random): () => SourceRecord {
  const left = [...records];
  const drawn: SourceRecord[] = [];
  return () => {
    if (drawn.length > 0 && (left.length === 0 || random.chance(doubles))) return random.pick(drawn);
    const at = random.below(left.length);
    // What is drawn is taken out by the last one in its place.
    const record = left[at] as SourceRecord;
    left[at] = left.at(-1) as SourceRecord;
    left.pop();
    drawn.push(record);
    return record;
  };
}

function accountOf(row: number, record: SourceRecord, random: Random): string[] {
  const name = damagedName(random.pick(record.names).value, random);
  const given = (value: string | undefined, share: number) =>
    value !== undefined && random.chance(share) ? value : '';
  return [
    String(row),
    name,
    given(record.websites[0], 0.5),
    given(record.phone, 0.5),
    given(record.address, 0.4),
    given(record.city, 0.7),
    given(record.state, 0.6),
    given(record.postalCode, 0.4),
    given(record.country, 0.8),
    `${record.source}:${record.id}`,
  ];
}

/** Words of two companies recombined: a name that nobody bears, of words that many do. */
function unknownAccount(row: number, records: readonly SourceRecord[], random: Random): string[] {
  const [left = '', right = ''] = [random.pick(records), random.pick(records)].map(
    (record) => record.names[0]?.value ?? '',
  );
  const [first = left] = left.split(' ');
  const rest = right.split(' ').slice(1).join(' ');
  const place = random.pick(records);
  return [
    String(row),
    `${first} ${rest}`.trim(),
    '',
    '',
    '',
    place.city ?? '',
    place.state ?? '',
    '',
    place.country ?? '',
    '',
  ];
}
