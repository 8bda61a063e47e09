import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tempPath } from '../temp-folder.ts';
import { type ResultLine, writeResult } from './result-file.ts';
import { type ReviewSite, reviewSite } from './review-site.ts';

const FILE = { kind: 'crosscheck', name: 'accounts.csv', mapFile: null } as const;

/** A place of one crosschecked file, `f1` of workspace `default`, and as many services over it as are asked for. */
export interface Place {
  readonly dataDir: string;
  readonly path: string;
  site(): Promise<ReviewSite>;
}

export function placeWith(lines: readonly ResultLine[]): Place {
  const dataDir = tempPath('data');
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'accounts.crosscheck.csv');
  writeResult(path, lines);
  return { dataDir, path, site: () => reviewSite(dataDir, new Map([['default/f1', { ...FILE, path }]])) };
}

/** Calls the pages' interface in the session of a person. */
export async function callsOf(site: ReviewSite, name: string, workspace?: string) {
  const cookie = `core_session=${await site.sessionOf(name, workspace)}`;
  return async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${site.address}/ui/api${path}`, {
      method,
      headers: {
        ...{ cookie, origin: site.address },
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: each call has an answer of its own, which the test compares
    return { status: answer.status, body: (await answer.json()) as any };
  };
}
