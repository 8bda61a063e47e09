import type { FinishedStep, PinnedEntity } from '../../jobs/job-store.ts';
import { recordKey } from '../../universe/core-id.ts';
import { arraysOf, given } from './given-rows.ts';
import type { Session } from './postgres-database.ts';

/** What a result says of entities, and the run that it belongs to; empty without one. */
export interface Told extends Pick<FinishedStep, 'pinned' | 'mentioned' | 'created'> {
  readonly runId: string;
}

/** Keeps what results say of entities, in the transaction that commits them. */
export interface KeepingEntities {
  /** Gives what is to be called when the transaction was committed. */
  keep(session: Session, told: readonly Told[]): Promise<() => void>;
}

const REMEMBERED_PINS = 50_000;
const PIN = { text: ['core_id', 'key'], bigint: ['place'] } as const;
/**
 * Every record that the entity ever had when its id was told leads to the id. Pins are numbered in the order of their coming
 * and written in that of their ids, so that two that pin the same do not wait for each other.
 */
const PIN_ALL = `WITH entity AS (
    SELECT core_id, min(place) AS place, coalesce(array_agg(key ORDER BY at) FILTER (WHERE key IS NOT NULL), '{}') AS keys
    FROM ${given(PIN)} GROUP BY core_id),
  numbered AS MATERIALIZED (
    SELECT nextval('core.pin_sequence') AS sequence, entity.* FROM (SELECT * FROM entity ORDER BY place) AS entity)
  INSERT INTO core.pin (sequence, core_id, record_keys)
  SELECT sequence, core_id, keys FROM numbered ORDER BY core_id
  ON CONFLICT (core_id) DO UPDATE SET record_keys = ARRAY (
    SELECT DISTINCT key FROM unnest(pin.record_keys || excluded.record_keys) AS all_keys (key) ORDER BY key)
  WHERE NOT pin.record_keys @> excluded.record_keys`;
const CREATED = { text: ['key', 'run_id', 'body'] } as const;
/** Of variants of one new company in a run the same one is kept, whichever is committed first. */
const CREATE_ALL = `INSERT INTO core.created_record (key, run_id, body)
  SELECT key, run_id, min(body COLLATE "C") FROM ${given(CREATED)} GROUP BY key, run_id ORDER BY key, run_id
  ON CONFLICT (key, run_id) DO UPDATE SET body = excluded.body WHERE excluded.body < created_record.body`;

/** What this process has pinned is not written again: a pin only ever grows. */
export function keepingEntities(): KeepingEntities {
  const pinned = new Set<string>();
  return {
    async keep(session, told) {
      const fresh = told.flatMap(entitiesOf).filter((entity) => !pinned.has(textOf(entity)));
      await pinEntities(session, fresh);
      await createRecords(session, told);
      return () => {
        if (pinned.size >= REMEMBERED_PINS) pinned.clear();
        for (const entity of fresh) pinned.add(textOf(entity));
      };
    },
  };
}

/** Keeps what results say of entities, whatever this process has kept before. */
export async function keepTold(session: Session, told: readonly Told[]): Promise<void> {
  await pinEntities(session, told.flatMap(entitiesOf));
  await createRecords(session, told);
}

export async function pinEntities(session: Session, entities: readonly PinnedEntity[]): Promise<void> {
  if (entities.length === 0) return;
  const rows = [...keysById(entities)].flatMap(([core_id, keys], place) =>
    (keys.length === 0 ? [null] : keys).map((key) => ({ core_id, place, key })),
  );
  await session.rows(PIN_ALL, arraysOf(PIN, rows));
}

async function createRecords(session: Session, told: readonly Told[]): Promise<void> {
  const rows = told.flatMap(({ created, runId }) =>
    created === null ? [] : [{ key: recordKey(created), run_id: runId, body: JSON.stringify(created) }],
  );
  if (rows.length > 0) await session.rows(CREATE_ALL, arraysOf(CREATED, rows));
}

function entitiesOf({ pinned, mentioned }: Told): readonly PinnedEntity[] {
  return pinned === null ? mentioned : [pinned, ...mentioned];
}

/** In the order of their coming; the keys of one that comes again are put together in the order of their bytes. */
function keysById(entities: readonly PinnedEntity[]): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, readonly string[]>();
  for (const { coreId, recordKeys } of entities) {
    const before = all.get(coreId);
    const isMore = before !== undefined && recordKeys.some((key) => !before.includes(key));
    const together = isMore ? [...new Set([...before, ...recordKeys])].sort(byBytes) : before;
    all.set(coreId, together ?? recordKeys);
  }
  return all;
}

function byBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function textOf({ coreId, recordKeys }: PinnedEntity): string {
  return `${coreId} ${JSON.stringify(recordKeys)}`;
}
