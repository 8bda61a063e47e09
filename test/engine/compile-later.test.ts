import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { BUDGET_OPTION, isOfFirstAndFastest } from '../../src/engine/compile-later.ts';

it('is an option of the V8 that runs the tests, where that is one to which it is given', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  if (isOfFirstAndFastest()) expect(options).toContain(`${BUDGET_OPTION} `);
  else expect(options).toContain('--maglev');
});
