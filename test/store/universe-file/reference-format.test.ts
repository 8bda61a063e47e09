import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { starter } from '../../../src/sources/importers/starter.ts';
import { writeReferenceFile } from '../../../src/store/universe-file/reference-writer.ts';
import { REFERENCE_FORMAT } from '../../../src/universe/reference-store.ts';
import { draftOf } from '../../builders.ts';
import { imported } from '../../sources/importers/imported.ts';
import { tempPath } from '../../temp-folder.ts';
import { firstSources, numbersOf, plain } from './changing-sources.ts';
import { dumpOf } from './table-dump.ts';

/**
 * What a version in this form holds of the records below. An update judges and writes only what has changed: of the rest it
 * keeps what the rules of before have said. Who changes what is linked, told or looked up therefore raises REFERENCE_FORMAT,
 * and writes both down here; a new model alone has versions built anew in any case, and other records
 * in the starter universe make another content of the same form.
 */
const HELD = { format: 46, content: 'e8addf1a390fb524' };

it('is raised whenever the same records make other entities, links, profiles, facts or keys', async () => {
  const { records } = await imported(starter, []);
  const path = tempPath('universe.sqlite');
  const sources = [...plain(firstSources(numbersOf(1))), ...draftOf(records).sources];
  writeReferenceFile(path, { sources, pins: [] });
  // What the file says of itself has the version of the model.
  const { meta: _, ...tables } = dumpOf(path);
  const content = createHash('sha256').update(JSON.stringify(tables)).digest('hex').slice(0, 16);
  expect({ format: REFERENCE_FORMAT, content }).toEqual(HELD);
});
