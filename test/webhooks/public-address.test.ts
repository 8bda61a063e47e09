import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { describe, expect, it } from 'vitest';
import { assertWebhookUrl, guardedLookup, isPublicAddress } from '../../src/webhooks/public-address.ts';
import { resolving } from './resolving.ts';

const PRIVATE = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1'],
  ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::127.0.0.1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:a00:1', '::ffff:0:127.0.0.1'],
  ...[
    '64:ff9b::7f00:1',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
  ],
  ...['2002:808:808::', '3fff::1', '4000::1', '5f00::1', 'fc00::1', 'fd12::1', 'fe80::1', 'fe80::1%eth0'],
  ...['fec0::1', 'ff02::1', '', 'acme.example', '8.8.8', '010.8.8.8', '2130706433', '8.8.8.8 '],
];
const PUBLIC = ['8.8.8.8', '93.184.216.34', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '::ffff:8.8.8.8'];

describe('isPublicAddress', () => {
  it.each(PRIVATE)('refuses %j', (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });

  it.each(PUBLIC)('takes %s', (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  });
});

describe('assertWebhookUrl', () => {
  it.each([
    ...[
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f000001/',
      'https://0177.0.0.1/',
      'https://127.1/',
    ],
    ...[
      'https://0/',
      'https://127.0.0.1./',
      'https://%31%32%37.0.0.1/',
      'https://①②⑦.⓪.⓪.①/',
      'https://0xa9fea9fe/',
    ],
    ...[
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://[0:0:0:0:0:ffff:7f00:1]/',
      'https://[fd00::1]:8443/',
    ],
    ...['https://localhost/', 'https://LOCALHOST./', 'https://api.localhost/', 'https://10.1.2.3:443/hook'],
  ])('refuses %s as an address that is not public', (url) => {
    expect(() => assertWebhookUrl(new URL(url))).toThrow(
      /^webhook_url: must be a public address, and \S+ is none$/,
    );
  });

  it.each(['http://acme.example/', 'ftp://acme.example/', 'file:///etc/passwd'])('refuses %s', (url) => {
    expect(() => assertWebhookUrl(new URL(url))).toThrow('webhook_url: must start with https://');
  });

  it('takes private addresses where it may, and nothing else that it would refuse', () => {
    const taken = (url: string) => () => assertWebhookUrl(new URL(url), { allowPrivate: true });
    expect(taken('https://127.0.0.1/')).not.toThrow();
    expect(taken('https://user:pass@127.0.0.1/')).toThrow('must not hold a user name or a password');
    expect(taken('http://127.0.0.1/')).toThrow('must start with https://');
  });

  it.each(['https://user@acme.example/', 'https://:pass@acme.example/'])(
    'refuses the userinfo of %s',
    (url) => {
      expect(() => assertWebhookUrl(new URL(url))).toThrow('must not hold a user name or a password');
    },
  );

  it.each([
    'https://acme.example/hook',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://notlocalhost/',
  ])('takes %s', (url) => {
    expect(() => assertWebhookUrl(new URL(url))).not.toThrow();
  });
});

describe('guardedLookup', () => {
  it('gives all addresses to who asks for all', async () => {
    const found = await looked(guardedLookup(resolving(['8.8.8.8', '2606:4700::1111'])), { all: true });
    expect(found).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]);
  });

  it('gives the first address to who asks for one', async () => {
    expect(await looked(guardedLookup(resolving(['8.8.8.8', '1.1.1.1'])), {})).toBe('8.8.8.8/4');
  });

  it.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['8.8.8.8', '::ffff:10.0.0.1']], [[]]])(
    'refuses a name that leads to %j',
    async (addresses) => {
      const lookup = guardedLookup(resolving(addresses));
      const problem = 'webhook_url: acme.example leads to an address that is not public';
      await expect(looked(lookup, { all: true })).rejects.toThrow(problem);
      await expect(looked(lookup, {})).rejects.toThrow(problem);
    },
  );

  it('passes on that a name is not known', async () => {
    const unknown: LookupFunction = (_host, _options, done) =>
      done(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), '');
    await expect(looked(guardedLookup(unknown), {})).rejects.toThrow('unknown');
  });

  it('refuses what this machine itself takes for localhost', async () => {
    const problem = 'webhook_url: localhost leads to an address that is not public';
    await expect(looked(guardedLookup(), { all: true }, 'localhost')).rejects.toThrow(problem);
  });
});

function looked(lookup: LookupFunction, options: { all?: boolean }, host = 'acme.example') {
  return new Promise<string | LookupAddress[]>((resolve, reject) => {
    lookup(host, options, (error, address, family) => {
      if (error !== null) reject(error);
      else resolve(typeof address === 'string' ? `${address}/${family}` : address);
    });
  });
}
