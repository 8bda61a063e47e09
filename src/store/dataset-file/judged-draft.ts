import type Database from 'better-sqlite3';
import type { Dataset } from '../../crm/dataset.ts';
import type { FoundCluster } from '../../crm/duplicates/clusters.ts';
import { pairKey } from '../../crm/duplicates/links.ts';
import { keptTexts } from '../../crm/kept-texts.ts';
import type { Doubles, Plan } from '../../crm/verdict.ts';
import type { ToldOwners } from '../../jobs/judged-accounts.ts';
import { openDraftFile } from './dataset-tables.ts';
import { fileDataset } from './file-dataset.ts';
import { rowsTold } from './rows-told.ts';
import { type TextFile, textFile } from './text-file.ts';
import { toldOwners } from './told-owners.ts';
import type { HearsRows } from './told-row.ts';
import { storedVerdict, toldMembers } from './told-verdict.ts';

/** What is found of the accounts of a dataset. */
export interface Judgement {
  readonly plan: Omit<Plan, 'briefOf' | 'leaves' | 'verdicts'>;
  /** Pairs of accounts that are near; undefined when they are not to be kept. */
  readonly doubles?: Doubles;
  /** The clusters that these make by themselves; undefined when something else has decided, too: all pairs are kept then. */
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

/** One step is done for so many accounts before the next: its code and tables are at hand then (resolution/weigh.ts). */
const JUDGED_AT_ONCE = 128;
/** Accounts are gone through in their order: what was read is hardly asked for again. */
const CACHE_KB = 16_384;

/** Judges the accounts of a sealed draft and writes the plan beside them; in whatever thread it is called. */
export async function judgeDraft(
  path: string,
  by: JudgedBy,
  judge: (dataset: Dataset) => Judgement | Promise<Judgement>,
  hears?: HearsRows,
): Promise<void> {
  const database = openDraftFile(path, CACHE_KB);
  const texts = textFile(path);
  try {
    const dataset = { ...fileDataset(database), texts };
    const judgement = await judge(dataset);
    database.transaction(() => writePlan(database, { ...judgement, ...by, dataset, hears }))();
  } finally {
    texts.close();
    database.close();
  }
}

interface Judged extends Judgement, JudgedBy {
  readonly dataset: Dataset & { readonly texts: TextFile };
  readonly hears: HearsRows | undefined;
}

function writePlan(
  database: Database.Database,
  { plan, doubles, clusters, dataset, ownersOf, hears, ...by }: Judged,
): void {
  // Its accounts may be far apart, and each asks for all of them.
  const members = keptTexts<string>(dataset.texts);
  const membersOf = (id: string) => members(id, () => membersIn(plan, dataset, id));
  const ownersTold = toldOwners(dataset, ownersOf);
  const telling = hears && rowsTold(database, { hears, membersOf });
  const verdict = database.prepare(
    'INSERT INTO verdict (position, group_id, body, owners) VALUES (?, ?, ?, ?)',
  );
  for (let from = 0; from < plan.size; from += JUDGED_AT_ONCE) {
    const count = Math.min(JUDGED_AT_ONCE, plan.size - from);
    const verdicts = Array.from({ length: count }, (_, place) => plan.verdictOf(from + place));
    const owners = verdicts.map(({ group }, place) => ownersTold(from + place, group !== null));
    const bodies = verdicts.map((one) => JSON.stringify(storedVerdict(one, dataset)));
    for (const [place, { group }] of verdicts.entries()) {
      const [position, body, owned] = [from + place + 1, bodies[place] ?? '', owners[place] ?? null];
      verdict.run(position, group, body, owned);
      telling?.({ position, verdict: body, owners: owned, group_id: group });
    }
  }
  hears?.end();
  const group = database.prepare('INSERT INTO duplicate_group (id, members) VALUES (?, ?)');
  for (const id of plan.groups.keys()) group.run(id, membersOf(id));
  const entity = database.prepare('INSERT INTO entity (core_id, position) VALUES (?, ?)');
  for (const coreId of entitiesIn(database)) {
    const at = plan.accountOf(coreId);
    if (at !== undefined) entity.run(coreId, at + 1);
  }
  if (doubles !== undefined) keepPairs(database, doubles, clusters && about(clusters, dataset));
  const kept = doubles === undefined ? null : clusters === undefined ? 'pairs' : 'groups';
  database
    .prepare('INSERT INTO judged (checked_at, reference_version, kept_pairs) VALUES (?, ?, ?)')
    .run(by.checkedAt, by.referenceVersion, kept);
}

/** The members of a group that the wire can tell, as JSON. */
function membersIn(plan: Pick<Plan, 'groups'>, dataset: Dataset, id: string): string {
  const group = plan.groups.get(id);
  return JSON.stringify(group === undefined ? [] : toldMembers(group, dataset));
}

/** What is kept for accounts without an entity. */
interface About {
  /** The clusters that have one. */
  readonly clusters: readonly FoundCluster[];
  /** The pair has one, or ties accounts of such a cluster. */
  isKept(a: number, b: number): boolean;
}

function about(clusters: readonly FoundCluster[], dataset: Dataset): About {
  const isAlone = (at: number) => dataset.identity(at).coreId === null;
  const kept = clusters.filter(({ members }) => members.some(isAlone));
  const clusterAt = new Map(kept.flatMap(({ members }, number) => members.map((at) => [at, number])));
  return {
    clusters: kept,
    isKept(a, b) {
      const cluster = clusterAt.get(a);
      return isAlone(a) || isAlone(b) || (cluster !== undefined && cluster === clusterAt.get(b));
    },
  };
}

const ALL: About = { clusters: [], isKept: () => true };

function keepPairs(database: Database.Database, doubles: Doubles, { clusters, isKept }: About = ALL): void {
  const numberOf = new Map<number, number>();
  const insert = database.prepare('INSERT INTO double (number, a, b, body) VALUES (?, ?, ?, ?)');
  for (const double of doubles) {
    const { a, b } = double;
    if (!isKept(a, b)) continue;
    const { a: _a, b: _b, ...told } = double;
    insert.run(numberOf.size, a + 1, b + 1, JSON.stringify(told));
    numberOf.set(pairKey(a, b), numberOf.size);
  }
  const group = database.prepare('INSERT INTO kept_group (body) VALUES (?)');
  for (const { members, coreId, weakest } of clusters) {
    const number = numberOf.get(pairKey(weakest.a, weakest.b));
    group.run(JSON.stringify([members.map((at) => at + 1), coreId, number]));
  }
}

function entitiesIn(database: Database.Database): readonly string[] {
  return database
    .prepare<[], string>('SELECT DISTINCT core_id FROM resolution WHERE core_id IS NOT NULL')
    .pluck()
    .all();
}
