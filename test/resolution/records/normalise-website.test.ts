import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseEmailDomain, normaliseWebsite } from '../../../src/resolution/records/normalise-website.ts';

describe('websites', () => {
  it.each([
    'acme.com',
    'https://www.acme.com/about?x=1#top',
    'HTTP://ACME.COM:8080',
    ' shop.acme.com ',
    'htp:/acme.com',
    'https:///acme.com',
    '//acme.com/',
    'acme.com, acme.de',
    'www.acme.com|beta.com',
    'info@acme.com',
    'mailto:info@acme.com',
    'http://user:pw@acme.com/',
    'acme.com.',
  ])('reads "%s" as acme.com', (text) => {
    expect(normaliseWebsite(text)).toEqual({ domain: 'acme.com', label: 'acme', isShared: false });
  });

  it.each([
    ['www.acme.co.uk', 'acme.co.uk', 'acme'],
    ['a.b.acme.com.au', 'acme.com.au', 'acme'],
    ['münchen.de', 'xn--mnchen-3ya.de', 'xn--mnchen-3ya'],
    ['пример.рф', 'xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd'],
    ['acme.uk.com', 'acme.uk.com', 'acme'],
  ])('reads the registrable domain of "%s"', (text, domain, label) => {
    expect(normaliseWebsite(text)).toMatchObject({ domain, label });
  });

  it('knows a domain in its own script and in ASCII as one', () => {
    expect(normaliseWebsite('https://xn--mnchen-3ya.de')).toEqual(normaliseWebsite('MÜNCHEN.de'));
  });

  it.each([
    'facebook.com/acme',
    'https://m.facebook.com/acme',
    'linkedin.com/company/acme',
    'acme.wixsite.com/home',
  ])('sees a page on a platform in "%s"', (text) => {
    expect(normaliseWebsite(text)?.isShared).toBe(true);
  });

  it("sees the platform's own site in its bare address", () => {
    expect(normaliseWebsite('https://www.facebook.com')).toMatchObject({
      domain: 'facebook.com',
      isShared: false,
    });
    expect(normaliseWebsite('wix.com')?.isShared).toBe(false);
  });

  it('keeps two shops on one hosting platform apart', () => {
    expect(normaliseWebsite('acme.myshopify.com')?.domain).toBe('acme.myshopify.com');
    expect(normaliseWebsite('zym.myshopify.com')?.domain).toBe('zym.myshopify.com');
  });

  it.each([
    ['research.acme.com', 'research.acme.com'],
    ['www.usace.army.mil', 'usace.army.mil'],
    ['https://de.shop.optics.acme.com/', 'optics.acme.com'],
    ['x@mail.ice.mpg.de', 'ice.mpg.de'],
    ['www.acme.com', undefined],
    ['de.acme.com', undefined],
    ['careers.acme.com', undefined],
  ])('reads the host that a unit may have in "%s"', (text, unitHost) => {
    expect(normaliseWebsite(text)?.unitHost).toBe(unitHost);
  });

  it('keeps two agencies of one state apart', () => {
    expect(normaliseWebsite('www.ocio.wa.gov')?.domain).toBe('ocio.wa.gov');
    expect(normaliseWebsite('https://dnr.wa.gov/forests')).toMatchObject({
      domain: 'dnr.wa.gov',
      label: 'dnr',
    });
    expect(normaliseWebsite('wa.gov')?.domain).toBe('wa.gov');
  });

  it.each([
    'acme',
    'N/A',
    '-',
    '',
    '192.168.1.1',
    'http://[::1]/',
    'localhost',
    'acme.local',
    'co.uk',
    'x.y',
    'acme@com',
  ])('finds no address in "%s"', (text) => {
    expect(normaliseWebsite(text)).toBeUndefined();
  });

  it('reads its own domain as itself, and throws at no text', () => {
    const hosts = fc.tuple(
      fc.domain(),
      fc.constantFrom('', 'https://', 'www.'),
      fc.constantFrom('', '/a', ':80'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          hosts.map(([host, a, b]) => `${a}${host}${b}`),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          const website = normaliseWebsite(text);
          if (website !== undefined) expect(normaliseWebsite(website.domain)?.domain).toBe(website.domain);
        },
      ),
      { seed: 1, numRuns: 500 },
    );
  });

  // normalise-website.ts hostAndPath: only one scheme is taken off, and only with its colon.
  it.fails.each(['http://http://acme.com', 'http//acme.com', 'www.acme,com'])(
    'reads the mistyped "%s"',
    (text) => {
      expect(normaliseWebsite(text)?.label).toBe('acme');
    },
  );
});

describe('e-mail domains', () => {
  it.each(['jo@acme.com', 'JO@ACME.COM', 'jo@mail.acme.com', '@acme.com', 'acme.com', 'mailto:jo@acme.com'])(
    'reads "%s" as acme.com',
    (text) => {
      expect(normaliseEmailDomain(text)?.domain).toBe('acme.com');
    },
  );

  it.each([
    'jo@gmail.com',
    'jo@yahoo.co.jp',
    'jo@t-online.de',
    'jo@qq.com',
    'jo@mailinator.com',
    'jo@example.com',
    'jo@mail.ru',
  ])('names no company by "%s"', (text) => {
    expect(normaliseEmailDomain(text)).toBeUndefined();
  });

  it.each(['jo', 'jo@', '', 'jo at acme dot com', 'jo@localhost'])('finds no domain in "%s"', (text) => {
    expect(normaliseEmailDomain(text)).toBeUndefined();
  });

  // normalise-website.ts normaliseEmailDomain: the closing bracket stays on the domain.
  it.fails('reads "Jo Smith <jo@acme.com>"', () => {
    expect(normaliseEmailDomain('Jo Smith <jo@acme.com>')?.domain).toBe('acme.com');
  });

  it('are read at once as they are when they have to be taken apart', () => {
    const piece = fc.constantFrom('acme', 'www', 'com', 'co', 'uk', 'de', 'wordpress', 'x-y', '-', '7', '.');
    const host = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join('.'));
    const address = fc.tuple(fc.constantFrom('', 'http://', 'https://'), host, fc.constantFrom('', '/'));
    fc.assert(
      fc.property(address, (parts) => {
        const text = parts.join('');
        expect(normaliseWebsite(text)).toEqual(normaliseWebsite(`${text}?`));
      }),
    );
  });

  // normalise-website.ts normaliseEmailDomain: cuts at the last @ of the whole text, so the second address is read.
  it.fails('reads the first of two addresses', () => {
    expect(normaliseEmailDomain('jo@acme.com; ann@zym.com')?.domain).toBe('acme.com');
  });

  // In a time that grew with the square of their number the test would run out of its own.
  it('reads a million full stops at once', () => {
    expect(normaliseEmailDomain(`jo@acme${'.'.repeat(1_000_000)}x`)).toBeUndefined();
  });
});
