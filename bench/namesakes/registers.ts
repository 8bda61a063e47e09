import { join } from 'node:path';
import type { ImportFiles, ImportOptions } from '../../dist/sources/importers/importer.js';
import { importerOf } from '../../dist/sources/importers/registry.js';
import { type NormalSourceRecord, normaliseSourceRecord } from '../../dist/universe/normal-source-record.js';

export interface Register {
  readonly name: 'sec-edgar' | 'ror' | 'equities';
  readonly records: readonly NormalSourceRecord[];
}

/** Reads the filers, organisations (companies alone) and listings in the form in which linking compares them. */
export async function readRegisters(shared: string): Promise<readonly Register[]> {
  const reference = join(shared, 'reference');
  const sec = join(reference, 'sec-edgar');
  const ror = join(reference, 'ror');
  const listings = { source: 'equities', kind: 'listings', map: ['id=symbol', 'postal_code=zipcode'] };
  const files: Readonly<Record<Register['name'], ImportFiles>> = {
    'sec-edgar': {
      paths: [join(sec, 'listed_filer_metadata.csv')],
      options: { names: join(sec, 'listed_filer_names.csv') },
    },
    ror: { paths: [join(ror, 'ror_v2_latest.jsonl.gz'), join(ror, 'ror_v1_only.jsonl.gz')], options: {} },
    equities: { paths: [join(reference, 'equities', 'equities.csv.gz')], options: listings },
  };
  const filers = await read('sec-edgar', 'sec-edgar', files['sec-edgar']);
  const organisations = await read('ror', 'ror', files.ror);
  const companies = organisations.filter(({ record }) => record.category === 'Company');
  return [
    { name: 'sec-edgar', records: filers },
    { name: 'ror', records: companies },
    { name: 'equities', records: await read('equities', 'csv', files.equities) },
  ];
}

async function read(
  name: Register['name'],
  importer: string,
  files: ImportFiles,
): Promise<readonly NormalSourceRecord[]> {
  const { trust, kind, read: readFiles } = importerOf(importer, files.options as ImportOptions);
  const records: NormalSourceRecord[] = [];
  for await (const item of readFiles(files))
    if ('record' in item) records.push(normaliseSourceRecord(item.record, { name, trust, kind }));
  return records;
}
