/** A part of the work on a dataset, as it is offered to all machines. What it is given is a file that they share. */
export interface NewPart {
  /** From 1 on; those with lower numbers are claimed first. */
  readonly number: number;
  readonly step: string;
  /** How often what has to be known for the step had changed. */
  readonly known: number;
  /** Only processes with this version of the universe may do it; null when any may. */
  readonly referenceVersion: string | null;
}

export interface ClaimedPart extends NewPart {
  /** The work that it is a part of. */
  readonly work: string;
  /** How often it was claimed. */
  readonly token: number;
}

/** A part that another process has done; its result is the file of this token. */
export type DonePart = Pick<ClaimedPart, 'number' | 'token'>;

interface Lease {
  readonly owner: string;
  readonly forMs: number;
}

/**
 * Work on datasets that one process has begun and others may do parts of. The work is the process's under a lease, and so is
 * each part that of who does it: who has lost a lease ends nothing. Every method is one transaction.
 */
export interface SharedParts {
  begin(work: { readonly id: string; readonly workspace: string }, lease: Lease): Promise<void>;
  /** False when it was ended. */
  renew(work: string, forMs: number): Promise<boolean>;
  /** Others may claim the part from now on. */
  offer(work: string, part: NewPart): Promise<void>;
  /** The first part that waits, or whose lease has ended, for who has begun the work. */
  claimOwn(work: string, lease: Lease): Promise<ClaimedPart | undefined>;
  /** One of the work that others have begun for the workspace. One that was claimed too often is left to these. */
  claim(workspace: string, lease: Lease, referenceVersion: string): Promise<ClaimedPart | undefined>;
  renewPart(part: ClaimedPart, forMs: number): Promise<void>;
  /** Its result is there; false when the lease was lost. */
  finish(part: ClaimedPart): Promise<boolean>;
  handBack(part: ClaimedPart): Promise<void>;
  /** Forgets a part that who has begun the work has done. */
  drop(part: ClaimedPart): Promise<void>;
  /** Gives the parts that others have done, each once, and forgets them. */
  takeDone(work: string): Promise<readonly DonePart[]>;
  /** Parts of processes that are gone are free at once. */
  releaseLeases(isAlive: (owner: string) => boolean): Promise<number>;
  /** Forgets the work and all of its parts. */
  end(work: string): Promise<void>;
  /** Work whose process is gone, or has not renewed its lease. */
  left(isAlive: (owner: string) => boolean): Promise<readonly string[]>;
}
