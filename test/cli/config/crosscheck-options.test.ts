import { describe, expect, it } from 'vitest';
import type { CrosscheckCounts } from '../../../src/batch/crosscheck/crosscheck-tally.ts';
import {
  exceeded,
  limitsOf,
  namedColumns,
  requireProtecting,
  rulesOf,
  unknownFields,
} from '../../../src/cli/config/crosscheck-options.ts';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import { readRules } from '../../../src/crm/rules/read-rules.ts';

const COUNTS: CrosscheckCounts = {
  actions: { Delete: 0, Merge: 21, Associate: 3, 'Associate (missing parent)': 2, None: 100 },
  ...{
    accounts: 126,
    groups: 15,
    doubles: 22,
    kinds: {},
    regional: 4,
    needReview: 7,
    notJudged: 0,
    largest: [],
    decisions: 0,
  },
};

describe('limits of findings', () => {
  it('are none of a finding with --fail-on, and so many with --max', () => {
    expect(limitsOf({ failOn: 'merge, Delete', max: ['associate=5', 'review=7,duplicate=10'] })).toEqual([
      { finding: 'merge', most: 0 },
      { finding: 'delete', most: 0 },
      { finding: 'associate', most: 5 },
      { finding: 'review', most: 7 },
      { finding: 'duplicate', most: 10 },
    ]);
  });

  it('are told where more was found', () => {
    const limits = limitsOf({ failOn: 'merge,delete', max: ['associate=5', 'duplicate=10'] });
    expect(exceeded(limits, COUNTS)).toEqual(['merge: 21', 'duplicate: 22, more than 10']);
  });

  it.each([
    [{ failOn: 'merges' }, 'merges is not a finding'],
    [{ max: ['merge'] }, 'merge does not say how many'],
    [{ max: ['merge=-1'] }, 'merge=-1 does not say how many'],
    [{ max: ['nothing=1'] }, 'nothing is not a finding'],
  ])('are refused: %j', (options, message) => {
    expect(() => limitsOf(options)).toThrow(message);
  });
});

describe('rules of a crosscheck', () => {
  // Nothing but the working directory is asked of it.
  const context = { cwd: import.meta.dirname } as Parameters<typeof rulesOf>[1];

  it('are the usual ones without a file, with the highest risk that was asked for', () => {
    expect(rulesOf({}, context)).toEqual({ rules: CrosscheckRules.parse({}), written: undefined });
    expect(rulesOf({ maxRisk: '40' }, context).rules.limits).toEqual({ max_risk: 40 });
  });

  it.each(['101', '-1', '4.5', 'low', ''])('have a highest risk from 0 to 100: %j is refused', (maxRisk) => {
    expect(() => rulesOf({ maxRisk }, context)).toThrow(`${maxRisk} is not a risk`);
  });

  it.each([
    [
      'customers:\n  - field: account_type\n    is: [A]\n  - field: Nope\n    is: [A]\n',
      4,
      'customers[1].field',
    ],
    [
      'protected:\n  - because: vip\n    when:\n      field: Nope\n      is_filled: true\n',
      4,
      'protected[0].when.field',
    ],
  ])(
    'are refused by line and field where they protect by what the file does not have',
    (text, line, field) => {
      const written = { file: 'r.yaml', text };
      const refused = () => requireProtecting(readRules(text, 'r.yaml'), ['Id'], written);
      expect(refused).toThrow(`r.yaml line ${line}: the rules protect accounts by "Nope"`);
      expect(refused).toThrow(
        expect.objectContaining({ place: expect.objectContaining({ file: 'r.yaml', line, field }) }),
      );
    },
  );

  it('tell which columns they need, and what the file does not have', () => {
    const rules = CrosscheckRules.parse({
      customers: [{ field: 'account_type', is: ['Customer'] }],
      protected: [{ because: 'it is named', when: { field: 'Tier', is: ['A'] } }],
      kept_apart: [{ because: 'regions', values_differ: 'Region' }],
      junk: [{ field: 'Flag', is_filled: true }],
    });
    expect(namedColumns(rules, ['Id', 'Region', 'Tier'])).toEqual(['Region', 'Tier']);
    expect(unknownFields(rules, ['Id', 'Region', 'Tier'])).toEqual(['Flag']);
    expect(() => requireProtecting(rules, ['Id', 'Region'], undefined)).toThrow('protect accounts by "Tier"');
    expect(() => requireProtecting(rules, ['Id', 'Tier'], undefined)).not.toThrow();
  });
});
