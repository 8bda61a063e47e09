import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { findCandidates } from '../../../src/resolution/blocking/candidates.ts';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { company } from '../../builders.ts';
import { answerOf, NEIGHBOURS, resolverOf, statementOf, universeWith } from '../matching.ts';

describe('a place in the brackets of a name', () => {
  const companies = [
    company({ name: 'Zymergen GmbH', country: 'DE', city: 'Stuttgart' }),
    company({ name: 'Zymergen Malaysia Sdn. Bhd.', country: 'MY' }),
    company({ name: 'Zymergen Hong Kong Limited', country: 'HK' }),
    company({ name: 'Zymergen (Pakistan) Limited', country: 'PK' }),
    company({ name: 'Zymergen Shanghai Co., Ltd.', country: 'CN', city: 'Shanghai' }),
    company({ name: 'Zymergen (Wuxi) Co., Ltd.', country: 'CN', city: 'Wuxi' }),
  ];
  const resolve = resolverOf(...companies);

  it.each([
    ['Zymergen (Malaysia) Sdn Bhd', 'Zymergen Malaysia Sdn. Bhd.'],
    ['Zymergen Malaysia Sdn Bhd', 'Zymergen Malaysia Sdn. Bhd.'],
    ['Zymergen (HK) Ltd', 'Zymergen Hong Kong Limited'],
    ['Zymergen (Hong Kong) Ltd', 'Zymergen Hong Kong Limited'],
    ['Zymergen Pakistan Ltd', 'Zymergen (Pakistan) Limited'],
    ['Zymergen (Pakistan) (Private) Limited', 'Zymergen (Pakistan) Limited'],
    ['Zymergen (Shanghai) Co., Ltd', 'Zymergen Shanghai Co., Ltd.'],
    ['Zymergen Wuxi Co Ltd', 'Zymergen (Wuxi) Co., Ltd.'],
    ['Zymergen GmbH', 'Zymergen GmbH'],
  ])('is a word of it too: "%s" is %s', (name, answer) => {
    expect(answerOf(resolve(name))).toBe(answer);
  });

  it.each([
    ['Zymergen (Malaysia) Sdn Bhd', 'Zymergen Malaysia Sdn. Bhd.'],
    ['Zymergen Pakistan Ltd', 'Zymergen (Pakistan) Limited'],
  ])('leads "%s" to %s among many namesakes', (name, answer) => {
    const namesakes = Array.from({ length: 40 }, (_, at) =>
      company({ name: 'Zymergen', country: 'US', city: `Town ${at}` }),
    );
    const { index } = universeWith([...companies, ...namesakes], NEIGHBOURS);
    const found = findCandidates(normaliseRecord({ trading_name: name }), index);
    expect(found.map((entity) => index.profile(entity).name)).toContain(answer);
  });

  it('is told where only one of the names says it', () => {
    const { explanation, reasoning } = resolve('Zymergen (Austria) GmbH');
    expect(explanation.evidence).toContainEqual(
      expect.objectContaining({ comparison: 'name_place', level: 'one_side', left: 'austria', right: null }),
    );
    expect(reasoning).toContain('"Austria" is only in the record\'s name');
  });

  it('keeps sisters in other towns apart', () => {
    expect(answerOf(resolve('Zymergen (Beijing) Co., Ltd'))).not.toMatch(/Shanghai|Wuxi/);
  });

  it('tells where the record is when nothing else does', () => {
    expect(normaliseRecord({ trading_name: 'Zymergen (Shanghai) Co' }).place).toEqual({
      country: 'CN',
      city: 'shanghai',
    });
    expect(normaliseRecord({ trading_name: 'Zymergen (Shanghai) Co', country: 'US' }).place).toEqual({
      country: 'US',
    });
  });
});

describe('a place that both names have in brackets', () => {
  const resolve = resolverOf(company({ name: 'Zymergen (Cayman) Inc.', country: 'CN', city: 'Shanghai' }));

  it('is not where the record is', () => {
    expect(statementOf(resolve('Zymergen (Cayman) Inc'))).toBe('HIGH Zymergen (Cayman) Inc.');
    const { evidence } = resolve('Zymergen (Cayman) Inc').explanation;
    expect(evidence.map(({ comparison }) => comparison)).not.toContain('place');
  });
});

describe('a remark about the buyer of a company', () => {
  const resolve = resolverOf(
    ...['Zymergen Inc', 'Kudzwa Corporation', 'Kudzwah Ltd'].map((name) => company({ name })),
  );

  it.each([
    ['now part of Kudzwa', 'MEDIUM'],
    ['acquired by Kudzwa', 'MEDIUM'],
    ['a Kudzwa company', 'MEDIUM'],
    ['now Kudzwa', 'HIGH'],
    ['see Kudzwah', 'HIGH'],
  ])('says nothing for the buyer, whom the company is not known to have: "%s"', (remark, confidence) => {
    expect(statementOf(resolve(`Zymergen (${remark})`))).toBe(`${confidence} Zymergen Inc`);
    expect(answerOf(resolve(`Oblivion Foods (${remark})`))).toBe('none');
  });
});

describe('a name behind another name', () => {
  const resolve = resolverOf(
    company({ name: 'Zymergen Pumps', website: 'zymergen.com', country: 'DE', city: 'Stuttgart' }),
    company({ name: 'Quantock Merrow Foods', alias: 'QMF', country: 'DE', city: 'Ulm' }),
  );

  it('may be that of a partner or customer, and is never sure', () => {
    expect(statementOf(resolve({ trading_name: 'Meier Elektro (Zymergen Pumps)', country: 'DE' }))).toBe(
      'MEDIUM Zymergen Pumps',
    );
  });

  it('is a guess where the record has a website of its own', () => {
    for (const trading_name of ['Meier Elektro (Zymergen Pumps)', 'Kudzwa (formerly Zymergen Pumps)']) {
      const resolution = resolve({ trading_name, website: 'kudzwa.de', country: 'DE' });
      expect(statementOf(resolution)).toBe('LOW Zymergen Pumps');
      expect(resolution.reasoning).toMatch(/Only (?:the former name )?"Zymergen Pumps".* agrees/);
    }
  });

  it('is sure where an identifier is its own, or the first name is the company, too', () => {
    const own = { trading_name: 'Meier Elektro (Zymergen Pumps)', website: 'zymergen.com', country: 'DE' };
    expect(statementOf(resolve(own))).toBe('HIGH Zymergen Pumps');
    const both = { trading_name: 'QMF (Quantock Merrow Foods)', country: 'DE', city: 'Ulm' };
    expect(statementOf(resolve(both))).toBe('HIGH Quantock Merrow Foods');
  });
});

describe('a place in the brackets of the entity alone', () => {
  const resolve = resolverOf(
    company({
      name: 'Quantock Merrow Corporation (Brazil)',
      website: 'quantockmerrow.com',
      phone: '+55 11 3030 4040',
      country: 'BR',
      city: 'Recife',
    }),
  );
  const answer = (record: EntityInput) =>
    statementOf(resolve({ trading_name: 'Quantock Merrow Corporation', ...record }));

  it('may be that of a unit at the website of its group', () => {
    expect(answer({ website: 'quantockmerrow.com', country: 'JP' })).toMatch(/^(?:LOW|.* none)/);
    expect(answer({ website: 'quantockmerrow.com' })).toBe('MEDIUM Quantock Merrow Corporation (Brazil)');
  });

  it('is no doubt where the record is there, or its telephone is', () => {
    expect(answer({ website: 'quantockmerrow.com', country: 'BR' })).toMatch(/^HIGH Quantock/);
    expect(answer({ website: 'quantockmerrow.com', phone: '+55 11 3030 4040' })).toMatch(/^HIGH Quantock/);
  });
});
