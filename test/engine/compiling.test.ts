import { expect, it } from 'vitest';
import {
  BUDGET_OPTION,
  FIRST_TURNS_OPTION,
  INLINED_OPTION,
  isOfFirstAndFastest,
} from '../../src/engine/compiling.ts';
import { v8Options } from './v8-options.ts';

it('compiles less by options of the V8 that runs the tests', () => {
  const options = v8Options();
  expect(options).toContain(`${INLINED_OPTION} `);
  expect(options).toContain(`${FIRST_TURNS_OPTION} `);
});

it('compiles later by an option of the V8 that runs the tests, where that is one to which it is given', () => {
  const options = v8Options();
  if (isOfFirstAndFastest()) expect(options).toContain(`${BUDGET_OPTION} `);
  else expect(options).toContain('--maglev');
});
