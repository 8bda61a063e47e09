import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { mintToken } from '../../src/access/token.ts';
import { describePostgres } from '../store/postgres/postgres-databases.ts';
import { postgresPlace } from './postgres-place.ts';
import { stage } from './stage.ts';

const SLOW_MS = 90_000;
const PER_SECOND = 5;
const TURNS = 300;
/** Failures of one name at one address (access/sign-in.ts). */
const MOST_FAILURES = 10;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

describePostgres('two core serve on one PostgreSQL', { timeout: SLOW_MS }, () => {
  it('admit together no more requests of a key than the limit of each', async () => {
    const { apiKey, first, second } = await services(['--rate-limit', `${PER_SECOND}`]);
    const headers = { 'x-api-key': apiKey };
    for (const path of ['/v1/lookup-entity/0000000000', '/api/v1/inbound/enrichment?executionId=none']) {
      const startedMs = performance.now();
      const answers = await Promise.all(
        Array.from({ length: TURNS }, (_, turn) =>
          fetch(`${turn % 2 === 0 ? first : second}${path}`, { headers }),
        ),
      );
      const seconds = (performance.now() - startedMs) / 1000;
      const refused = answers.filter(({ status }) => status === 429);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
      expect(new Set(refused.map((answer) => answer.headers.get('retry-after')))).toEqual(new Set(['1']));
      expect(TURNS - refused.length).toBeGreaterThanOrEqual(PER_SECOND);
      expect(TURNS - refused.length).toBeLessThanOrEqual(PER_SECOND * (1 + Math.ceil(seconds)));
    }
  });

  it('let nobody guess a password at the one when the other has refused', async () => {
    const { first, second } = await services();
    const attempt = (address: string) =>
      fetch(`${address}/ui/sign-in`, {
        method: 'POST',
        headers: FORM,
        body: new URLSearchParams({ name: 'anna', password: 'a wrong password' }),
      });
    const answers = await Promise.all(
      Array.from({ length: 2 * MOST_FAILURES }, (_, turn) => attempt(turn % 2 === 0 ? first : second)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(MOST_FAILURES);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(MOST_FAILURES);
    for (const address of [first, second]) {
      const refused = await attempt(address);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    }
  });

  it('know who has signed in at the other one, until that ends', async () => {
    const { place, first, second } = await services();
    const { token, hash } = mintToken(randomBytes);
    await place.stores.users.addLink({ hash, purpose: 'owner', user: null }, Date.now() + 60_000);
    const body = new URLSearchParams({ token });
    const entered = await fetch(`${first}/ui/link`, {
      method: 'POST',
      headers: FORM,
      body,
      redirect: 'manual',
    });
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const sessionAt = async (address: string) =>
      (await fetch(`${address}/ui/api/session`, { headers: { cookie } })).status;
    expect([await sessionAt(first), await sessionAt(second)]).toEqual([200, 200]);
    const headers = { ...FORM, cookie };
    await fetch(`${second}/ui/sign-out`, { method: 'POST', headers, redirect: 'manual' });
    expect([await sessionAt(first), await sessionAt(second)]).toEqual([401, 401]);
  });
});

async function services(args: readonly string[] = []) {
  const place = await postgresPlace();
  const theatre = await stage(async () => place);
  const [first, second] = await Promise.all(
    ['one', 'two'].map(async (machine) => (await theatre.serve(undefined, machine, { args })).address),
  );
  if (first === undefined || second === undefined) throw new Error('there are two services');
  return { place, apiKey: theatre.key.apiKey, first, second };
}
