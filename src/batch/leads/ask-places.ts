import type { Parentage, Party } from '../../contract/resolve-parent.ts';
import type { Service } from '../../contract/service.ts';
import type { FamilyPlace } from '../../crm/leads/family.ts';

/** What is known of the families so far, by entity; null for one of which the service tells nothing. */
export type Places = Map<string, FamilyPlace | null>;

interface Asking {
  readonly service: Service;
  /** Jobs are created under its keys, so that they are found again. */
  readonly runId: string;
  readonly signal: AbortSignal;
}

const ASKED_AT_ONCE = 512;
const WAIT_MS = 24 * 60 * 60 * 1000;

/** Asks where entities stand, and those above them, up to the top; each one once. What is told is added to `places`. */
export async function askPlaces(coreIds: Iterable<string>, places: Places, asking: Asking): Promise<void> {
  const seen = new Set(coreIds);
  for (let level = [...seen]; level.length > 0; ) {
    const unknown = level.filter((coreId) => !places.has(coreId)).sort();
    for (let from = 0; from < unknown.length; from += ASKED_AT_ONCE)
      await askGroup(unknown.slice(from, from + ASKED_AT_ONCE), places, asking);
    level = level
      .flatMap((coreId) => places.get(coreId)?.owner?.coreId ?? [])
      .filter((coreId) => !seen.has(coreId) && seen.add(coreId));
  }
}

interface ToldFamily extends Pick<Parentage, 'parent'> {
  readonly top_parent: Pick<Parentage['top_parent'], 'core_id'>;
  readonly regional_subsidiary: Pick<Parentage['regional_subsidiary'], 'is_regional'>;
}

/** Where a record says that its entity stands. */
export function placeIn({ parent, top_parent: top, regional_subsidiary: regional }: ToldFamily): FamilyPlace {
  return {
    owner: parent && {
      coreId: parent.core_id,
      name: parent.trading_name ?? parent.legal_name ?? parent.core_id,
      confidence: parent.confidence ?? 'LOW',
      isCompany: isCompany(parent),
    },
    topCoreId: top.core_id,
    isRegional: regional.is_regional,
  };
}

async function askGroup(coreIds: readonly string[], places: Places, asking: Asking): Promise<void> {
  const { service, runId, signal } = asking;
  signal.throwIfAborted();
  const requests = coreIds.map((coreId) => ({
    body: { core_id: coreId },
    idempotencyKey: `${runId}.family/${coreId}`,
  }));
  const created = await service.create('resolve-parent', requests);
  const ids = created.map(({ id }) => id);
  const statuses = await service.jobs('resolve-parent', ids, { waitMs: WAIT_MS, signal });
  signal.throwIfAborted();
  for (const [at, coreId] of coreIds.entries()) {
    const status = statuses[at];
    places.set(coreId, status?.status === 'completed' ? placeIn(status.record) : null);
  }
}

/** Companies of one fund or one state are no family. */
function isCompany({ entity_category: category, entity_sub_category: kind }: Party): boolean {
  return kind !== 'Fund' && category !== 'Government';
}
