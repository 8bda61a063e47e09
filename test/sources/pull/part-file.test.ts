import { existsSync, symlinkSync } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { appendPart } from '../../../src/sources/pull/part-file.ts';
import { tempPath } from '../../temp-folder.ts';

it.skipIf(!existsSync('/dev/full'))(
  'says when the disk is full, and that the rest can come later',
  async () => {
    const path = tempPath('companies.csv');
    symlinkSync('/dev/full', `${path}.part`);
    const error = await appendPart(path, Readable.from([Buffer.from('id\n')]), () => {}).catch(
      (caught) => caught,
    );
    expect(error).toMatchObject({ code: 'WRITE_FAILED', exitCode: 74, message: 'the disk is full' });
    expect(error.fix).toMatch(/goes on where it stopped/);
  },
);
