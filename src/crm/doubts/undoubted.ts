import type { mergeDoubt } from './merge-doubt.ts';

/**
 * Remembers of each account with which one nothing speaks against merging it, in four bytes: of most nothing does, a plan asks
 * of each several times over with all others in between, and to find that out again two names have to be compared.
 */
export function rememberingUndoubted(accounts: number, doubtOf: typeof mergeDoubt): typeof mergeDoubt {
  const undoubted = new Int32Array(accounts).fill(-1);
  return (at, survivor, link, situation) => {
    if (undoubted[at] === survivor) return undefined;
    const doubt = doubtOf(at, survivor, link, situation);
    if (doubt === undefined) undoubted[at] = survivor;
    return doubt;
  };
}
