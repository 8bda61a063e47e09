import { describe, expect, it } from 'vitest';
import { regionalSubsidiaryOf } from '../../../src/universe/hierarchy/regional-subsidiary.ts';
import { company, entitiesOf } from '../../builders.ts';
import { familyOf, ownedBy } from './families.ts';

const factsOf = (parts: Parameters<typeof company>[0]) => entitiesOf([company(parts)])[0]?.facts as never;
const told = (unit: Parameters<typeof company>[0], ...above: Parameters<typeof company>[0][]) =>
  regionalSubsidiaryOf(factsOf(unit), above.map(factsOf));

function inFamily(unit: Parameters<typeof company>[0], head: Parameters<typeof company>[0]) {
  const family = familyOf(company(head), company(unit));
  return regionalSubsidiaryOf(family.named(unit?.name ?? ''), [family.named(head?.name ?? '')], family);
}

describe('a regional subsidiary', () => {
  it.each([
    ['Siemens S.A.S.', 'FR', 'Siemens AG', 'DE', 'France'],
    ['Bosch (Malaysia) Sdn Bhd', 'MY', 'Bosch', 'DE', 'Malaysia'],
    ['Toyota Motor Europe NV/SA', 'BE', 'Toyota Motor Corporation', 'JP', 'Europe'],
    ['Microsoft Ireland Operations Limited', 'IE', 'Microsoft Corporation', 'US', 'Ireland'],
    ['Sony Corporation of America', 'US', 'Sony Group Corporation', 'JP', 'United States'],
    ['Pfizer Asia Pacific Pte Ltd', 'SG', 'Pfizer Inc.', 'US', 'Asia Pacific'],
    ['Danone Nederland BV', 'NL', 'Danone SA', 'FR', 'Netherlands'],
    ['Renault España S.A.', 'ES', 'Renault SA', 'FR', 'Spain'],
    ['Acme California LLC', 'US', 'Acme Inc.', 'US', 'California'],
    ['Asseco South Eastern Europe S.A.', 'PL', 'Asseco', 'PL', 'South East Europe'],
    ['Porsche Cars North America Inc', 'US', 'Porsche AG', 'DE', 'North America'],
    ['Danske Bank Sverige', 'SE', 'Danske Bank A/S', 'DK', 'Sweden'],
  ])('is %s (%s) of %s (%s): %s', (name, country, parent, home, scope) => {
    const record = told({ name, country }, { name: parent, country: home });
    expect(record).toMatchObject({ is_regional: true, regional_scope: scope });
    expect(record.reasoning).toContain(`It bears the name of ${parent}`);
  });

  it.each([
    ['Bimbo Bakeries USA', 'US', 'Grupo Bimbo', 'MX', 'Bakery', 'United States'],
    ['UniCredit Bank GmbH', 'DE', 'UniCredit S.p.A.', 'IT', 'Banking', 'Germany'],
    ['EDF Energy Limited', 'GB', 'EDF', 'FR', 'Energy utility', 'United Kingdom'],
    ['Roche Pharma AG', 'DE', 'Roche Holding AG', 'CH', 'Pharmaceuticals', 'Germany'],
  ])('is %s (%s) of %s (%s), which does %s: %s', (name, country, parent, home, industry, scope) => {
    expect(told({ name, country }, { name: parent, country: home, industry })).toMatchObject({
      is_regional: true,
      regional_scope: scope,
    });
  });

  it.each([
    ['of another trade', { name: 'Roche Diagnostics', country: 'US' }, 'Pharmaceuticals'],
    ['in the country of its head', { name: 'Roche Pharma', country: 'CH' }, 'Pharmaceuticals'],
    ['of a head whose trade is not known', { name: 'Roche Pharma', country: 'US' }, ''],
  ])('is not one %s', (_what, unit, industry) => {
    expect(told(unit, { name: 'Roche', country: 'CH', industry }).is_regional).toBe(false);
  });

  it('bears a name behind one of its own', () => {
    expect(
      told({ name: 'BGL BNP Paribas', country: 'LU' }, { name: 'BNP Paribas', country: 'FR' }).reasoning,
    ).toBe('It bears the name of BNP Paribas behind a name of its own: a business of its own.');
  });

  it('is one of the company further up whose name it bears', () => {
    const [unit, holding, head] = [
      { name: 'Siemens S.A.S.', country: 'FR' },
      { name: 'Zeta Beteiligungen', country: 'DE' },
      { name: 'Siemens AG', country: 'DE' },
    ];
    expect(told(unit, holding, head)).toMatchObject({ is_regional: true, regional_scope: 'France' });
  });

  it('may show where it is by its web address alone', () => {
    expect(told({ name: 'Acme', website: 'acme.de' }, { name: 'Acme', country: 'US' })).toMatchObject({
      regional_scope: 'Germany',
    });
    expect(told({ name: 'Acme', website: 'acme.io' }, { name: 'Acme', country: 'US' }).is_regional).toBe(
      false,
    );
  });

  it('names a country as people do', () => {
    expect(told({ name: 'Acme US', country: 'US' }, { name: 'Acme', country: 'DE' }).reasoning).toBe(
      'It bears the name of Acme, and its name says the United States.',
    );
  });

  it.each([
    [
      'a business of another name',
      { name: 'Varian', country: 'US' },
      { name: 'Siemens Healthineers', country: 'DE' },
    ],
    [
      'a line of business under the brand',
      { name: 'Siemens Mobility GmbH', country: 'DE' },
      { name: 'Siemens AG', country: 'DE' },
    ],
    [
      'a holding',
      { name: 'Acme Nederland Holding BV', country: 'NL', category: 'Company' },
      { name: 'Acme Inc', country: 'US' },
    ],
    ['a fund', { name: 'Acme Europe', country: 'LU', category: 'Fund' }, { name: 'Acme Inc', country: 'US' }],
    [
      'a unit at home',
      { name: 'Siemens Deutschland GmbH', country: 'DE' },
      { name: 'Siemens AG', country: 'DE' },
    ],
  ])('is not %s', (_what, unit, parent) => {
    expect(told(unit, parent)).toMatchObject({
      is_regional: false,
      regional_scope: null,
      reasoning: expect.any(String),
    });
  });

  it('is told apart from a business that bears more than the name', () => {
    expect(
      told({ name: 'Siemens Healthineers', country: 'DE' }, { name: 'Siemens AG', country: 'DE' }).reasoning,
    ).toBe('It bears more than the name of Siemens AG: a business of its own.');
  });

  it('at home bears a place in the name of its business: of a laboratory, say', () => {
    const head = { name: 'Acme', country: 'US' };
    expect(told({ name: 'Acme Research New England', country: 'US' }, head).is_regional).toBe(false);
    expect(told({ name: 'Acme North America', country: 'US' }, head).regional_scope).toBe('North America');
  });

  it('may bear another name of its head, or one that it gave up', () => {
    const head = { name: 'Merck', country: 'US', acronym: 'MSD', formerName: 'Schering Corporation' };
    expect(inFamily({ name: 'MSD', country: 'SE' }, head)).toEqual({
      is_regional: true,
      regional_scope: 'Sweden',
      reasoning: 'It bears another name of Merck, MSD, and it is in Sweden.',
    });
    expect(inFamily({ name: 'Schering', country: 'GB' }, head).reasoning).toBe(
      'It bears a former name of Merck, Schering Corporation, and it is in the United Kingdom.',
    );
    expect(inFamily({ name: 'MSD', country: 'US' }, head).reasoning).toBe(
      'It bears another name of Merck, MSD, but nothing says that it is for another country or region.',
    );
  });

  it('may bear the name of an owner that became part of its head', () => {
    const mylan = { name: 'Mylan', country: 'US', status: 'absorbed' as const };
    const successor = { relations: [{ type: 'successor' as const, id: 'viatris' }] };
    const family = familyOf(
      company({ name: 'Viatris', country: 'US' }),
      company({ ...mylan, ...successor }),
      company({ name: 'Mylan', id: 'unit', country: 'DE', ...ownedBy('mylan') }),
    );
    const unit = family.all.find(({ country }) => country?.value === 'DE') as never;
    expect(regionalSubsidiaryOf(unit, [family.named('Viatris')], family).reasoning).toBe(
      'It bears the name of Mylan, which became part of Viatris, and it is in Germany.',
    );
  });

  it('is none that goes by a brand of its own, whatever its legal name', () => {
    const names = (legal: string, trading: string) => ({
      names: [
        { value: legal, kind: 'legal' as const },
        { value: trading, kind: 'trading' as const },
      ],
    });
    const haier = { name: 'Haier', country: 'CN' };
    const appliances = { country: 'US', ...names('Haier US Appliance Solutions, Inc.', 'GE Appliances') };
    expect(told(appliances, haier)).toEqual({
      is_regional: false,
      regional_scope: null,
      reasoning:
        'It goes by GE Appliances, a name of its own, and bears that of Haier in its legal name alone: a business of its own.',
    });
    const claro = { country: 'PE', ...names('Haier Perú S.A.C.', 'Claro Perú') };
    expect(told(claro, haier).regional_scope).toBe('Peru');
  });

  it('is told apart from a company whose name begins like that of its head', () => {
    expect(
      told({ name: 'VodafoneThree', country: 'GB' }, { name: 'Vodafone', country: 'GB' }).reasoning,
    ).toBe('Its name begins like that of Vodafone, but is another: a business of its own.');
  });

  it('is none without a parent', () => {
    expect(told({ name: 'Acme Europe' })).toEqual({
      is_regional: false,
      regional_scope: null,
      reasoning: 'It has no known parent.',
    });
  });
});
