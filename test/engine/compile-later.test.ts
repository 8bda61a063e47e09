import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { BUDGET_OPTION } from '../../src/engine/compile-later.ts';

it('is an option of the V8 that runs the tests, where that is one to which it is given', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  if (Number.parseInt(process.versions.v8, 10) < 12) expect(options).toContain(`${BUDGET_OPTION} `);
  else expect(options).toContain('--maglev');
});
