import { describe, expect, it } from 'vitest';
import type { Party } from '../../../src/contract/resolve-parent.ts';
import type { SourceRecord } from '../../../src/resolution/records/source-record.ts';
import { parentageOf } from '../../../src/universe/hierarchy/parentage.ts';
import { company } from '../../builders.ts';
import { familyOf, NONE_INFERRED, ownedBy } from './families.ts';

const ALPHABET = company({
  source: 'starter',
  name: 'Alphabet',
  subcategory: 'HoldCo/Investment',
  category: 'Company',
});
const GOOGLE = company({ source: 'starter', name: 'Google', ...ownedBy('alphabet') });
const DEEPMIND = company({ source: 'starter', name: 'DeepMind', country: 'GB', ...ownedBy('google') });

describe('the parents of an entity', () => {
  it('are the direct one, the one at the top, and the highest that is no holding', () => {
    const { record } = told('DeepMind', ALPHABET, GOOGLE, DEEPMIND);
    expect([record.parent, record.top_parent, record.top_operating_parent].map(named)).toEqual([
      'Google',
      'Alphabet',
      'Google',
    ]);
    expect(record.parent).toMatchObject({
      confidence: 'HIGH',
      reasoning: 'The starter list of core names Google as its parent.',
    });
    expect(record.top_parent.reasoning).toBe(
      'DeepMind → Google → Alphabet. Of Google: The starter list of core names Alphabet as its parent.',
    );
  });

  it('are itself at the top of a standalone company, without a reason', () => {
    const { record, end } = told('Acme', company({ country: 'US' }));
    expect(record.parent).toBeNull();
    expect(record.top_parent).toMatchObject({ trading_name: 'Acme', reasoning: null, confidence: null });
    expect(record.top_operating_parent).toEqual(record.top_parent);
    expect(end).toBe('No source names a parent.');
  });

  it('are none that operates where all are holdings', () => {
    const { record } = told('Alphabet', ALPHABET);
    expect(record.top_operating_parent).toBeNull();
  });

  it('name the source that disagrees, and are less sure', () => {
    const twice = company({
      source: 'list',
      name: 'DeepMind',
      country: 'GB',
      website: 'deepmind.com',
      ...ownedBy('other'),
    });
    const { record } = told(
      'DeepMind',
      ALPHABET,
      GOOGLE,
      { ...DEEPMIND, websites: ['deepmind.com'] },
      twice,
      company({ source: 'list', name: 'Other' }),
    );
    expect(record.parent).toMatchObject({ trading_name: 'Google', confidence: 'MEDIUM' });
    expect(record.parent?.reasoning).toContain('The list "list" names Other instead.');
  });

  it('are told apart where both that are named bear one name', () => {
    const site = { country: 'GB', websites: ['deepmind.com'] };
    const { record } = told(
      'DeepMind',
      ALPHABET,
      GOOGLE,
      { ...DEEPMIND, ...site },
      { ...company({ source: 'list', name: 'DeepMind', ...ownedBy('wexford') }), ...site },
      company({ source: 'list', id: 'wexford', name: 'Google', city: 'Wexford', country: 'IE' }),
    );
    expect(record.parent?.reasoning).toContain('The list "list" names another Google (Wexford, IE) instead.');
  });

  it('are owners together where one source names several', () => {
    const relations = ['google', 'other', 'third'].map((id) => ({ type: 'parent' as const, id }));
    const joint = company({ source: 'starter', name: 'Joint', relations });
    const owners = ['Other', 'Third'].map((name) => company({ source: 'starter', name }));
    const { record } = told('Joint', joint, GOOGLE, ALPHABET, ...owners);
    expect(record.parent).toMatchObject({ trading_name: 'Google', confidence: 'MEDIUM' });
    expect(record.parent?.reasoning).toContain('The starter list of core also names Other and Third.');
  });

  it('are told as owners of today: what ended is history', () => {
    const sold = { relations: [{ type: 'parent' as const, id: 'seller', until: '2021-06-30' }] };
    const { record, end } = told('Acme', company({ ...sold }), company({ name: 'Seller' }));
    expect(record.parent).toBeNull();
    expect(end).toBe(
      'Seller owned it until 2021-06-30, as the list "list" says; no source names a parent since.',
    );
  });

  it('are none of a company that the starter list knows and gives none, unless a register of owners says more', () => {
    const listed = company({ source: 'starter', name: 'Shell', website: 'shell.com', status: 'active' });
    const other = company({ source: 'ror', name: 'Shell', website: 'shell.com', ...ownedBy('royal') });
    const { record, end } = told('Shell', listed, other, company({ source: 'ror', name: 'Royal' }));
    expect(record.parent).toBeNull();
    expect(end).toBe('The starter list of core knows the company and names no parent.');
    const register = company({
      source: 'lei',
      name: 'Shell',
      website: 'shell.com',
      lei: '5493001KJTIIGC8Y1R12',
      ...ownedBy('top'),
    });
    const found = told(
      'Shell',
      { ...listed, identifiers: register.identifiers },
      register,
      company({ source: 'lei', name: 'Top' }),
    );
    expect(named(found.record.parent)).toBe('Top');
  });

  it('are not an owner that ROR alone names of a company that the SEC lists', () => {
    const site = { website: 'chemours.com', country: 'US' };
    const research = company({ source: 'ror', name: 'Chemours', ...site, ...ownedBy('dupont') });
    const dupont = company({ source: 'ror', name: 'DuPont' });
    const filer = company({ source: 'sec-edgar', name: 'Chemours', ...site, status: 'active' });
    const { record, end } = told('Chemours', research, dupont, filer);
    expect(record.parent).toBeNull();
    expect(end).toBe('ROR names DuPont as its parent, but it is listed in its own right, as SEC EDGAR says.');
    const { status: _none, ...unlisted } = filer;
    expect(named(told('Chemours', research, dupont, unlisted).record.parent)).toBe('DuPont');
    const own = company({ source: 'list', name: 'Chemours', ...site, ...ownedBy('dupont') });
    const also = told('Chemours', research, dupont, filer, own, company({ name: 'DuPont', id: 'dupont' }));
    expect(named(also.record.parent)).toBe('DuPont');
  });

  it('are told apart from a company of their name', () => {
    const unit = company({ id: 'unit', name: 'Siemens', country: 'FR', ...ownedBy('head') });
    const head = company({ id: 'head', name: 'Siemens', city: 'Munich', country: 'DE' });
    const family = familyOf(unit, head);
    const [french] = family.all.filter(({ country }) => country?.value === 'FR');
    expect(parentageOf(french as never, family, NONE_INFERRED).record.parent?.reasoning).toBe(
      'The list "list" names another Siemens (Munich, DE) as its parent.',
    );
  });

  it('are none where the starter list knows the owner by its name alone, whatever is believed less', () => {
    const parentExceptions = [
      { level: 'direct' as const, reason: 'OWNER_UNLISTED', owner: 'Sycamore Partners' },
    ];
    const listed = company({
      source: 'starter',
      name: 'Boots',
      website: 'boots.com',
      status: 'active',
      parentExceptions,
    });
    const research = company({ source: 'ror', name: 'Boots', website: 'boots.com', ...ownedBy('walgreens') });
    const { record, end } = told('Boots', listed, research, company({ source: 'ror', name: 'Walgreens' }));
    expect(record.parent).toBeNull();
    expect(end).toBe(
      'The starter list of core names Sycamore Partners as its owner, but has no record of that company.',
    );
    const known = company({ source: 'ror', name: 'SYCAMORE Partners', id: 'walgreens' });
    expect(named(told('Boots', listed, research, known).record.parent)).toBe('SYCAMORE Partners');
  });

  it('may be reported to be none', () => {
    const parentExceptions = [{ level: 'direct' as const, reason: 'NATURAL_PERSONS' }];
    expect(told('Acme', company({ source: 'gleif', parentExceptions })).end).toBe(
      'GLEIF: no parent is reported, because it belongs to people, not to a company.',
    );
  });
});

describe('a parent that is gone', () => {
  it('hands on to who absorbed it', () => {
    const sun = company({
      source: 'starter',
      name: 'Sun',
      status: 'absorbed',
      relations: [{ type: 'successor', id: 'oracle' }],
    });
    const { record } = told(
      'MySQL',
      company({ source: 'starter', name: 'MySQL', ...ownedBy('sun') }),
      sun,
      company({ source: 'starter', name: 'Oracle' }),
    );
    expect(record.parent).toMatchObject({ trading_name: 'Oracle', confidence: 'MEDIUM' });
    expect(record.parent?.reasoning).toContain('Sun became part of Oracle.');
  });

  it('is passed over for its own parent when it closed', () => {
    const { record } = told('DeepMind', ALPHABET, { ...GOOGLE, status: 'closed' }, DEEPMIND);
    expect(record.parent).toMatchObject({ trading_name: 'Alphabet', confidence: 'MEDIUM' });
  });

  it('is no parent when nobody came after it', () => {
    const { record, end } = told(
      'Acme',
      company({ ...ownedBy('gone') }),
      company({ name: 'Gone', status: 'closed' }),
    );
    expect(record.parent).toBeNull();
    expect(end).toContain('But Gone is closed, and nobody is known who came after it.');
  });

  it('may be the company itself, which became part of another', () => {
    const absorbed = company({
      source: 'starter',
      name: 'Sun',
      status: 'absorbed',
      relations: [{ type: 'successor', id: 'oracle' }],
    });
    const { record } = told('Sun', absorbed, company({ source: 'starter', name: 'Oracle' }));
    expect(record.parent).toMatchObject({
      trading_name: 'Oracle',
      reasoning: 'It became part of Oracle, as the starter list of core says.',
    });
  });
});

describe('owners in a circle', () => {
  it.each(['Aa', 'Bb', 'Cc'])('are cut at the same step, seen from %s', (from) => {
    const ring = [
      company({ source: 'starter', name: 'Aa', id: 'a', website: 'a.com', ...ownedBy('b') }),
      company({ source: 'starter', name: 'Bb', id: 'b', website: 'b.com', ...ownedBy('c') }),
      company({ source: 'starter', name: 'Cc', id: 'c', website: 'c.com' }),
      company({ source: 'list', name: 'Cc', id: 'c', website: 'c.com', ...ownedBy('a') }),
      company({ source: 'list', name: 'Aa', id: 'a', website: 'a.com' }),
    ];
    const { record, end } = told(from, ...ring);
    expect(named(record.top_parent)).toBe('Cc');
    expect(end).toContain('own each other in a circle; that Aa owns Cc is believed least and left out.');
  });
});

describe('levels that are not known', () => {
  it('are passed over to the company that a register names at the top', () => {
    const relations = [
      { type: 'parent' as const, id: 'middle' },
      { type: 'ultimate_parent' as const, id: 'top' },
    ];
    const { record } = told(
      'Unit',
      company({ source: 'gleif', name: 'Unit', relations }),
      company({ source: 'gleif', name: 'Middle' }),
      company({ source: 'gleif', name: 'Top' }),
    );
    expect([record.parent, record.top_parent].map(named)).toEqual(['Middle', 'Top']);
    expect(record.top_parent.confidence).toBe('MEDIUM');
    expect(record.top_parent.reasoning).toContain('who stands between is not known');
  });

  it('end at an owner that nobody owns, as a source says that is believed as much, and at no other', () => {
    const relations = [
      { type: 'parent' as const, id: 'middle' },
      { type: 'ultimate_parent' as const, id: 'top' },
    ];
    const unit = company({ source: 'lei', name: 'Unit', relations });
    const top = company({ source: 'lei', name: 'Top' });
    const parentExceptions = [{ level: 'direct' as const, reason: 'NATURAL_PERSONS' }];
    const { record } = told('Unit', unit, company({ source: 'lei', name: 'Middle', parentExceptions }), top);
    expect(named(record.top_parent)).toBe('Middle');
    const site = { website: 'middle.com', status: 'active' as const };
    const [register, list] = [
      company({ source: 'lei', name: 'Middle', ...site }),
      company({ source: 'starter', name: 'Middle', ...site }),
    ];
    expect(familyOf(unit, register, list, top).named('Middle').sources).toHaveLength(2);
    expect(named(told('Unit', unit, register, list, top).record.top_parent)).toBe('Top');
  });

  it('make the top the parent where nothing else is known', () => {
    const relations = [{ type: 'ultimate_parent' as const, id: 'top' }];
    const { record } = told(
      'Unit',
      company({ source: 'gleif', name: 'Unit', relations }),
      company({ source: 'gleif', name: 'Top' }),
    );
    expect(record.parent).toMatchObject({ trading_name: 'Top', confidence: 'MEDIUM' });
  });
});

function told(name: string, ...records: SourceRecord[]) {
  const family = familyOf(...records);
  return parentageOf(family.named(name), family, NONE_INFERRED);
}

function named(party: Party | null): string | null {
  return party?.trading_name ?? null;
}
