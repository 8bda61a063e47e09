import type { Dataset } from '../../../src/crm/dataset.ts';
import { datasetOf, known, OTHERS, type TestAccount } from './accounts.ts';

const PLACES = [
  { city: 'Rostock', country: 'DE', address: '12 Harbour Road' },
  { city: 'Kassel', country: 'DE', website: 'pumpen.example.org' },
  { city: 'Lyon', country: 'FR', phone: '+33 4 72 00 00 00' },
];

/** Accounts of which many are doubles: misspelt, shortened, at several places, some of known companies, some stores. */
export function manyAccounts(copies = 4): readonly TestAccount[] {
  return Array.from({ length: copies }, (_, copy) => copy).flatMap((copy) =>
    OTHERS.map(({ trading_name = '' }, at): TestAccount => {
      const name = `${trading_name.split(' ')[0]} Zwickelmann Hydraulik${at % 4}`;
      const written = copy % 2 === 1 ? name.replace('Zwickelmann', 'Zwikelmann') : name;
      return {
        id: `${(at * 7 + copy * 13) % 101}-${at}-${copy}`,
        trading_name: at % 5 === 0 ? `${trading_name} #${copy % 2}12` : at % 3 === 0 ? trading_name : written,
        ...PLACES[(at + copy) % PLACES.length],
        ...(at % 4 === 0 && copy !== 1 && { is: known(String(at), copy === 2 ? 'LOW' : 'HIGH') }),
      };
    }),
  );
}

export function manyDoubles(): Dataset {
  return datasetOf(manyAccounts());
}
