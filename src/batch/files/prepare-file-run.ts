import { writeFile } from 'node:fs/promises';
import { OWNER_ONLY } from '../../disk/owner-only.ts';
import type { FirstLineJudge } from '../../tabular/first-line.ts';
import { placesOf, removeResults } from './file-folder.ts';
import type { ClaimedFile } from './file-store.ts';
import { naming } from './file-words.ts';
import { mapFileText, openUploaded, plannedMapping } from './read-columns.ts';

/** Where the files lie, and how they are read. */
export interface RunPlace {
  /** The folder that holds all files. */
  readonly root: string;
  readonly firstLine: FirstLineJudge | undefined;
}

/**
 * Makes the folder of a file ready for a run that was claimed: nothing of an earlier one is left, and its mapping and
 * its rules are written. Whoever only asks for a run touches neither, for another one may be under way.
 */
export async function prepareFileRun(claimed: ClaimedFile, { root, firstLine }: RunPlace): Promise<void> {
  const { plan } = claimed.run;
  const places = placesOf(root, claimed);
  const { columns } = await naming({ name: claimed.name, path: places.input }, () =>
    openUploaded({ ...plan, path: places.input, firstLine }),
  );
  await removeResults(places);
  const text = mapFileText(plan.kind, plannedMapping(plan, columns), columns);
  await writeFile(places.mapping, text, { mode: OWNER_ONLY });
  if (plan.rules !== null) await writeFile(places.rules, plan.rules, { mode: OWNER_ONLY });
}
