import type { Double } from '../verdict.ts';

/** Whether it is sure enough that an account and the one that survives of its company are one. */
export interface MergeSureness {
  readonly isSure: boolean;
  readonly confidence: Double['confidence'];
  readonly isDecided: boolean;
  /** What ties them; of accounts that are tied through others the weakest link between them that no person decided. */
  readonly link: Double;
  /** All links between them, in order; none where only their cluster is known. */
  readonly path: readonly Double[];
  readonly isDirect: boolean;
  /** Why they are not merged all the same, as a sentence. */
  readonly doubt: string | undefined;
}
