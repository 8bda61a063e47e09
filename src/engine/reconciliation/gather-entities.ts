import type { CombinedRecord } from '../../contract/combined.ts';
import { allFields } from '../../inbound/found-fields.ts';
import type { ExecutedJob, PinnedEntity } from '../../jobs/job-store.ts';
import { entityName } from '../../reconciliation/candidates.ts';
import type { KnownEntity } from '../../reconciliation/known-entity.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';
import type { ExecuteApart } from './execute-apart.ts';

interface Against {
  readonly workspace: string;
  readonly execute: ExecuteApart;
  /** The universe of now with what it is asked for; another one may be in use after every wait. */
  readonly knowing: (coreIds: readonly string[]) => Promise<ReferenceVersion>;
}

/** Entities by the ids that were asked for, and all whose ids are told with them. */
interface Gathered {
  readonly known: ReadonlyMap<string, KnownEntity>;
  readonly told: readonly PinnedEntity[];
}

const OPTIONS = { createMissing: false, keepEvidence: false } as const;

/** Finds out what a combined job tells of each entity, and what only its records have; ids that are not known are left out. */
export async function gatherEntities(
  ids: readonly string[],
  { workspace, execute, knowing }: Against,
): Promise<Gathered> {
  const { index } = await knowing(ids);
  const asked = [...new Set(ids)].filter((id) => index.entityOf(id) !== undefined);
  const requests = asked.map((id) => ({
    ...{ core_id: id, jobs: ['firmographics' as const, 'resolve-parent' as const] },
  }));
  const ended = await execute({ workspace, family: 'combined', options: OPTIONS, requests });
  const now = await knowing(asked);
  const known = asked.flatMap((id, at) => {
    const entity = knownEntity(id, ended[at], now);
    return entity === undefined ? [] : [[id, entity] as const];
  });
  return { known: new Map(known), told: ended.flatMap(toldBy) };
}

function knownEntity(
  id: string,
  end: ExecutedJob | undefined,
  { index, facts, record }: ReferenceVersion,
): KnownEntity | undefined {
  const entity = index.entityOf(id);
  if (entity === undefined || end?.result.state !== 'completed') return undefined;
  const found = facts(entity);
  const { coreId, city, socialUrl, sources } = found;
  const records = sources.flatMap((key) => record(key) ?? []);
  return {
    ...{ coreId, name: entityName(found), city, socialUrl, sources },
    // The record of a combined job that has ended.
    fields: allFields(end.result.record as CombinedRecord),
    names: [...new Set(records.flatMap(({ names }) => names.map(({ value }) => value)))],
    identifiers: records.flatMap(({ identifiers }) => identifiers),
  };
}

/** The entities whose ids an answer tells. */
export function toldBy({ pinned, mentioned }: ExecutedJob): readonly PinnedEntity[] {
  return [...(pinned === null ? [] : [pinned]), ...mentioned];
}
