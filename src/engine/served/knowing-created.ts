import type { AdvancedJob, ClaimedJob, ExecutedJob, LackedEntity } from '../../jobs/job-store.ts';
import type { JobExecutor } from '../../jobs/runner.ts';
import type { SourceRecord } from '../../resolution/records/source-record.ts';
import { mintCoreId, recordKey } from '../../universe/core-id.ts';
import type { IdentityStore } from '../../universe/identity-store.ts';

/**
 * Executes jobs against the universe in use and what was created since it was opened, by this process or others: the store
 * is asked for what jobs lacked, and those that it has are executed again with it.
 */
export function knowingCreated(
  executor: JobExecutor,
  identity: Pick<IdentityStore, 'createdAmong'>,
): JobExecutor {
  return {
    ...executor,
    async execute(jobs) {
      const ends = await executor.execute(jobs);
      const found = await createdFor(ends, identity);
      const again = jobs.flatMap((job): readonly ClaimedJob[] => {
        const createdSince = found.get(job.id);
        return createdSince === undefined ? [] : [{ ...job, createdSince }];
      });
      if (again.length === 0) return ends;
      const known = new Map((await executor.execute(again)).map((end) => [end.id, end]));
      return ends.map((end) => known.get(end.id) ?? end);
    },
  };
}

/** The created records that jobs lacked, by the id of the job. */
async function createdFor(
  ends: readonly (ExecutedJob | AdvancedJob)[],
  identity: Pick<IdentityStore, 'createdAmong'>,
): Promise<ReadonlyMap<string, readonly SourceRecord[]>> {
  const lacking = ends.flatMap(({ id, lacks }) => (lacks === undefined ? [] : [{ id, lacks }]));
  if (lacking.length === 0) return new Map();
  const records = await identity.createdAmong({
    keys: lacking.flatMap(({ lacks }) => ('key' in lacks ? lacks.key : [])),
    coreIds: lacking.flatMap(({ lacks }) => ('coreId' in lacks ? lacks.coreId : [])),
  });
  const byName = new Map(
    records.flatMap((record) => {
      const key = recordKey(record);
      return [[key, record] as const, [mintCoreId(key), record] as const];
    }),
  );
  return new Map(
    lacking.flatMap(({ id, lacks }) => {
      const record = byName.get(nameOf(lacks));
      return record === undefined ? [] : [[id, [record]] as const];
    }),
  );
}

function nameOf(lacks: LackedEntity): string {
  return 'key' in lacks ? lacks.key : lacks.coreId;
}
