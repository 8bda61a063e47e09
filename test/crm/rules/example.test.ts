import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import { readRules } from '../../../src/crm/rules/read-rules.ts';

it('the example of a file of rules can be read and has every field', () => {
  const text = readFileSync(new URL('../../../docs/core.crosscheck.yaml', import.meta.url), 'utf8');
  const rules = readRules(text, 'core.crosscheck.yaml');
  expect(Object.keys(rules).sort()).toEqual(Object.keys(CrosscheckRules.shape).sort());
  for (const key of Object.keys(rules)) expect(text).toMatch(new RegExp(`^${key}:`, 'm'));
  expect(rules.kept_apart).toHaveLength(3);
});
