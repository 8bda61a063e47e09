import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import type { DatasetDraft } from '../../jobs/dataset-store.ts';
import { arrivals } from './arrivals.ts';
import { type ResolvingOptions, resolveAccounts } from './resolve-accounts.ts';

export interface DraftResolution {
  /** Accounts were added to the draft. */
  added(rules: CrosscheckRules): void;
  /** All accounts are there: resolves when each of them has a resolution. */
  rest(rules: CrosscheckRules): Promise<void>;
  /** The draft is about to be discarded. */
  stop(): void;
}

interface ResolutionOptions extends Omit<ResolvingOptions, 'least' | 'arriving'> {
  /** Begins before all accounts are there: no resolutions can be taken over from a version before. */
  readonly beginsAtOnce: boolean;
}

/** Resolves the accounts of a draft, the first ones while others are still being read. */
export function draftResolution(
  draft: Pick<DatasetDraft, 'unresolved' | 'resolve'>,
  { beginsAtOnce, signal, ...options }: ResolutionOptions,
): DraftResolution {
  const arriving = arrivals();
  const stopped = new AbortController();
  const either = AbortSignal.any([signal, stopped.signal]);
  let underWay: Promise<void> | undefined;
  const begun = ({ limits }: CrosscheckRules) => {
    underWay ??= resolveAccounts(draft, {
      ...{ ...options, arriving, signal: either },
      least: limits.min_confidence,
    });
    // Whoever waits for the rest hears of a failure.
    underWay.catch(() => {});
    return underWay;
  };
  return {
    added(rules) {
      if (beginsAtOnce) begun(rules);
      arriving.more();
    },
    rest(rules) {
      arriving.end();
      return begun(rules);
    },
    stop() {
      stopped.abort();
      arriving.end();
    },
  };
}
