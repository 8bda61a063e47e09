import type { Source } from '../resolution/records/source.ts';
import { hashFiles } from './importers/hash-files.ts';
import type { Importer, ImportFiles } from './importers/importer.ts';
import { starter, starterFiles } from './importers/starter.ts';

/** Makes a source of files and the importer that reads them. */
export function sourceOf(importer: Importer, files: ImportFiles): Source {
  const { name, trust, kind, format } = importer;
  return {
    ...{ name, trust, kind },
    ...(format !== undefined && { importerFormat: format }),
    files: files.paths,
    hash: () => hashFiles(name, files, format),
    read: () => importer.read(files),
  };
}

/** The companies that come with core. */
export function starterSource(): Source {
  return sourceOf(starter, { paths: starterFiles(), options: {} });
}
