import { describe, expect, it } from 'vitest';
import { type Family, type FamilyPlace, nearestRelative, ownersOf } from '../../../src/crm/leads/family.ts';

/** `lead: 'owner'`; a question mark behind an owner makes it a guess, `regional` stands for a unit of its owner. */
interface TestFamily {
  readonly owners: Readonly<Record<string, string | null>>;
  readonly accounts: readonly string[];
  readonly regional?: readonly string[];
  readonly funds?: readonly string[];
}

describe('the account of the family that may own a lead', () => {
  it('is that of the direct owner', () => {
    const owners = { lead: 'owner', owner: 'top', top: null, below: 'lead' };
    expect(found({ owners, accounts: ['below', 'owner', 'top'] })).toBe('parent owner');
  });

  it('is further up where the direct owner has none', () => {
    expect(found({ owners: { lead: 'owner', owner: 'top', top: null }, accounts: ['top'] })).toBe(
      'parent top',
    );
  });

  it('is a regional unit before a sister company, and that before a company below', () => {
    const owners = { lead: 'top', unit: 'lead', below: 'lead', sister: 'top', top: null };
    const regional = ['unit'];
    expect(found({ owners, regional, accounts: ['below', 'sister', 'unit'] })).toBe('regional unit');
    expect(found({ owners, regional, accounts: ['below', 'sister'] })).toBe('sibling sister');
    expect(found({ owners, regional, accounts: ['below'] })).toBe('subsidiary below');
  });

  it('is the sister company with the nearest common owner, and of equally near ones that with the smaller id', () => {
    const owners = { lead: 'owner', owner: 'top', top: null, aunt: 'top', c: 'owner', b: 'owner' };
    expect(found({ owners, accounts: ['aunt', 'c', 'b'] })).toBe('sibling b');
    expect(found({ owners, accounts: ['aunt'] })).toBe('sibling aunt');
  });

  it('is none behind a guess', () => {
    expect(found({ owners: { lead: 'owner?', owner: null }, accounts: ['owner'] })).toBe('none');
    expect(found({ owners: { lead: null, below: 'lead?' }, accounts: ['below'] })).toBe('none');
  });

  it('is no other company of one fund', () => {
    const family = { owners: { lead: 'fund', sister: 'fund', fund: null }, accounts: ['sister'] };
    expect(found({ ...family, funds: ['fund'] })).toBe('none');
    expect(found(family)).toBe('sibling sister');
  });

  it('is none of another family, and none for a company of which nothing is told', () => {
    expect(found({ owners: { lead: 'top', top: null, other: null }, accounts: ['other'] })).toBe('none');
    expect(found({ owners: {}, accounts: ['other'] })).toBe('none');
  });
});

it('owners that own each other in a circle are each named once', () => {
  const { placeOf } = familyOf({ owners: { a: 'b', b: 'c', c: 'a' }, accounts: [] });
  expect(ownersOf('a', placeOf).map(({ coreId }) => coreId)).toEqual(['b', 'c']);
});

function found(given: TestFamily): string {
  const relative = nearestRelative('lead', familyOf(given));
  return relative === undefined ? 'none' : `${relative.relation} ${given.accounts[relative.at]}`;
}

function familyOf({ owners, accounts, regional = [], funds = [] }: TestFamily): Family {
  const ownerOf = (id: string) => owners[id]?.replace('?', '') ?? null;
  const topOf = (id: string, steps = 9): string => {
    const owner = ownerOf(id);
    return owner === null || steps === 0 ? id : topOf(owner, steps - 1);
  };
  const placeOf = (id: string): FamilyPlace | undefined => {
    const owner = ownerOf(id);
    if (!(id in owners)) return undefined;
    const confidence = owners[id]?.endsWith('?') === true ? 'LOW' : 'HIGH';
    return {
      owner:
        owner === null ? null : { coreId: owner, name: owner, confidence, isCompany: !funds.includes(owner) },
      topCoreId: topOf(id),
      isRegional: regional.includes(id),
    };
  };
  return {
    placeOf,
    accountOf: (id) => (accounts.includes(id) ? accounts.indexOf(id) : undefined),
    membersOf: (top) => accounts.filter((id) => topOf(id) === top),
  };
}
