import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, resolverOf, statementOf } from '../matching.ts';

const resolve = resolverOf(
  ...[
    ...['municipality of Zymont', 'Quantholm Municipality', 'Wexmoor City Council', 'Province of Kudzwia'],
    ...['City of Baxley', 'Stadt Zelkow', 'Comune di Tarvesio', 'City Hotels', 'Stadtwerke Ashwig'],
  ].map((name) => company({ name })),
);
const answer = (name: string) => statementOf(resolve(name));

describe('a municipality', () => {
  it.each([
    ['Mairie de Zymont', 'municipality of Zymont'],
    ['Ville de Zymont', 'municipality of Zymont'],
    ["Commune d'Zymont", 'municipality of Zymont'],
    ['Gemeinde Zymont', 'municipality of Zymont'],
    ['Quantholms kommun', 'Quantholm Municipality'],
    ['Quantholm kommune', 'Quantholm Municipality'],
    ['Ayuntamiento de Wexmoor', 'Wexmoor City Council'],
    ['Prefeitura Municipal de Wexmoor', 'Wexmoor City Council'],
    ['Provincia di Kudzwia', 'Province of Kudzwia'],
    ['Stadt Baxley', 'City of Baxley'],
    ['Gemeente Baxley', 'City of Baxley'],
    ['City of Zelkow', 'Stadt Zelkow'],
    ['Municipality of Tarvesio', 'Comune di Tarvesio'],
  ])('%s is %s', (name, found) => {
    expect(answer(name)).toMatch(new RegExp(`^(?:HIGH|MEDIUM|LOW) ${found}$`));
    expect(resolve(name).reasoning).not.toMatch(/only in/);
  });

  it.each([
    'County of Zymont',
    'City of Zymont',
    'Provincia di Zymont',
    'Town of Baxley',
    'Gemeinde Zelkow',
    'Mairie Zymont GmbH',
  ])('is not %s, which one language tells apart', (name) => {
    expect(answer(name)).not.toMatch(/^(?:HIGH|MEDIUM)/);
  });

  it('is no company that its word begins', () => {
    expect(answer('Stadt Hotels')).not.toMatch(/^(?:HIGH|MEDIUM)/);
  });

  it('is not short for what it runs', () => {
    expect(answerOf(resolve('Stadt Ashwig'))).toBe('none');
  });
});
