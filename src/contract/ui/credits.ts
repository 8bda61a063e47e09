import { z } from 'zod';
import type { UiRoutes } from './ui-route.ts';

const count = z.int();
const credits = z.number();

/** What one operation costs, and what it was charged. */
export const OperationCredits = z.strictObject({
  operation: z.string(),
  /** Credits for each, as of now. */
  price: credits,
  charges: count,
  refunds: count,
  /** Charged less refunded. */
  used: credits,
});
export type OperationCredits = z.infer<typeof OperationCredits>;

/** One line of the ledger. */
export const LedgerEntry = z.strictObject({
  number: count,
  job_id: z.string(),
  operation: z.string(),
  kind: z.enum(['charge', 'refund']),
  amount: credits,
  at: z.string(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const CreditsView = z.strictObject({
  operations: z.array(OperationCredits),
  /** Of all operations. */
  used: credits,
  /** Newest first. */
  ledger: z.array(LedgerEntry),
});
export type CreditsView = z.infer<typeof CreditsView>;

export const CreditsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(1000).default(50),
});
export type CreditsQuery = z.infer<typeof CreditsQuery>;

/** What a workspace was charged. */
export interface WorkspaceCredits {
  show(query: CreditsQuery): Promise<CreditsView>;
}

/** Settings > Credits. */
export const CREDITS_ROUTES = {
  'show-credits': {
    method: 'GET',
    path: '/credits',
    role: 'admin',
    query: CreditsQuery,
    response: CreditsView,
  },
} as const satisfies UiRoutes;
