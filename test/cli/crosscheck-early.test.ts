import { beforeAll, describe, expect, it } from 'vitest';
import { ended, until, type Workplace, workplace } from './run-core.ts';

/** Of more than 4,096 accounts doubles are looked for while they are resolved, where a processor is left for it. */
const ACCOUNTS = 4300;
const SLOW_MS = 180_000;
const OPTIONS = ['crosscheck', 'accounts.csv', '-o', 'out.csv', '--concurrency'];

/** Companies that nobody knows, every fifth of them twice. */
function accounts(): string {
  const rows = Array.from({ length: ACCOUNTS }, (_, at) => {
    const company = at % 10 === 9 ? at - 5 : at;
    return `${at},${wordOf(company)} ${wordOf(company + 77_777)} GmbH,Lyon,FR`;
  });
  return ['Id,Account Name,Billing City,Billing Country', ...rows].join('\n');
}

/** A word of ten letters; some are like others. */
function wordOf(number: number): string {
  const letters = Array.from({ length: 10 }, (_, at) => Math.abs(Math.sin(number * 10 + at)) * 26);
  return letters.map((letter) => String.fromCharCode(97 + Math.floor(letter))).join('');
}

function placed(): Workplace {
  const place = workplace();
  place.write('accounts.csv', accounts());
  return place;
}

describe('a crosscheck that looks for doubles while accounts are resolved', () => {
  let alone = '';
  beforeAll(async () => {
    const place = placed();
    await place.core(...OPTIONS, '0');
    alone = place.read('out.csv');
  }, SLOW_MS);

  it('finds what one that looks for them afterwards finds', async () => {
    const place = placed();
    await place.core(...OPTIONS, '1');
    expect(place.read('out.csv') === alone).toBe(true);
    expect(alone.split('\n').filter((row) => row.includes(',DUPLICATE,')).length).toBeGreaterThan(400);
  });

  it('goes on after it was killed, and finds the same', async () => {
    const place = placed();
    const child = place.start(...OPTIONS, '1');
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const over = ended(child);
    await until(() => said.includes('finding out who they are'), 'accounts are resolved');
    child.kill('SIGKILL');
    await over;
    await place.core(...OPTIONS, '1');
    expect(place.read('out.csv') === alone).toBe(true);
  });
});
