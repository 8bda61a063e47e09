import { describe, expect, it } from 'vitest';
import { webAddressIn } from '../../src/contract/web-address.ts';

describe('webAddressIn', () => {
  it('reads an address, and finds none in other texts', () => {
    expect(webAddressIn('https://Acme.example:8443/hook?a=b')?.href).toBe(
      'https://acme.example:8443/hook?a=b',
    );
    expect(['https://', 'https://a b/', 'acme', ''].map(webAddressIn)).toEqual(Array(4).fill(undefined));
  });

  it('still reads one with an umlaut after many others', () => {
    for (let calls = 0; calls < 20_000; calls++) webAddressIn(`https://acme.example/${calls}`);
    expect(webAddressIn('https://müller.example/')?.hostname).toBe('xn--mller-kva.example');
  });
});
