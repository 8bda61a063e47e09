import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const named = (name: string) => company({ id: name, name });

describe('an article or joint that only one name has', () => {
  const resolve = resolverOf(
    ...['Quantock Foods DE Ltd', 'Harbury AT GmbH', 'FIBMESH PRIVATE LIMITED', 'Tamworth Van LLC'].map(named),
    ...['Zymergen OS Foundation', 'wexford.de GmbH', 'Comercial de Kudzwa SA'].map(named),
    ...['Ostermeyer Logistics Inc', 'Jacob Vossberg SA'].map(named),
  );

  it.each([
    'Quantock Foods NO Ltd',
    'Quantock Foods AT Ltd',
    'Quantock Foods Ltd',
    'QUANTOCK FOODS IN LTD',
    'Harbury DE GmbH',
    'Harbury GmbH',
    'FIBMESH IN LIMITED',
  ])('is a word where no article can stand: "%s" is another company', (record) =>
    expect(statementOf(resolve(record))).toMatch(/none|LOW/),
  );

  it.each(['Tamworth LLC', 'Zymergen Foundation', 'Harbury DI GmbH'])(
    'is a word: "%s" is not sure',
    (record) => expect(statementOf(resolve(record))).not.toMatch(/HIGH/),
  );

  it.each([
    ['HARBURY AT GMBH', 'HIGH Harbury AT GmbH'],
    ['Harbury AT', 'HIGH Harbury AT GmbH'],
    ['Wexford GmbH', 'HIGH wexford.de GmbH'],
    ['Comercial Kudzwa SA', 'HIGH Comercial de Kudzwa SA'],
    ['COMERCIAL DE LA KUDZWA SA', 'HIGH Comercial de Kudzwa SA'],
    ['OSTERMEYER LOGISTICS IN', 'HIGH Ostermeyer Logistics Inc'],
    ['Jacob de Vossberg SA', 'HIGH Jacob Vossberg SA'],
  ])('tells nothing elsewhere: "%s"', (record, answer) => expect(statementOf(resolve(record))).toBe(answer));
});
