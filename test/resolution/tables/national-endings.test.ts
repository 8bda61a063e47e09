import { describe, expect, it } from 'vitest';
import { countryOfEnding } from '../../../src/resolution/tables/national-endings.ts';

describe('the country of a domain', () => {
  it.each([
    ['migros.ch', 'CH'],
    ['migros.com.tr', 'TR'],
    ['tesco.co.uk', 'GB'],
    ['ecopetrol.com.co', 'CO'],
    ['ibm.com', undefined],
    ['twitch.tv', undefined],
    ['openai.ai', undefined],
    ['vimeo.co', undefined],
    ['europa.eu', undefined],
  ])('of %s is %s', (domain, country) => {
    expect(countryOfEnding(domain)).toBe(country);
  });
});
