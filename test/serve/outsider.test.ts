import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes.ts';
import { tempFolder } from '../temp-folder.ts';
import { apiGuide, blocks, expectAsShown, freePorts, hasTools } from './api-guide.ts';
import { starterCopy } from './starter-copy.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');

describe('docs/api.md', () => {
  it.skipIf(!hasTools)(
    'prints what it shows when all of it is pasted into a shell',
    async () => {
      const folder = tempFolder();
      const [port = 0] = await freePorts(1);
      const env = { CORE_DATA_DIR: starterCopy(join(folder, 'data')) };
      await expectAsShown({ folder, port, env, core: (real) => `exec ${real} "$@"` });
    },
    60_000,
  );

  it('links to files that are there', () => {
    const links = [...apiGuide.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((target) => !existsSync(join(DOCS, target)))).toEqual([]);
  });

  it('calls every endpoint of the route table', () => {
    const commands = blocks.map((block) => block.commands).join('');
    const called = ROUTES.filter(({ path }) => commands.includes(`$BASE${path.replace(/\{\w+\}/, '$')}`));
    expect(called.map(({ name }) => name)).toEqual(ROUTES.map(({ name }) => name));
    expect(blocks.length).toBeGreaterThan(20);
  });
});
