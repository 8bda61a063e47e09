import type { CreditEntry, CreditStore } from '../../access/credit-store.ts';
import { type Prices, pricesFor } from '../../access/prices.ts';
import type { WorkspaceSettingsStore } from '../../access/workspace-settings-store.ts';
import type { LedgerEntry, WorkspaceCredits } from '../../contract/ui/credits.ts';

interface CreditsParts {
  readonly credits: CreditStore;
  readonly settings: Pick<WorkspaceSettingsStore, 'of'>;
  /** Of the service, for operations that the workspace has no price of its own for. */
  readonly prices: Prices;
}

/** What one workspace was charged, and what it is charged from now on. */
export function workspaceCredits(
  { credits, settings, prices }: CreditsParts,
  workspace: string,
): WorkspaceCredits {
  return {
    async show({ limit }) {
      const own = pricesFor((await settings.of(workspace)).prices, prices);
      const balance = await credits.balance(workspace);
      const used = balance.reduce((sum, one) => sum + one.used, 0);
      return {
        operations: balance.map(({ operation, charges, refunds, used: ofIt }) => ({
          ...{ operation, price: own[operation], charges, refunds, used: ofIt },
        })),
        // As in the store, billionths of a credit are rounding.
        used: Number(used.toFixed(9)),
        ledger: (await credits.entries({ workspace, limit })).map(ledgerEntry),
      };
    },
  };
}

function ledgerEntry({ number, jobId, operation, kind, amount, at }: CreditEntry): LedgerEntry {
  return { number, job_id: jobId, operation, kind, amount, at };
}
