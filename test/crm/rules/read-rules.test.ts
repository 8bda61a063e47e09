import { describe, expect, it } from 'vitest';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import { CoreError } from '../../../src/contract/errors.ts';
import { readRules, rulesSchema } from '../../../src/crm/rules/read-rules.ts';

function faultOf(text: string): CoreError {
  try {
    readRules(text, 'core.crosscheck.yaml');
  } catch (error) {
    if (error instanceof CoreError) return error;
    throw error;
  }
  throw new Error('the rules were read');
}

describe('a file of rules', () => {
  it('fills in what it leaves out', () => {
    expect(readRules('', 'x.yaml')).toEqual(CrosscheckRules.parse({}));
    const rules = readRules('limits:\n  max_risk: 40\n', 'x.yaml');
    expect(rules).toEqual({ ...CrosscheckRules.parse({}), limits: { max_risk: 40 } });
  });

  it('has one document', () => {
    const fault = faultOf('version: 1\n---\njunk: []\n');
    expect(fault.message).toContain('a second document begins here');
    expect([fault.place.line, fault.fix]).toEqual([
      2,
      'Take out the line with three dashes, and put all rules into one document.',
    ]);
  });

  it.each([
    ['version: 2', 1, 'version'],
    ['customers:\n  - field: account_type\n    iss: [Customer]\n', 3, 'customers[0].iss'],
    ['protected:\n  - because: vip\n    when:\n      field: Tier\n', 3, 'protected[0].when'],
    ['kept_apart:\n  - because: x\n    values_differs: Region\n', 2, 'kept_apart[0]'],
    ['kept_apart:\n  - because: x\n    ids: []\n', 3, 'kept_apart[0].ids'],
    ['survivorship:\n  - customer\n  - youngest\n', 3, 'survivorship[1]'],
    ['version: 1\nlimits:\n  max_risk: 101\n', 3, 'limits.max_risk'],
    ['junk:\n  - matches: "x*"\n', 2, 'junk[0].field'],
    ['rules: []', 1, 'rules'],
  ])('says which field of which line is wrong: %j', (text, line, field) => {
    const { code, message, place } = faultOf(text);
    expect([code, place.file, place.line, place.field]).toEqual([
      'CONFIG',
      'core.crosscheck.yaml',
      line,
      field,
    ]);
    expect(message).toMatch(new RegExp(`^core\\.crosscheck\\.yaml line ${line}: `));
    expect(place.fix).toContain('--print-rules-schema');
  });

  it.each([
    ['a: [1', 1],
    ['version: 1\nversion: 1\n', 2],
    ['\tversion: 1', 1],
    ['version: !!js/function "x"', 1],
    ['version: 1\n---\nversion: 1\n', 2],
    ['- customers', 1],
  ])('says which line is no YAML of rules: %j', (text, line) => {
    const { code, place } = faultOf(text);
    expect([code, place.line]).toEqual(['CONFIG', line]);
  });

  it('tells that a pattern which begins with an asterisk needs quotes, and follows no aliases', () => {
    const { message, place } = faultOf('junk:\n  - field: trading_name\n    matches: *test*\n');
    expect(message).toBe('core.crosscheck.yaml line 3: a text that begins with an asterisk needs quotes');
    expect(place.fix).toBe('Put the pattern into quotes, like "*test*".');
    expect(faultOf('a: &a [1]\nb: [*a, *a]\n').place.line).toBe(2);
  });

  it('has a schema that knows every field', () => {
    expect(rulesSchema()).toMatchObject({
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(Object.keys(CrosscheckRules.shape).map((key) => [key, {}])),
    });
  });
});
