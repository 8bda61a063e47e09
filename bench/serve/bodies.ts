import { nameFieldOf } from '../../dist/engine/name-field.js';
import type { ReferenceVersion } from '../../dist/universe/reference-store.js';
import { readRows } from '../accuracy/csv-rows.ts';

/** Columns of the accounts, by the field they are sent as. */
export const FIELDS = {
  website: 'Website',
  phone: 'Phone',
  address: 'Billing Street',
  city: 'Billing City',
  state: 'Billing State/Province',
  postal_code: 'Billing Zip/Postal Code',
  country: 'Billing Country',
} as const;

/** The accounts of a file as bodies of POST /v1/entity-resolution, as a batch sends them. */
export function bodiesOf(accounts: string): readonly string[] {
  const bodies = readRows(accounts).flatMap((row) => {
    const { 'Account Name': name = '' } = row;
    if (name === '') return [];
    const values = Object.entries(FIELDS)
      .map(([field, column]) => [field, row[column] ?? ''])
      .filter(([, value]) => value !== '');
    return [JSON.stringify({ [nameFieldOf(name)]: name, ...Object.fromEntries(values) })];
  });
  if (bodies.length === 0) throw new Error(`${accounts} has no accounts`);
  return bodies;
}

/** The same as bodies of POST /v1/combined, with both follow-ups. */
export function combinedBodiesOf(bodies: readonly string[]): readonly string[] {
  const jobs = ['firmographics', 'resolve-parent'];
  return bodies.map((body) => JSON.stringify({ ...JSON.parse(body), jobs }));
}

/** Entities spread over the universe, as bodies of POST /v1/resolve-parent and /v1/firmographics. */
export function entityBodiesOf(
  { index, facts }: Pick<ReferenceVersion, 'index' | 'facts'>,
  most: number,
): readonly string[] {
  const step = Math.max(1, Math.floor(index.size / most));
  const count = Math.min(most, index.size);
  return Array.from({ length: count }, (_, at) => JSON.stringify({ core_id: facts(at * step).coreId }));
}
