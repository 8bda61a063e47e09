import { expect, it } from 'vitest';
import { wellKnownNames } from '../../src/engine/well-known-names.ts';

it('knows the companies that come with core by any of their names, and nothing else', async () => {
  const isCompany = await wellKnownNames();
  for (const name of ['Apple', 'APPLE INC.', 'Siemens AG', 'nestle'])
    expect([name, isCompany(name)]).toEqual([name, true]);
  for (const text of ['', 'Company', 'Firmenliste', 'Zwölfender Anlagenbau'])
    expect([text, isCompany(text)]).toEqual([text, false]);
});
