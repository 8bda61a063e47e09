import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pullFiles } from '../../../src/sources/pull/pull-files.ts';
import type { PullEvent, PulledFile, PullOptions } from '../../../src/sources/pull/pull-options.ts';
import { testClock } from '../../clock.ts';
import { tempFolder } from '../../temp-folder.ts';
import type { FileServer } from './file-server.ts';

interface Pulling {
  readonly folder: string;
  /** How long it would have waited. */
  readonly pauses: number[];
  readonly events: PullEvent[];
  pull(more?: Partial<PullOptions>): Promise<readonly PulledFile[]>;
  names(): string[];
}

/** Pulls what the list.json of a server names into a folder of its own; no pause takes time. */
export function pulling(server: Pick<FileServer, 'base'> & Partial<Pick<FileServer, 'kept'>>): Pulling {
  const folder = tempFolder();
  server.kept = () => partSize(folder);
  const pauses: number[] = [];
  const events: PullEvent[] = [];
  const options: PullOptions = {
    publication: {
      base: server.base,
      files: async (text) => JSON.parse(await text('list.json')),
    },
    folder,
    userAgent: 'core/test',
    clock: {
      ...testClock(() => Date.parse('2026-11-21T00:00:00Z')),
      sleep: async (ms) => void pauses.push(ms),
    },
    lockOwner: { name: 'test', isAlive: () => true },
    onProgress: (event) => events.push(event),
  };
  return {
    folder,
    pauses,
    events,
    pull: (more = {}) => pullFiles({ ...options, ...more }),
    names: () => readdirSync(folder).sort(),
  };
}

/** Bytes of the download under way; of several files there is one at a time. */
function partSize(folder: string): number {
  const part = readdirSync(folder).find((name) => name.endsWith('.part'));
  return part === undefined ? 0 : (statSync(join(folder, part), { throwIfNoEntry: false })?.size ?? 0);
}
