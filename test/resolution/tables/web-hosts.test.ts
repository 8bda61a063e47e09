import { describe, expect, it } from 'vitest';
import { isSharedHost, SOCIAL_HOSTS, socialSlug } from '../../../src/resolution/tables/web-hosts.ts';

const isPage = (address: string): boolean => {
  const slash = address.indexOf('/');
  return isSharedHost(address.slice(0, slash), address.slice(slash));
};

describe('isSharedHost', () => {
  it.each([
    'www.facebook.com/acme',
    'm.facebook.com/acme',
    'de-de.facebook.com/acme',
    'linkedin.com/company/acme',
    'instagram.com/acme',
    'x.com/acme',
    'youtube.com/@acme',
    'github.com/acme',
    'acme.github.io/',
    'hp.github.io/',
    'acme.wordpress.com/',
    'acme.blogspot.de/',
    'acme.wixsite.com/site',
    'acme.myshopify.com/',
    'sites.google.com/view/acme',
    'www.google.com/maps/place/acme',
    'apps.apple.com/us/app/acme',
    'en.wikipedia.org/wiki/Acme',
    'yelp.com/biz/acme',
    'acme.s3.amazonaws.com/index.html',
    'acme.azurewebsites.net/',
    'etsy.com/shop/acme',
    'ebay.com/str/acme',
    'bit.ly/acme',
    'linktr.ee/acme',
    'home.comcast.net/~acme',
  ])('takes %s for a page on a platform', (address) => {
    expect(isPage(address)).toBe(true);
  });

  it.each([
    'facebook.com/',
    'www.facebook.com/about',
    'linkedin.com/',
    'github.com/',
    'about.facebook.com/company',
    'wordpress.com/',
    'www.wix.com/',
    'google.com/',
    'apple.com/iphone',
    'amazon.com/',
    'comcast.net/',
    'microsoft.com/en-us',
    'acme.com/facebook.com/acme',
    'notfacebook.com/acme',
    'acme.co.uk/',
  ])("takes %s for a company's own website", (address) => {
    expect(isPage(address)).toBe(false);
  });

  it('takes a bare host without a path for its own website', () => {
    expect(isSharedHost('facebook.com')).toBe(false);
    expect(isSharedHost('ACME.WordPress.com')).toBe(true);
  });
});

describe('socialSlug', () => {
  it.each([
    ['https://www.linkedin.com/company/Acme-Inc/', 'acme-inc'],
    ['linkedin.com/company/acme/about/?trk=x', 'acme'],
    ['http://uk.linkedin.com/company/acme#top', 'acme'],
    ['https://www.linkedin.com/school/acme-university', 'acme-university'],
    ['https://www.linkedin.com/showcase/acme-labs/', 'acme-labs'],
    ['https://www.linkedin.com/sales/company/1234', '1234'],
    ['https://www.linkedin.com/company/soci%C3%A9t%C3%A9', 'société'],
    ['https://www.linkedin.com/company/ac%zzme', 'ac%zzme'],
    ['/company/acme', 'acme'],
  ])('reads %s', (url, slug) => {
    expect(socialSlug(url)).toBe(slug);
  });

  it.each([
    'https://www.linkedin.com/in/jane-doe',
    'https://www.linkedin.com/',
    'https://www.linkedin.com/company/',
    'https://www.linkedin.com/company/%E9cole',
    'https://notlinkedin.com/company/acme',
    'https://acme.com/company/acme',
    'acme',
    '',
  ])('finds no company in %s', (url) => {
    expect(socialSlug(url)).toBeUndefined();
  });

  it('reads a company behind every word that the hosts use', () => {
    for (const [host, kinds] of SOCIAL_HOSTS) {
      expect(kinds.map((kind) => socialSlug(`https://www.${host}/${kind}/acme`))).toEqual(
        kinds.map(() => 'acme'),
      );
    }
    expect(SOCIAL_HOSTS.size).toBeGreaterThan(0);
  });
});
