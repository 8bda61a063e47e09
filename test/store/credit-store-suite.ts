import { describe, expect, it } from 'vitest';
import type { CreditStore } from '../../src/access/credit-store.ts';

/** Opens a store whose ledger has the lines, written a second after each other from 1970 on. */
type LedgerOf = (lines: readonly LedgerLine[]) => CreditStore;

/** A line of the ledger. */
export type LedgerLine = readonly [
  workspace: string,
  job: string,
  operation: string,
  kind: string,
  amount: number,
];

const NOTHING = { charges: 0, refunds: 0, charged: 0, refunded: 0, used: 0 };

const LEDGER: readonly LedgerLine[] = [
  ['acme', 'job_1', 'entity-resolution', 'charge', 2],
  ['acme', 'job_1', 'firmographics', 'charge', 0.5],
  ['acme', 'job_1', 'firmographics', 'refund', 0.5],
  ['zymergen', 'job_2', 'entity-resolution', 'charge', 2],
  ['acme', 'job_3', 'entity-resolution', 'charge', 3],
];

/** What every implementation of the ledger must do; how jobs write into it stands in served-jobs-suite.ts. */
export function describeCreditStore(name: string, ledgerOf: LedgerOf): void {
  describe(`${name}: the credits of a workspace`, () => balances(ledgerOf));
  describe(`${name}: the ledger`, () => lines(ledgerOf));
}

function balances(ledgerOf: LedgerOf): void {
  it('are nothing of everything at first', async () => {
    expect(await ledgerOf([]).balance()).toEqual([
      { operation: 'entity-resolution', ...NOTHING },
      { operation: 'resolve-parent', ...NOTHING },
      { operation: 'firmographics', ...NOTHING },
      { operation: 'crosscheck', ...NOTHING },
    ]);
  });

  it('are what it was charged less what it was given back', async () => {
    const [resolution, parents, firmographics] = await ledgerOf(LEDGER).balance('acme');
    expect(resolution).toMatchObject({ charges: 2, refunds: 0, charged: 5, refunded: 0, used: 5 });
    expect(parents).toMatchObject(NOTHING);
    expect(firmographics).toMatchObject({ charges: 1, refunds: 1, charged: 0.5, refunded: 0.5, used: 0 });
  });

  it('are those of all when none is named, and none of one that nobody uses', async () => {
    const credits = ledgerOf(LEDGER);
    expect((await credits.balance())[0]).toMatchObject({ charges: 3, used: 7 });
    expect((await credits.balance('nobody'))[0]).toMatchObject(NOTHING);
  });

  it('are sums that people would write, of prices like 0.1 too', async () => {
    const charges = Array.from(
      { length: 1000 },
      (_, at): LedgerLine => ['acme', `job_${at}`, 'crosscheck', 'charge', 0.1],
    );
    const refunds = charges
      .slice(0, 7)
      .map(([...entry]): LedgerLine => [entry[0], entry[1], entry[2], 'refund', 0.1]);
    const [, , , crosscheck] = await ledgerOf([...charges, ...refunds]).balance();
    expect(crosscheck).toMatchObject({ charged: 100, refunded: 0.7, used: 99.3 });
  });
}

function lines(ledgerOf: LedgerOf): void {
  it('shows its newest lines first, as many as asked for', async () => {
    const newest = await ledgerOf(LEDGER).entries({ limit: 2 });
    expect(newest).toEqual([
      {
        ...{ number: 5, workspace: 'acme', jobId: 'job_3', operation: 'entity-resolution' },
        ...{ kind: 'charge', amount: 3, at: '1970-01-01T00:00:04.000Z' },
      },
      expect.objectContaining({ number: 4, workspace: 'zymergen' }),
    ]);
  });

  it('shows those of one workspace alone', async () => {
    const numbers = (await ledgerOf(LEDGER).entries({ workspace: 'acme', limit: 3 })).map(
      ({ number }) => number,
    );
    expect(numbers).toEqual([5, 3, 2]);
  });
}
