import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIRMOGRAPHIC_COLUMNS } from '../src/batch/output/firmographic-columns.ts';
import { PARENT_COLUMNS } from '../src/batch/output/parent-columns.ts';
import { OperationalStatus } from '../src/contract/firmographics.ts';

const TEXT = readFileSync(new URL('../docs/hierarchy.md', import.meta.url), 'utf8');

it('docs/hierarchy.md lists every column and every status, in their order', () => {
  const columnsOf = (command: string) =>
    [
      ...(TEXT.split('\n').find((line) => line.startsWith(`| \`${command}\``)) ?? '').matchAll(
        /`(core_\w+)`/g,
      ),
    ].map(([, column]) => column);
  expect(columnsOf('core resolve-parent')).toEqual([...PARENT_COLUMNS]);
  expect(columnsOf('core firmographics')).toEqual([...FIRMOGRAPHIC_COLUMNS]);
  for (const status of OperationalStatus.options) expect(TEXT).toContain(`\n| \`${status}\` |`);
});
