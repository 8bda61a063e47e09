import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImportItem } from '../../resolution/records/source-record.ts';
import { readCsv } from './csv-records.ts';
import { type Imported, importRows } from './import-rows.ts';
import type { Importer, ImportFiles } from './importer.ts';
import { recordOfFields } from './record-fields.ts';
import { allOf, type CsvRow } from './records.ts';
import { sourceError } from './source-error.ts';

/** The companies that come with core: the CSV files of src/sources/starter, or others in their columns. */
export const starter: Importer = { name: 'starter', trust: 60, kind: 'list', read };

/** From src/sources/importers, from dist/sources/importers when compiled, and from dist/bundle. */
const FOLDER =
  ['../../..', '../..']
    .map((up) => fileURLToPath(new URL(`${up}/src/sources/starter/`, import.meta.url)))
    .find((folder) => existsSync(folder)) ?? '';
const COLUMNS = allOf(
  ...['id', 'legal_name', 'trading_name', 'aliases', 'former_names', 'websites', 'country', 'city', 'state'],
  ...[
    'social_slug',
    'status',
    'parent',
    'successor',
    'headcount',
    'revenue_musd',
    'founded',
    'industry',
    'category',
  ],
  'subcategory',
);

/** The paths of the files that come with core, in order of their names. */
export function starterFiles(): readonly string[] {
  try {
    const names = readdirSync(FOLDER).filter((name) => name.endsWith('.csv'));
    return names.sort().map((name) => join(FOLDER, name));
  } catch (error) {
    throw sourceError(FOLDER, error);
  }
}

async function* read({ paths }: ImportFiles): AsyncIterable<ImportItem> {
  const seen = new Set<string>();
  for (const path of paths.length > 0 ? paths : starterFiles()) {
    yield* importRows({ path, rows: readCsv(path, COLUMNS), seen }, recordOf);
  }
}

/** An owner that the list does not have: `(Sycamore Partners)`. */
const UNLISTED_OWNER = /^\((.+)\)$/;

function recordOf({
  websites = '',
  social_slug = '',
  parent = '',
  successor = '',
  revenue_musd = '',
  ...fields
}: CsvRow): Imported {
  const owner = UNLISTED_OWNER.exec(parent)?.[1];
  const record = recordOfFields(starter.name, {
    ...fields,
    website: websites,
    social_url: social_slug === '' ? '' : `https://www.linkedin.com/company/${social_slug}`,
    parent_id: owner === undefined ? parent : '',
    successor_id: successor,
    revenue: revenue_musd,
  });
  if (owner === undefined || record === undefined || 'reason' in record) return record;
  return { ...record, parentExceptions: [{ level: 'direct', reason: 'OWNER_UNLISTED', owner }] };
}
