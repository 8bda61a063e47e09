import { FAMILY_OPERATIONS } from '../../contract/charges.ts';
import type { FilePrice, FileRunKind } from '../../contract/files.ts';

/** What is known of the credits of a workspace. */
export interface WorkspaceCharges {
  readonly prices: Readonly<Record<FilePrice['operations'][number]['operation'], number>>;
  /** Credits so far. */
  readonly used: number;
}

/** What so many rows cost at most; nothing for the owner of the data directory. */
export function priceOfRun(
  { prices, used }: WorkspaceCharges,
  {
    kind,
    rows,
    isCharged,
  }: { readonly kind: FileRunKind; readonly rows: number; readonly isCharged: boolean },
): FilePrice {
  const family = kind === 'crosscheck' ? 'crosscheck' : 'entity-resolution';
  const operations = FAMILY_OPERATIONS[family].map((operation) => ({
    operation,
    credits_per_row: prices[operation],
  }));
  const perRow = operations.reduce((sum, { credits_per_row }) => sum + credits_per_row, 0);
  // Prices like 0.1 have no exact product; nobody charges billionths of a credit.
  const credits = isCharged ? Number((perRow * rows).toFixed(9)) : 0;
  return { is_charged: isCharged, operations, rows, credits, used };
}
