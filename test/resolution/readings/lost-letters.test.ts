import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('a sign that stands for a lost letter', () => {
  const resolve = resolverOf(
    company({ name: 'Mediaset España Comunicación, S.A.', country: 'ES' }),
    company({ name: 'Tamarín Ibérica S.A.', country: 'ES' }),
    company({ name: 'Müller Zymab AG', country: 'CH' }),
    company({ name: 'Möller Quantock AG', country: 'CH' }),
    company({ name: 'Süßwaren Krüger GmbH', country: 'DE' }),
    company({ name: 'Škoda Zymab a.s.', country: 'CZ' }),
    company({ name: "Tamarin's Foods Inc", country: 'US' }),
  );

  it.each([
    ['Mediaset Espa?a Comunicaci?n, S.A.', 'ES', 'Mediaset España Comunicación, S.A.'],
    ['MEDIASET ESPA...A COMUNICACI...N', 'ES', 'Mediaset España Comunicación, S.A.'],
    ['Tamar\uFFFDn Ib\uFFFDrica', 'ES', 'Tamarín Ibérica S.A.'],
    ['Tamar_n Ib_rica', 'ES', 'Tamarín Ibérica S.A.'],
    ['M?ller Zymab AG', 'CH', 'Müller Zymab AG'],
    ['M?ller Quantock AG', 'CH', 'Möller Quantock AG'],
    ['S??waren Kr?ger GmbH', 'DE', 'Süßwaren Krüger GmbH'],
    ['?koda Zymab a.s.', 'CZ', 'Škoda Zymab a.s.'],
    ['Tamarin?s Foods', 'US', "Tamarin's Foods Inc"],
  ])('is that of the word which companies have: %s', (trading_name, country, name) => {
    expect(statementOf(resolve({ trading_name, country }))).toBe(`HIGH ${name}`);
  });

  it.each([
    ['M?ller AG', 'CH'],
    ['M?ller Tamarin AG', 'CH'],
    ['Wh? Wh?t Ltd', 'GB'],
  ])('tells nobody where other words are missing: %s', (trading_name, country) => {
    expect(statementOf(resolve({ trading_name, country }))).not.toMatch(/^HIGH (?!none)/);
  });
});
