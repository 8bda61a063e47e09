import { CoreError } from '../../contract/errors.ts';
import { CREATED_SOURCE } from '../../resolution/records/source.ts';
import { companiesHouse } from './companies-house.ts';
import { csvImporter } from './csv.ts';
import { gleif } from './gleif.ts';
import { FIRST_FORMAT } from './hash-files.ts';
import type { Importer, ImportOptions } from './importer.ts';
import { ror } from './ror.ts';
import { secEdgar } from './sec-edgar.ts';
import { starter } from './starter.ts';

/** The sources that core knows by name; `csv` reads any other table. A new importer is one line here. */
export const IMPORTERS: readonly Importer[] = [gleif, secEdgar, companiesHouse, ror, starter];

/** Finds the importer of a source; `csv` makes one for the source that its options name. */
export function importerOf(name: string, options: ImportOptions): Importer {
  const known = IMPORTERS.find((importer) => importer.name === name);
  if (known !== undefined) return known;
  if (name !== 'csv') throw unknownSource(name);
  const importer = csvImporter(options);
  if (
    ![CREATED_SOURCE.name, 'csv'].includes(importer.name) &&
    !IMPORTERS.some(({ name: taken }) => taken === importer.name)
  )
    return importer;
  throw new CoreError('USAGE', `the source name ${importer.name} is taken by core itself`, {
    field: 'source',
    fix: 'Give --source another name.',
  });
}

/** Whether a source was imported by an older importer, which made less of the same files. */
export function isOutdated(source: { readonly name: string; readonly importerFormat?: number }): boolean {
  const now = IMPORTERS.find(({ name }) => name === source.name)?.format ?? FIRST_FORMAT;
  return (source.importerFormat ?? FIRST_FORMAT) < now;
}

function unknownSource(name: string): CoreError {
  const names = [...IMPORTERS.map((importer) => importer.name), 'csv'].join(', ');
  return new CoreError('SOURCE_UNKNOWN', `there is no importer called ${name}`, {
    fix: `The importers are ${names}.`,
  });
}
