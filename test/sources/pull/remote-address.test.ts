import { describe, expect, it } from 'vitest';
import { addressOf, redirectTarget } from '../../../src/sources/pull/remote-address.ts';

const OWN = 'https://register.example/v2';

describe('the address of a published file', () => {
  it.each([
    ['files/a.zip', `${OWN}/files/a.zip`],
    ['/files/a.zip', 'https://register.example/files/a.zip'],
    ['https://store.example/a.zip', 'https://store.example/a.zip'],
  ])('%s is %s', (url, address) => {
    expect(addressOf(url, OWN)).toBe(address);
  });

  it.each([
    ['files/a.zip', 'http://mirror.lan/lei/files/a.zip'],
    ['/files/a.zip', 'http://mirror.lan/files/a.zip'],
    ['https://register.example/v2/files/a.zip', 'http://mirror.lan/lei/files/a.zip'],
    ['https://register.example/v20/a.zip', 'https://register.example/v20/a.zip'],
    ['https://store.example/a.zip', 'https://store.example/a.zip'],
  ])('%s at a mirror is %s', (url, address) => {
    expect(addressOf(url, OWN, 'http://mirror.lan/lei')).toBe(address);
  });
});

it('keeps the folder of a mirror for addresses from the root of a register', () => {
  const address = addressOf('/files/a.zip', 'https://register.example', 'http://mirror.lan/lei');
  expect(address).toBe('http://mirror.lan/lei/files/a.zip');
});

describe('a redirect', () => {
  it.each([
    ['https://a.example/x/y', '../z', 'https://a.example/z'],
    ['https://a.example/', 'https://b.example/z', 'https://b.example/z'],
    ['http://a.example/', 'http://b.example/z', 'http://b.example/z'],
    ['https://a.example/', 'http://127.0.0.1:8080/z', 'http://127.0.0.1:8080/z'],
    ['https://a.example/', 'http://b.example/z', undefined],
    ['https://a.example/', 'http://127.0.0.1.b.example/z', undefined],
    ['https://a.example/', 'http://[', undefined],
  ])('from %s to %s leads to %s', (from, location, target) => {
    expect(redirectTarget(from, location)).toBe(target);
  });
});
