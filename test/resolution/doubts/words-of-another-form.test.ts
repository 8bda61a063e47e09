import { expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const boston = { country: 'US', state: 'MA', city: 'Boston' };
const fresno = { country: 'US', state: 'CA', city: 'Fresno' };
const munich = { country: 'DE', city: 'Munich' };
const emden = { country: 'DE', city: 'Emden' };
const resolve = resolverOf(
  company({ name: 'Quantock, Inc.', ...boston, website: 'quantock.com' }),
  company({ name: 'Toast, Inc.', ...boston, website: 'toastwick.com' }),
  company({ name: 'Lucidra', ...boston }),
  company({ name: 'Fischrel', legalName: 'Fischrelwerke AG', ...munich }),
  company({ name: 'Wexcombe AG', ...munich }),
  company({ name: 'Zymorg SE', ...munich }),
  company({ name: 'Kudzwa GmbH & Co. KG', ...munich }),
  company({ name: 'Fenwold', legalName: 'Fenwold AG Munich Airport Services', ...munich }),
);
const answer = (name: string, place: object) => statementOf(resolve({ trading_name: name, ...place }));

it('one word with another legal form is not sure in another town', () => {
  expect(answer('Quantock LLC', fresno)).toBe('MEDIUM Quantock, Inc.');
  expect(answer('Wexcombe GmbH', emden)).toBe('MEDIUM Wexcombe AG');
  expect(answer('Fischrel GmbH', emden)).toBe('MEDIUM Fischrel');
  expect(answer('Wexcombe GmbH', munich)).toMatch(/^HIGH/);
});

it('a word of the language with another legal form is a guess at most in another town', () => {
  expect(answer('Toast LLC', fresno)).not.toMatch(/^(?:HIGH|MEDIUM)/);
  expect(answer('Toast Inc', fresno)).toBe('HIGH Toast, Inc.');
  const own = { trading_name: 'Toast LLC', ...fresno, website: 'toastwick.com' };
  expect(statementOf(resolve(own))).toBe('HIGH Toast, Inc.');
});

it('a form that the company had, is called by for short, or says within its name is its own; where none is known there is no other', () => {
  expect(answer('Quantock', fresno)).toBe('HIGH Quantock, Inc.');
  expect(answer('Zymorg AG', emden)).toBe('HIGH Zymorg SE');
  expect(answer('Kudzwa GmbH', emden)).toBe('HIGH Kudzwa GmbH & Co. KG');
  expect(answer('Fenwold AG', emden)).toBe('HIGH Fenwold');
  expect(answer('Lucidra LLC', fresno)).toBe('HIGH Lucidra');
});
