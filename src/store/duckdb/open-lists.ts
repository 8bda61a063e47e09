import type { KeyLists } from '../../crm/duplicates/key-list.ts';
import { openInMemory } from '../../crm/duplicates/key-list-columns.ts';
import { isListFile, listsInFile } from './list-file.ts';

/** Opens lists of keys by their data, in whatever thread of the process that made them. */
export function openLists(data: unknown): KeyLists {
  // All lists that are not in files are in memory.
  return isListFile(data) ? listsInFile(data) : openInMemory(data);
}
