import { expect, it } from 'vitest';
import { FIRST_TURNS_OPTION, INLINED_OPTION } from '../../../src/engine/threads/compiling.ts';
import { v8Options } from './v8-options.ts';

it('compiles less by options of the V8 that runs the tests', () => {
  const options = v8Options();
  expect(options).toContain(`${INLINED_OPTION} `);
  expect(options).toContain(`${FIRST_TURNS_OPTION} `);
});
