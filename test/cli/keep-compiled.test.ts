import * as module from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workplace } from './run-core.ts';

// Node 20 keeps nothing.
const isKept = 'enableCompileCache' in module;

describe('what Node has compiled of core', () => {
  const place = workplace({ isNew: true });

  it.runIf(isKept)('is kept in the folder of the user for such things', async () => {
    expect((await place.core('config', 'list')).code).toBe(0);
    expect(place.has('.cache/core/compiled')).toBe(true);
    await place.coreWith({ XDG_CACHE_HOME: join(place.folder, 'other') }, 'config', 'list');
    expect(place.has('other/core/compiled')).toBe(true);
  });

  it('is not kept for the version alone', async () => {
    await place.coreWith({ XDG_CACHE_HOME: join(place.folder, 'unused') }, '--version');
    expect(place.has('unused')).toBe(false);
  });

  it('is not needed where there is no place for it', async () => {
    place.write('no-folder', '');
    const variables = { XDG_CACHE_HOME: join(place.folder, 'no-folder') };
    const { code, stderr } = await place.coreWith(variables, 'config', 'list');
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^Nothing is set/)]);
  });
});
