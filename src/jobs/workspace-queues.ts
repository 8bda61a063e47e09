/** What waits and what is under way in a workspace. */
export interface WorkspaceQueue {
  readonly workspace: string;
  /** Single jobs. */
  readonly waitingJobs: number;
  readonly jobsUnderWay: number;
  /** Rows of bulks. */
  readonly waitingRows: number;
  readonly rowsUnderWay: number;
  /** Leases that have run out: their process is gone or stuck, and others take up the work. */
  readonly lostLeases: number;
  /** How long the oldest job or bulk of those that wait has waited, in milliseconds; null when none waits. */
  readonly oldestMs: number | null;
  readonly waitingDeliveries: number;
}

/** What waits in all workspaces at one moment. */
export interface WorkspaceQueues {
  /** Workspaces in which something waits or is under way, by name. */
  byWorkspace(): Promise<readonly WorkspaceQueue[]>;
  /** By the clock of the store; milliseconds since 1970. */
  now(): Promise<number>;
}
