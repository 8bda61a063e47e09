import { describe, expect, it } from 'vitest';
import { alignTokens } from '../../../src/resolution/names/align-tokens.ts';
import { withInitials } from '../../../src/resolution/names/spelled-initials.ts';
import { company } from '../../builders.ts';
import { nameOf, resolverOf, statementOf } from '../matching.ts';

function initialsOf(record: string, entity: string): string {
  const [left, right] = [nameOf(record), nameOf(entity)];
  const { pairs } = withInitials(alignTokens(left.tokens, right.tokens), left, right);
  return pairs
    .flatMap((pair) => (pair.agreement === 'initial' ? `${pair.left}=${pair.right}` : []))
    .join(', ');
}

describe('an initial', () => {
  it.each([
    ['J. Hutton Institute', 'James Hutton Institute', 'j=james'],
    ['James Hutton Institute', 'J. Hutton Institute', 'james=j'],
    ['W. Eucken Institut', 'Walter Eucken Institut', 'west=walter'],
    ['E C Gaston', 'Ernest C. Gaston', 'ec=ernest c'],
    ['J R Kelly Station', 'John R Kelly Station', 'jr=john r'],
    ['s murray plant', 'Sidney A Murray Plant', 's=sidney a'],
    ['S Fond du Lac', 'South Fond Du Lac', 's=south'],
    ['Port J. Hutton', 'Port James Hutton', 'j=james'],
  ])('stands for the word in its place: "%s", "%s"', (record, entity, pair) => {
    expect(initialsOf(record, entity)).toBe(pair);
  });

  it.each([
    ['of another word', 'B. Hutton Institute', 'James Hutton Institute'],
    ['in another place', 'Hutton J. Institute', 'James Hutton Institute'],
    ['at the end', 'Hutton J', 'Hutton James'],
    ['of a joint', 'Kudzwa i. Hutton', 'Kudzwa im Hutton'],
    ['beside another word', 'J. Barwick Institute', 'James Hutton Institute'],
    ['of two words', 'US Steel', 'Union Savings Steel'],
    ['that is another initial', 'Kudzwa C Park', 'Kudzwa D Park'],
  ])('stands for nothing %s: "%s", "%s"', (_what, record, entity) => {
    expect(initialsOf(record, entity)).toBe('');
  });

  const hutton = company({ name: 'James Hutton Institute', country: 'GB', city: 'Aberdeen' });
  const resolve = resolverOf(hutton, company({ name: 'West Zymergen Mining', country: 'GB' }));

  it('is no surer than MEDIUM by itself, for Jane may have an institute too', () => {
    const record = { trading_name: 'J. Hutton Institute', country: 'GB' };
    expect(statementOf(resolve(record))).toBe('MEDIUM James Hutton Institute');
  });

  it('is as sure as the word in the town of the company', () => {
    const record = { trading_name: 'J. Hutton Institute', country: 'GB', city: 'Aberdeen' };
    expect(statementOf(resolve(record))).toBe('HIGH James Hutton Institute');
  });
});
