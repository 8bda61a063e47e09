import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import {
  BUDGET_OPTION,
  FIRST_TURNS_OPTION,
  INLINED_OPTION,
  isOfFirstAndFastest,
} from '../../src/engine/compiling.ts';

it('is an option of the V8 that runs the tests, where that is one to which it is given', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  if (isOfFirstAndFastest()) expect(options).toContain(`${BUDGET_OPTION} `);
  else expect(options).toContain('--maglev');
});

it('sets options of the V8 that runs the tests: of one that it did not know, V8 would complain to every user', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toContain(`${INLINED_OPTION} `);
  expect(options).toContain(`${FIRST_TURNS_OPTION} `);
});
