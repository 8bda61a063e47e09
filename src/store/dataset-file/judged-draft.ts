import type Database from 'better-sqlite3';
import type { Dataset } from '../../crm/dataset.ts';
import type { FoundCluster } from '../../crm/duplicates/clusters.ts';
import type { Double, Plan } from '../../crm/verdict.ts';
import type { ToldOwners } from '../../jobs/judged-accounts.ts';
import { openDraftFile } from './dataset-tables.ts';
import { fileDataset } from './file-dataset.ts';
import { storedVerdict, toldMembers } from './told-verdict.ts';

/** What is found of the accounts of a dataset. */
export interface Judgement {
  readonly plan: Plan;
  /** Pairs of accounts that are near; undefined when they are not to be kept. */
  readonly doubles?: readonly Double[];
  /** The clusters that these make by themselves; undefined when something else has decided, too. */
  readonly clusters?: readonly FoundCluster[];
  /** The owners of the entity of an account, by position; undefined without an entity. */
  ownersOf(at: number): ToldOwners | undefined;
}

/** By what accounts are judged, and when. */
export interface JudgedBy {
  /** ISO 8601. */
  readonly checkedAt: string;
  readonly referenceVersion: string;
}

/** Judges the accounts of a sealed draft and writes the plan beside them; in whatever thread it is called. */
export function judgeDraft(path: string, by: JudgedBy, judge: (dataset: Dataset) => Judgement): void {
  const database = openDraftFile(path);
  try {
    const dataset = fileDataset(database);
    const judgement = judge(dataset);
    database.transaction(() => writePlan(database, { ...judgement, ...by, dataset }))();
  } finally {
    database.close();
  }
}

interface Judged extends Judgement, JudgedBy {
  readonly dataset: Dataset;
}

function writePlan(
  database: Database.Database,
  { plan, doubles, clusters, dataset, ownersOf, ...by }: Judged,
): void {
  const verdict = database.prepare(
    'INSERT INTO verdict (position, group_id, body, owners) VALUES (?, ?, ?, ?)',
  );
  for (let at = 0; at < plan.size; at++) {
    const one = plan.verdictOf(at);
    const owners = ownersOf(at);
    const told = owners === undefined ? null : JSON.stringify(owners);
    verdict.run(at + 1, one.group, JSON.stringify(storedVerdict(one, dataset)), told);
  }
  const group = database.prepare('INSERT INTO duplicate_group (id, members) VALUES (?, ?)');
  for (const [id, one] of plan.groups) group.run(id, JSON.stringify(toldMembers(one, dataset)));
  const entity = database.prepare('INSERT INTO entity (core_id, position) VALUES (?, ?)');
  for (const coreId of entitiesIn(database)) {
    const at = plan.accountOf(coreId);
    if (at !== undefined) entity.run(coreId, at + 1);
  }
  if (doubles !== undefined) keepPairs(database, doubles, clusters);
  const kept = doubles === undefined ? null : clusters === undefined ? 'pairs' : 'groups';
  database
    .prepare('INSERT INTO judged (checked_at, reference_version, kept_pairs) VALUES (?, ?, ?)')
    .run(by.checkedAt, by.referenceVersion, kept);
}

function keepPairs(
  database: Database.Database,
  doubles: readonly Double[],
  clusters: readonly FoundCluster[] = [],
): void {
  const numberOf = new Map(doubles.map((double, number) => [double, number]));
  const double = database.prepare('INSERT INTO double (number, a, b, body) VALUES (?, ?, ?, ?)');
  for (const [{ a, b, ...told }, number] of numberOf) double.run(number, a + 1, b + 1, JSON.stringify(told));
  const group = database.prepare('INSERT INTO kept_group (body) VALUES (?)');
  for (const { members, coreId, weakest } of clusters)
    group.run(JSON.stringify([members.map((at) => at + 1), coreId, numberOf.get(weakest)]));
}

function entitiesIn(database: Database.Database): readonly string[] {
  return database
    .prepare<[], string>('SELECT DISTINCT core_id FROM resolution WHERE core_id IS NOT NULL')
    .pluck()
    .all();
}
