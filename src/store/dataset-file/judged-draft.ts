import type Database from 'better-sqlite3';
import type { Dataset } from '../../crm/dataset.ts';
import type { Double, Plan } from '../../crm/verdict.ts';
import { openDraftFile } from './dataset-tables.ts';
import { fileDataset } from './file-dataset.ts';
import { storedVerdict, toldMembers } from './told-verdict.ts';

/** What is found of the accounts of a dataset. */
export interface Judgement {
  readonly plan: Plan;
  /** Pairs of accounts that are near; undefined when they are not to be kept. */
  readonly doubles?: readonly Double[];
}

/** Judges the accounts of a sealed draft and writes the plan beside them; in whatever thread it is called. */
export function judgeDraft(path: string, checkedAt: string, judge: (dataset: Dataset) => Judgement): void {
  const database = openDraftFile(path);
  try {
    const dataset = fileDataset(database);
    const judgement = judge(dataset);
    database.transaction(() => writePlan(database, { ...judgement, dataset, checkedAt }))();
  } finally {
    database.close();
  }
}

interface Judged extends Judgement {
  readonly dataset: Dataset;
  readonly checkedAt: string;
}

function writePlan(database: Database.Database, { plan, doubles, dataset, checkedAt }: Judged): void {
  const verdict = database.prepare('INSERT INTO verdict (position, group_id, body) VALUES (?, ?, ?)');
  for (let at = 0; at < plan.size; at++) {
    const one = plan.verdictOf(at);
    verdict.run(at + 1, one.group, JSON.stringify(storedVerdict(one, dataset)));
  }
  const group = database.prepare('INSERT INTO duplicate_group (id, members) VALUES (?, ?)');
  for (const [id, one] of plan.groups) group.run(id, JSON.stringify(toldMembers(one, dataset)));
  const entity = database.prepare('INSERT INTO entity (core_id, position) VALUES (?, ?)');
  for (const coreId of entitiesIn(database)) {
    const at = plan.accountOf(coreId);
    if (at !== undefined) entity.run(coreId, at + 1);
  }
  const double = database.prepare('INSERT INTO double (a, b, body) VALUES (?, ?, ?)');
  for (const { a, b, ...told } of doubles ?? []) double.run(a + 1, b + 1, JSON.stringify(told));
  const judged = database.prepare('INSERT INTO judged (checked_at, has_doubles) VALUES (?, ?)');
  judged.run(checkedAt, doubles === undefined ? 0 : 1);
}

function entitiesIn(database: Database.Database): readonly string[] {
  return database
    .prepare<[], string>('SELECT DISTINCT core_id FROM resolution WHERE core_id IS NOT NULL')
    .pluck()
    .all();
}
