import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import * as module from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workplace } from './run-core.ts';

// Node 20 keeps nothing.
const isKept = 'enableCompileCache' in module;

describe('what Node has compiled of core', () => {
  const place = workplace({ isNew: true });
  const told = (variables: Readonly<Record<string, string>>, ...words: readonly string[]) =>
    place.coreWith({ NODE_DISABLE_COMPILE_CACHE: '', ...variables }, ...words);

  it.runIf(isKept)('is kept in the folder of the user for such things', async () => {
    expect((await told({}, 'config', 'list')).code).toBe(0);
    expect(place.has('.cache/core/compiled')).toBe(true);
    await told({ XDG_CACHE_HOME: join(place.folder, 'other') }, 'config', 'list');
    expect(place.has('other/core/compiled')).toBe(true);
  });

  it.runIf(isKept)('is not kept where others can write', async () => {
    const open = join(place.folder, 'open', 'core', 'compiled');
    mkdirSync(open, { recursive: true });
    chmodSync(open, 0o777);
    await told({ XDG_CACHE_HOME: join(place.folder, 'open') }, 'config', 'list');
    expect(readdirSync(open)).toEqual([]);
  });

  it('is not kept in the folder that somebody works in', async () => {
    const before = readdirSync(place.folder);
    rmSync(join(place.folder, '.cache'), { recursive: true, force: true });
    await told({ HOME: '' }, 'config', 'list');
    expect(readdirSync(place.folder)).toEqual(before.filter((name) => name !== '.cache'));
  });

  it('is not kept where Node is told so', async () => {
    await told(
      { XDG_CACHE_HOME: join(place.folder, 'told'), NODE_DISABLE_COMPILE_CACHE: '1' },
      'config',
      'list',
    );
    expect(place.has('told')).toBe(false);
  });

  it('is not kept for the version alone', async () => {
    await told({ XDG_CACHE_HOME: join(place.folder, 'unused') }, '--version');
    expect(place.has('unused')).toBe(false);
  });

  it('is not needed where there is no place for it', async () => {
    place.write('no-folder', '');
    const variables = { XDG_CACHE_HOME: join(place.folder, 'no-folder') };
    const { code, stderr } = await told(variables, 'config', 'list');
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^Nothing is set/)]);
  });
});
