import type { Dataset } from '../../crm/dataset.ts';
import { openDatasetFile } from './dataset-tables.ts';
import { fileDataset } from './file-dataset.ts';

/** The accounts of a version that nobody writes meanwhile, open until the thread ends. */
export function openAccounts(path: string): Dataset {
  return fileDataset(openDatasetFile(path));
}

/** Reads the accounts of a version that is in use, and closes it again. */
export function withDatasetFile<T>(path: string, read: (dataset: Dataset) => T): T {
  const database = openDatasetFile(path);
  try {
    return read(fileDataset(database));
  } finally {
    database.close();
  }
}
