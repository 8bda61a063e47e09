import { expect, it } from 'vitest';
import { bodyOfEnding, isEndingOfSociety } from '../../../src/resolution/tables/website-endings.ts';

it.each([
  ['gillettewy.gov', 'authority'],
  ['durham.police.uk', 'authority'],
  ['kongsberg.kommune.no', 'authority'],
  ['pomerode.sc.gov.br', 'authority'],
  ['city.yokohama.lg.jp', 'authority'],
  ['goodyear.az.us', 'authority'],
  ['burlington.k12.oh.us', 'school'],
  ['durham.ac.uk', 'school'],
  ['zym.edu.co', 'school'],
  ['zym.ac', undefined],
  ['gov.me', undefined],
  ['zym.go.it', undefined],
  ['zym.us', undefined],
  ['ibm.com', undefined],
])('%s is of %s', (domain, body) => expect(bodyOfEnding(domain)).toBe(body));

it('tells societies in every country', () => {
  expect(['trimet.org', 'zym.org.uk', 'zymorg.com', 'org.com'].map(isEndingOfSociety)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
