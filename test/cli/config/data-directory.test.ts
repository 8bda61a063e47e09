import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { dataDirectory } from '../../../src/cli/config/data-directory.ts';

it('is in the home of the user when HOME is empty, and never in the folder of the moment', () => {
  vi.stubEnv('HOME', '');
  expect(dataDirectory(undefined, { HOME: '' })).toBe(join(userInfo().homedir, '.local', 'share', 'core'));
  vi.unstubAllEnvs();
});
