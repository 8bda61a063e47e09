import { CoreId } from '../../contract/core-id.ts';
import type { Described, Reconciliation, Suggestions } from '../../contract/reconciliation.ts';
import { entityDescription, entityName } from '../../reconciliation/candidates.ts';
import { describedEntity } from '../../reconciliation/described-entity.ts';
import { typesOf } from '../../reconciliation/entity-types.ts';
import { extensionOf } from '../../reconciliation/extension.ts';
import { manifestOf } from '../../reconciliation/manifest.ts';
import {
  beginningFirst,
  describedProperty,
  describedType,
  proposeProperties,
  suggestProperties,
  suggestTypes,
} from '../../reconciliation/suggestions.ts';
import { withCreatedAmong } from '../../universe/created-among.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import type { IdentityStore } from '../../universe/identity-store.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';
import { begunEntities } from '../browse/begun-entities.ts';
import { pinsOf } from '../browse/browse.ts';
import { foundEntities } from '../browse/found-entities.ts';
import { type ApartOptions, type ExecuteApart, executingApart } from './execute-apart.ts';
import { gatherEntities } from './gather-entities.ts';
import { reconcileQueries } from './reconcile-queries.ts';

interface ReconciliationParts {
  readonly execute: ExecuteApart;
  /** The universe of now. */
  readonly reference: () => ReferenceVersion;
  readonly identity: Pick<IdentityStore, 'pin' | 'createdAmong'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const MOST_SUGGESTED = 10;
/** Among so many with such a name those that begin with it are looked for. */
const MOST_FOUND = 500;

/** Opens the reconciliation service of any workspace; all of them share the executor. */
export function reconciliationsOf({
  executor,
  groups,
  onError,
  ...parts
}: ApartOptions & Omit<ReconciliationParts, 'execute'>): (workspace: string) => Reconciliation {
  const execute = executingApart({ executor, groups, onError });
  return (workspace) => reconciliationOf(workspace, { ...parts, execute });
}

/** The reconciliation service of a workspace. Every id that an answer tells has left the store, and is pinned. */
function reconciliationOf(
  workspace: string,
  { execute, reference, ...beside }: ReconciliationParts,
): Reconciliation {
  const { identity } = beside;
  const knowing = (ids: readonly string[]) => withCreatedAmong(reference(), ids, beside);
  const gathered = async (ids: readonly string[]) => {
    const { known, told } = await gatherEntities(ids, { workspace, execute, knowing });
    await identity.pin(told);
    return known;
  };
  const pin = async (ids: readonly string[]) => identity.pin(pinsOf(await knowing(ids), ids));
  return {
    manifest: (address) => manifestOf(address, workspace),
    async reconcile(queries) {
      const factsAmong = async (ids: readonly string[]) => {
        const known = await knowing(ids);
        return (coreId: string) => factsIn(known, coreId);
      };
      const results = await reconcileQueries(queries, { workspace, execute, factsAmong });
      const ids = Object.values(results).flatMap(({ result }) => result.map(({ id }) => id));
      await pin([...new Set(ids)]);
      return results;
    },
    extend: async (query) => extensionOf(query, await gathered(query.ids)),
    async suggest(kind, prefix) {
      if (kind === 'property') return suggestProperties(prefix);
      if (kind === 'type') return suggestTypes(prefix);
      const suggestions = await suggestedEntities(prefix, knowing);
      await pin(suggestions.result.map(({ id }) => id));
      return suggestions;
    },
    proposeProperties,
    async described(kind, id): Promise<Described | undefined> {
      if (kind === 'property') return describedProperty(id);
      if (kind === 'type') return describedType(id);
      const known = (await gathered([id])).get(id);
      return known && describedEntity(known);
    },
  };
}

function factsIn({ index, facts }: ReferenceVersion, coreId: string): EntityFacts | undefined {
  const entity = index.entityOf(coreId);
  return entity === undefined ? undefined : facts(entity);
}

function namedSo(text: string, reference: ReferenceVersion): readonly string[] {
  const found = foundEntities(reference, { text, limit: MOST_FOUND });
  const begun = begunEntities(reference, { text, limit: MOST_SUGGESTED });
  const ids = beginningFirst(text, [...found, ...begun]).map(({ coreId }) => coreId);
  return [...new Set(ids)].slice(0, MOST_SUGGESTED);
}

/** Entities with such a name; a `core_id` finds its entity. */
async function suggestedEntities(
  text: string,
  knowing: (coreIds: readonly string[]) => Promise<ReferenceVersion>,
): Promise<Suggestions> {
  const named = CoreId.safeParse(text.trim()).success ? [text.trim()] : [];
  const reference = await knowing(named);
  const ids = named.length > 0 ? named : namedSo(text, reference);
  const found = ids.flatMap((id) => factsIn(reference, id) ?? []);
  return {
    result: found.map((facts) => ({
      ...{ id: facts.coreId, name: entityName(facts), description: entityDescription(facts) },
      notable: [...typesOf(facts.classification?.type ?? null)],
    })),
  };
}
