import type { Clock } from '../../contract/clock.ts';
import type { LockOwner } from '../../disk/take-lock.ts';
import type { Publication } from '../importers/importer.ts';

export interface PullOptions {
  readonly publication: Publication;
  /** Where the files go; made when it is not there. */
  readonly folder: string;
  /** Takes the place of the publication's own base. */
  readonly baseUrl?: string;
  readonly userAgent: string;
  readonly clock: Clock;
  readonly lockOwner: LockOwner;
  /** Stops the download; what has come is kept. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (event: PullEvent) => void;
  /** How long nothing may come; 30 seconds. */
  readonly timeoutMs?: number;
}

export type PullEvent =
  | { readonly kind: 'bytes'; readonly name: string; readonly bytes: number; readonly total?: number }
  | { readonly kind: 'retry'; readonly reason: string; readonly waitMs: number }
  | { readonly kind: 'done'; readonly file: PulledFile };

export interface PulledFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** The option of the import that the file fills; absent for the main files. */
  readonly option?: string;
  /** `resumed`: a part of it was there already; `unchanged`: all of it was. */
  readonly status: 'downloaded' | 'resumed' | 'unchanged';
}
