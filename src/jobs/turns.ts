/** The kinds of work that turns are given to. */
export type TurnKind =
  | 'jobs'
  | 'deliveries'
  | 'enrichments'
  | 'schedules'
  | 'crosschecks'
  | 'chunks'
  | 'parts';

/** What takes turns of one kind of work in this process. */
export interface TurnTaker {
  /** Whether another piece of work may be taken up now; while it may not, turns are left to other processes. */
  hasRoom(): boolean;
  /**
   * Claims a piece of the work of a workspace ('' where turns of the kind are of all workspaces) and begins with it. Gives in
   * how many milliseconds there is to be another turn, at the end of the line; undefined when nothing waits any more.
   */
  take(workspace: string): Promise<number | undefined>;
  readonly onError: (what: string, error: unknown) => void;
}

/** Until it is closed. */
export interface TakenTurns {
  /** There may be a turn, or room for one. */
  wake(): void;
  /** Takes no more turns of the kind, and resolves when the one that is being taken is over. */
  close(): Promise<void>;
}

/**
 * Tells the processes that share the stores who of them is to look when, and for work of which workspace: workspaces take
 * turns. A turn says only that there may be something to claim; whose it is say the leases of the stores. What makes work
 * gives it a turn in the same transaction. A turn that is lost is given anew within seconds, for as long as its work waits.
 */
export interface Turns {
  /**
   * To be called before any are taken. Throws CONFIG where the package that hands them out is missing. What is given hears when they
   * cannot be handed out, which is then tried again.
   */
  load(onError?: TurnTaker['onError']): Promise<void>;
  /** Takes turns of the kind as long as there is room. */
  take(kind: TurnKind, taker: TurnTaker): TakenTurns;
  /** Gives the kind a turn at once; one that waits already is as good. */
  give(kind: TurnKind, workspace: string): Promise<void>;
}
