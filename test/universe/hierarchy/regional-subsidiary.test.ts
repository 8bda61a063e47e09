import { describe, expect, it } from 'vitest';
import { regionalSubsidiaryOf } from '../../../src/universe/hierarchy/regional-subsidiary.ts';
import { company, entitiesOf } from '../../builders.ts';

const factsOf = (parts: Parameters<typeof company>[0]) => entitiesOf([company(parts)])[0]?.facts as never;
const told = (unit: Parameters<typeof company>[0], ...above: Parameters<typeof company>[0][]) =>
  regionalSubsidiaryOf(factsOf(unit), above.map(factsOf));

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

  it('is none without a parent', () => {
    expect(told({ name: 'Acme Europe' })).toEqual({
      is_regional: false,
      regional_scope: null,
      reasoning: 'It has no known parent.',
    });
  });
});
