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

/** Writes accounts made from reference records: damaged names, some of the other fields, a tenth of unknown companies. */
export async function writeAccounts(
  path: string,
  reference: ReferenceVersion,
  options: { rows: number; seed: number },
): Promise<void> {
  const random = seededRandom(options.seed);
  const records = reference.sources().flatMap((source) => [...reference.records(source.name)]);
  const output = createWriteStream(path);
  output.write(stringify([[...HEADER]]));
  for (let row = 1; row <= options.rows; row++) {
    const line = random.chance(UNKNOWN_SHARE)
      ? unknownAccount(row, records, random)
      : accountOf(row, random.pick(records), random);
    if (!output.write(stringify([line])))
      await new Promise<void>((resolve) => output.once('drain', () => resolve()));
  }
  await new Promise<void>((resolve) => output.end(resolve));
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
