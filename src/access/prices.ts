import { type CreditOperation, chargedOperations } from '../contract/charges.ts';
import type { FollowUp } from '../contract/combined.ts';
import { CoreError } from '../contract/errors.ts';
import type { JobFamily } from '../contract/job.ts';
import type { WorkspaceSettings } from '../contract/workspace-settings.ts';
import type { Charge } from './credit-store.ts';

export type Prices = Readonly<Record<CreditOperation, number>>;

type GivenPrices = WorkspaceSettings['prices'];

/** Credits for each operation that is not priced otherwise. */
export const DEFAULT_PRICES: Prices = {
  'entity-resolution': 1,
  'resolve-parent': 1,
  firmographics: 1,
  crosscheck: 1,
};

/** The default prices with those that are configured; throws CONFIG for an unknown operation and for what is no price. */
export function pricesOf(configured: Readonly<Partial<Prices>>): Prices {
  for (const [operation, price] of Object.entries(configured)) {
    if (!Object.hasOwn(DEFAULT_PRICES, operation)) throw unknown(operation);
    if (!Number.isFinite(price) || price < 0) throw unpriced(operation, price);
  }
  return { ...DEFAULT_PRICES, ...configured };
}

/** The prices of a workspace: those that were given for it, else those of the service. */
export function pricesFor(given: GivenPrices, ofService: Prices): Prices {
  const entries = Object.entries(given).filter(([, price]) => price !== undefined);
  return { ...ofService, ...Object.fromEntries(entries) };
}

/** What a job is charged for at these prices. */
export function chargesOf(
  family: JobFamily,
  followUps: readonly FollowUp[],
  prices: Prices,
): readonly Charge[] {
  const operations = chargedOperations(family, followUps);
  return operations.map((operation) => ({ operation, amount: prices[operation] }));
}

function unknown(operation: string): CoreError {
  return new CoreError('CONFIG', `there is a price for ${operation}, which is no operation`, {
    field: operation,
    fix: `Operations with a price are ${Object.keys(DEFAULT_PRICES).join(', ')}.`,
  });
}

function unpriced(operation: string, price: unknown): CoreError {
  return new CoreError('CONFIG', `${String(price)} is no price for ${operation}`, {
    field: operation,
    fix: 'Give a number of credits, 0 or more.',
  });
}
