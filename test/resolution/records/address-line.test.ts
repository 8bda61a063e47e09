import { describe, expect, it } from 'vitest';
import { normalisePlace } from '../../../src/resolution/records/normalise-place.ts';

/** As `US · US-CA · 95134 · san jose · 145 rio robles`. */
function read(address: string, country?: string): string {
  const { state, city, postalCode, street, ...place } = normalisePlace({ address, country });
  return [place.country, state, postalCode, city, street].map((part) => part ?? '-').join(' · ');
}

describe('an address that is a whole line', () => {
  it.each([
    [
      'One Village Center Dr, Belleville, MI 48111',
      'US · US-MI · 48111 · belleville · one village center dr',
    ],
    ['145 Rio Robles, San Jose, CA 95134, United States', 'US · US-CA · 95134 · san jose · 145 rio robles'],
    ['1209 Orange St, Wilmington, DE, 19801, US', 'US · US-DE · 19801 · wilmington · 1209 orange st'],
    ['12 Market St, Wilmington, DE', 'US · US-DE · - · wilmington · 12 market st'],
    ['350 5th Ave, New York 10118, USA', 'US · US-NY · 10118 · new york · 350 5th ave'],
    ['1 Main St, Atlanta, Georgia 30301', 'US · US-GA · 30301 · atlanta · 1 main st'],
    ['61 Bill Leathem Dr, Nepean, ON K2J 0P7, Canada', 'CA · CA-ON · k2j0p7 · nepean · 61 bill leathem dr'],
    ['Nepean, ON, Canada', 'CA · CA-ON · - · nepean · -'],
    ['12 High St, London SW1A 1AA, UK', 'GB · - · sw1a1aa · london · 12 high st'],
    ['1 Station Road, Cambridge, Cambridgeshire, CB1 2JD', 'GB · - · cb12jd · cambridge · 1 station rd'],
    [
      '5 Shelton Street, London, England, WC2H 9JQ, United Kingdom',
      'GB · - · wc2h9jq · london · 5 shelton st',
    ],
    ['Hauptstr. 5, 10115 Berlin, Germany', 'DE · - · 10115 · berlin · hauptstr 5'],
    ['Hauptstr. 5\nD-10115 Berlin\nDeutschland', 'DE · - · 10115 · berlin · hauptstr 5'],
    ['Frankenstrasse 2, 46395 Bocholt', '- · - · 46395 · bocholt · frankenstr 2'],
    ['3 place Haute, 92400 Courbevoie Cedex, France', 'FR · - · 92400 · courbevoie · 3 pl haute'],
    ['12 MG Road, Mumbai - 400069, Maharashtra, India', 'IN · IN-MH · 400069 · mumbai · 12 mg rd'],
    ['5 Bridge Street, Sydney NSW 2000, Australia', 'AU · AU-NSW · 2000 · sydney · 5 bridge st'],
    [
      'Rua Augusta 15, São Paulo - SP, 01310-200, Brazil',
      'BR · BR-SP · 01310200 · sao paulo · rua augusta 15',
    ],
    [
      '1-1 Marunouchi, Chiyoda-ku, Tokyo 100-0005, Japan',
      'JP · JP-13 · 1000005 · tokyo · 1 1 marunouchi chiyoda ku',
    ],
    ['Sheikh Zayed Road, Dubai, UAE', 'AE · AE-DU · - · dubai · sheikh zayed rd'],
    ['12 Rustaveli Ave, Tbilisi, Georgia', 'GE · - · - · tbilisi · 12 rustaveli ave'],
  ])('tells where it is: %s', (line, place) => {
    expect(read(line)).toBe(place);
  });

  it.each([
    ['6663 OWENS DR PLEASANTON CA US 94588', 'US · US-CA · 94588 · pleasanton · 6663 owens dr'],
    ['12 Robles San Jose CA 95134', 'US · US-CA · 95134 · - · 12 robles san jose'],
    ['Longgang District SHENZHEN CN 518116', 'CN · - · 518116 · shenzhen · longgang district'],
    ['Frankenstrasse 2 Bocholt NRW DE 46395', 'DE · DE-NW · 46395 · bocholt · frankenstr 2'],
    ['Nordhorn DE 48513', 'DE · - · 48513 · nordhorn · -'],
    ['900 Klein Road Plano Texas US 75074', 'US · US-TX · 75074 · plano · 900 klein rd'],
  ])('tells it without commas, and the town where the street has an end: %s', (line, place) => {
    expect(read(line)).toBe(place);
  });

  it.each([
    '123 Main Street, Suite 400',
    'Suite 200, 12345 Wilshire Blvd',
    'Main Building, 12 Rue de France',
    'Atlanta, GA',
    'Shinagawa-ku US 141-0031',
    '5 Solelim St. Tel Aviv IL 67897',
    '12 High Street, Leeds',
  ])('is left where nothing known stands at its end: %s', (line) => {
    expect(read(line)).toMatch(/^- · - · - · - · /);
  });

  it('tells nothing against the country in its own field, and what that country means', () => {
    expect(read('Schubertstr. 8, 80336 München, Germany', 'US')).toMatch(/^US · - · - · - · /);
    expect(read('Suite 5, 500 8th St NE', 'US')).toMatch(/^US · - · - · - · /);
    expect(read('12 Long Lane, Suite 2000', 'AU')).toMatch(/^AU · - · - · - · /);
    expect(read('100 Main St, Portland, OR', 'US')).toBe('US · US-OR · - · portland · 100 main st');
  });

  it('does not stand above a town, a state or a code in its own field', () => {
    const address = '145 Rio Robles, San Jose, CA 95134';
    expect(normalisePlace({ address, city: 'Austin' })).toMatchObject({ city: 'austin', state: undefined });
    expect(normalisePlace({ address, postalCode: '78701' })).toMatchObject({
      postalCode: '78701',
      city: undefined,
    });
  });
});
