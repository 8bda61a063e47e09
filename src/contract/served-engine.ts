import type { JobFamily } from './job.ts';
import type { Service } from './service.ts';

/** Whose key was accepted. */
export interface Caller {
  readonly keyId: string;
  readonly workspace: string;
  /** The product as this caller sees it: its jobs are charged to the workspace, and its webhooks signed for the key. */
  readonly service: Service;
}

export interface JobEnded {
  readonly family: JobFamily;
  readonly state: 'completed' | 'failed';
  /** From the POST to the commit of the result. */
  readonly seconds: number;
}

export interface AttemptEnded {
  readonly outcome: 'delivered' | 'retry' | 'failed';
  readonly seconds: number;
}

/** Hears what happens inside the engine, for metrics. */
export interface HostListener {
  jobEnded(event: JobEnded): void;
  attemptEnded(event: AttemptEnded): void;
}

/** The state of the engine now. */
export interface HostFigures {
  readonly waitingJobs: number;
  readonly runningJobs: number;
  readonly waitingDeliveries: number;
  readonly entities: number;
  readonly referenceVersion: string;
}

/** Whether new work is taken up: not while it closes, nor while no worker thread can be started. */
export type Readiness = 'ok' | 'closing' | 'no_threads';

/** Points at which the process may die; tests kill it there. */
export type Moment = 'accepted' | 'claimed' | 'executed' | 'committed' | 'delivered';

/** An engine with all its workspaces, as the HTTP server meets it; implemented in local/. */
export interface ServedEngine {
  /** Throws FORBIDDEN for a missing or unknown key, UNAUTHORIZED for one that was deleted. */
  callerOf(apiKey: string | undefined): Promise<Caller>;
  readiness(): Readiness;
  /** Is not ready from now on, and goes on answering until it is closed. */
  beginClosing(): void;
  figures(): Promise<HostFigures>;
  listen(listener: HostListener): void;
  /** Takes no more jobs up, waits for those under way, hands back the others. */
  close(): Promise<void>;
}
