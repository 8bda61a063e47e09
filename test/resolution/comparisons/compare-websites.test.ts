import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { compareWebsites } from '../../../src/resolution/comparisons/compare-websites.ts';
import { shownEvidence } from '../../../src/resolution/comparisons/shown-evidence.ts';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { company } from '../../builders.ts';
import { profileWith, sharedUniverse, universeWith } from '../matching.ts';

const PARENT = company({ name: 'IBM', website: 'ibm.com' });
const CHILD = company({ name: 'Cognos', website: 'cognos.com', relations: [{ type: 'parent', id: 'ibm' }] });
const SILENT = company({ name: 'Kudzwa Foods' });

const HEAD = company({ name: 'Wexford Group Inc' });
const ELSEWHERE = company({ name: 'Ludlow Prizma', website: 'lp-prizma.com' });

const universe = sharedUniverse([PARENT, CHILD, SILENT, HEAD, ELSEWHERE]);

const rowsOf = (input: EntityInput, word = 'ibm') => {
  const record = normaliseRecord(input);
  return compareWebsites({ record, profile: profileWith(word, universe()), ...universe() }, []).map(
    shownEvidence,
  );
};
const levelsOf = (input: EntityInput, word?: string) =>
  rowsOf(input, word).map(({ comparison, level }) => `${comparison} ${level}`);

describe('websites of a record and an entity', () => {
  it.each<[EntityInput, string, string]>([
    [{ website: 'https://www.ibm.com/de' }, 'ibm', 'website same'],
    [{ website: 'ibm.de' }, 'ibm', 'website other_suffix'],
    [{ website: 'redbooks.com' }, 'ibm', 'website differs'],
    [{ website: 'ibm.com' }, 'cognos', 'website group'],
    [{ website: 'kudzwa-foods.com' }, 'kudzwa', 'website names_entity'],
    [{ website: 'wexford.com' }, 'wexford', 'website names_entity'],
    [{ website: 'ludlowprizma.com' }, 'ludlow', 'website spells_name'],
    [{ website: 'wexfords.com' }, 'wexford', 'website names_other'],
    [{ email: 'jo@ibm.com' }, 'ibm', 'email same'],
    [{ email: 'jo@us.ibm.com' }, 'ibm', 'email same'],
    [{ email: 'jo@ibm.com' }, 'cognos', 'email group'],
  ])('reads %o against %s: %s', (input, name, level) => {
    expect(levelsOf(input, name)).toEqual([level]);
  });

  it('counts a domain that spells the record as none of the names does', () => {
    const named = { trading_name: 'Zkl' };
    const universe = universeWith([company({ name: 'Zymergen Kudzwa Loxley', website: 'zkl.com' })]);
    const context = {
      record: normaliseRecord(named),
      profile: profileWith('zymergen', universe),
      ...universe,
    };
    expect(compareWebsites(context, []).map(shownEvidence)).toEqual([
      expect.objectContaining({
        comparison: 'website',
        level: 'names_record',
        left: 'Zkl',
        right: 'zkl.com',
      }),
    ]);
    expect(levelsOf({ trading_name: 'IBM' })).toEqual([]);
    expect(levelsOf({ trading_name: 'IBM', website: 'redbooks.com' })).toEqual(['website differs']);
  });

  it('does not take the website of a subsidiary for that of its parent', () => {
    expect(levelsOf({ website: 'cognos.com' }, 'ibm')).toEqual(['website differs']);
  });

  it.each<[string, EntityInput]>([
    ['nothing', {}],
    ['a page on a platform', { website: 'facebook.com/ibm' }],
    ['free mail', { email: 'ibm@gmail.com' }],
  ])('says nothing of %s', (_what, input) => {
    expect(rowsOf(input)).toEqual([]);
  });

  it('doubts an entity without a website whose name the domain does not spell', () => {
    const [spelt] = rowsOf({ website: 'kudzwafoods.com' }, 'kudzwa');
    const [other] = rowsOf({ website: 'wexford.com' }, 'kudzwa');
    expect(spelt?.level).toBe('names_entity');
    expect(other?.level).toBe('names_other');
    expect(other?.bits).toBeLessThan(0);
  });

  it('asks the e-mail domain only when the website has not agreed; of another website it proves the group', () => {
    expect(levelsOf({ website: 'ibm.com', email: 'jo@ibm.com' })).toEqual(['website same']);
    expect(levelsOf({ website: 'ibm.com', email: 'jo@redbooks.com' })).toEqual(['website same']);
    expect(levelsOf({ website: 'redbooks.com', email: 'jo@ibm.com' })).toEqual([
      'website differs',
      'email group',
    ]);
    expect(levelsOf({ website: 'redbooks.com', email: 'jo@redbooks.com' })).toEqual(['website differs']);
    expect(levelsOf({ website: 'facebook.com/ibm', email: 'jo@ibm.com' })).toEqual(['email same']);
  });

  it('counts a website for more than an e-mail domain, and a twin for less than the domain itself', () => {
    const bits = (input: EntityInput) => rowsOf(input)[0]?.bits ?? Number.NaN;
    expect(bits({ website: 'ibm.com' })).toBeGreaterThan(bits({ email: 'jo@ibm.com' }));
    expect(bits({ website: 'ibm.com' })).toBeGreaterThan(bits({ website: 'ibm.de' }));
    expect(bits({ website: 'ibm.de' })).toBeGreaterThan(0);
    expect(bits({ website: 'redbooks.com' })).toBeLessThan(0);
  });

  it('counts a domain for less, the more entities use it', () => {
    const bitsAmong = (sharers: number) => {
      const users = Array.from({ length: 20 }, (_, at) =>
        company({ name: `Wex ${at + 10}`, website: at < sharers ? 'ibm.com' : `wex${at}.com` }),
      );
      const universe = universeWith([PARENT, ...users], []);
      const profile = universe.index.profile(universe.index.entry('tibm')?.entities[0] ?? -1);
      return (
        compareWebsites({ record: normaliseRecord({ website: 'ibm.com' }), profile, ...universe }, [])[0]
          ?.bits ?? 0
      );
    };
    expect(bitsAmong(20)).toBeLessThan(bitsAmong(1));
  });
});
