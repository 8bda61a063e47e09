import { expect, it } from 'vitest';
import { restClient } from '../../src/connectors/rest/rest-client.ts';
import { openPostgres } from '../../src/connectors/sql/postgres.ts';
import { crmAddressGuard } from '../../src/engine/crm-address-guard.ts';
import { testClock } from '../clock.ts';

const guard = crmAddressGuard(false);

it.each([
  'postgres://u:p@127.0.0.1/db',
  'postgres://u:p@localhost/db',
  'postgres://u:p@[::1]/db',
  'postgres://u:p@db.example/db?host=10.0.0.1',
  'postgres://u:p@%2Fvar%2Frun%2Fpostgresql/db',
])('lets no database of a private network be opened: %s', async (url) => {
  await expect(openPostgres(url, guard)).rejects.toThrow(/is not a public address|by its public address/);
});

it.each([
  'https://127.0.0.1/',
  'https://169.254.169.254/',
  'https://[::ffff:10.0.0.1]/',
  'https://localhost/',
])('lets no CRM of a private network be asked: %s', async (url) => {
  const client = restClient({ guard, clock: testClock() });
  const asked = client.exchange({ method: 'GET', url: new URL(url), headers: {} });
  await expect(asked).rejects.toThrow('is not a public address');
  await client.close();
});

it('lets no name that leads to a private address be asked', () => {
  const refused = new Promise((answered) => {
    guard.lookup?.('localhost', { all: true }, (error) => answered(error?.message));
  });
  return expect(refused).resolves.toBe('localhost is not a public address');
});
