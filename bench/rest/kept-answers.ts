import { readFileSync, writeFileSync } from 'node:fs';
import type { ExecutedJob } from '../../dist/jobs/job-store.js';
import { withDatabase } from '../core-sqlite.ts';

/** What an executor gave for a job, without the job. */
export type KeptAnswer = Omit<ExecutedJob, 'id' | 'token'>;

interface Row {
  readonly record: string;
  readonly extended: string;
  readonly core_id: string | null;
}

/** Writes what became of the rows of the latest run into a file, in their order; gives how many there are. */
export function keepAnswers(dataDir: string, path: string): number {
  const answers = withDatabase(dataDir, (database) => {
    const keysOf = database
      .prepare<[string], string>('SELECT record_keys FROM pin WHERE core_id = ?')
      .pluck();
    const pinOf = (coreId: string) => {
      const keys = keysOf.get(coreId);
      return keys === undefined ? [] : [{ coreId, recordKeys: JSON.parse(keys) as string[] }];
    };
    const rows = database
      .prepare<[], Row>(
        `SELECT record, extended, core_id FROM job WHERE state = 'completed'
           AND idempotency_key LIKE (SELECT id FROM run ORDER BY created_at DESC LIMIT 1) || '/%' ORDER BY number`,
      )
      .all();
    return rows.map(({ record, extended: told, core_id }): KeptAnswer => {
      const extended = JSON.parse(told);
      const candidates: readonly { readonly core_id: string }[] = extended.candidates;
      return {
        result: { state: 'completed', record: JSON.parse(record), extended },
        pinned: core_id === null ? null : (pinOf(core_id)[0] ?? null),
        mentioned: candidates.flatMap((candidate) => pinOf(candidate.core_id)),
        created: null,
        notRun: [],
      };
    });
  });
  writeFileSync(path, JSON.stringify(answers));
  return answers.length;
}

/** The answers that `keepAnswers` has written. */
export function readAnswers(path: string): readonly KeptAnswer[] {
  return JSON.parse(readFileSync(path, 'utf8'));
}
