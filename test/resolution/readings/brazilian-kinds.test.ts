import { describe, expect, it } from 'vitest';
import { brazilianKindWords, brazilianReadings } from '../../../src/resolution/readings/brazilian-kinds.ts';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('what the names of Brazilian banks abbreviate', () => {
  const read = (text: string) => brazilianReadings('BR').map((reading) => reading(text));

  it('is written out in each of its meanings', () => {
    expect(read('Kudzwa DTVM Ltda.')).toContain(
      'Kudzwa Distribuidora de Títulos e Valores Mobiliários Ltda.',
    );
    expect(read('KUDZWA CC')).toEqual(['KUDZWA Corretora de Câmbio', 'KUDZWA Cooperativa de Crédito']);
  });

  it('is a state by its letters behind the word for it alone', () => {
    expect(read('BCO DO EST. DE SE S.A.')[0]).toBe('BCO DO Estado DE Sergipe S.A.');
    expect(read('Banco do Estado do RS')[0]).toBe('Banco do Estado do Rio Grande do Sul');
    expect(read('Kudzwa SE')).toEqual(['Kudzwa SE', 'Kudzwa SE']);
  });

  it('says nothing in another country', () => {
    expect(brazilianReadings('PT')).toEqual([]);
  });

  it('has letters of capitals, each of them once', () => {
    const words = brazilianKindWords();
    expect(words.every((word) => /^[A-Z]+$/.test(word))).toBe(true);
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeGreaterThan(20);
  });
});

describe('a Brazilian bank by its short name', () => {
  const BR = { country: 'BR' };
  const resolve = resolverOf(
    company({ name: 'KUDZWA INSTITUIÇÃO DE PAGAMENTO S.A.', ...BR }),
    company({ name: 'KUDZWA SOCIEDADE DE CRÉDITO DIRETO S.A.', ...BR }),
    company({ name: 'ZYMBUR CORRETORA DE CÂMBIO LTDA.', ...BR }),
    company({ name: 'Banco do Estado do Pará S.A.', ...BR }),
    company({ name: 'Banco do Estado de Sergipe S.A.', ...BR }),
  );

  it.each([
    ['KUDZWA IP S.A.', 'KUDZWA INSTITUIÇÃO DE PAGAMENTO S.A.'],
    ['KUDZWA SCD S.A.', 'KUDZWA SOCIEDADE DE CRÉDITO DIRETO S.A.'],
    ['ZYMBUR CC LTDA', 'ZYMBUR CORRETORA DE CÂMBIO LTDA.'],
    ['BCO DO EST. DO PA S.A.', 'Banco do Estado do Pará S.A.'],
    ['BCO DO EST. DE SE S.A.', 'Banco do Estado de Sergipe S.A.'],
  ])('is the one of that kind: %s', (trading_name, name) => {
    expect(['HIGH', 'MEDIUM'].map((level) => `${level} ${name}`)).toContain(
      statementOf(resolve({ trading_name, ...BR })),
    );
  });
});
