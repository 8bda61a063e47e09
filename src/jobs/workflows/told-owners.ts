import type { CrosscheckParty } from '../../contract/crosscheck.ts';
import type { Parentage, Party } from '../../contract/resolve-parent.ts';
import type { PinnedEntity } from '../job-store.ts';
import type { ToldOwners } from '../judged-accounts.ts';

/** The owners of an entity, and the entities whose ids stand in them. */
interface Owners {
  readonly parentage: Parentage;
  readonly mentioned: readonly PinnedEntity[];
}

/** The ids of the parties that may have an account. */
export function partyIds({
  parentage: { parent, top_parent, top_operating_parent },
}: Owners): readonly string[] {
  return [...new Set([parent, top_parent, top_operating_parent].flatMap((party) => party?.core_id ?? []))];
}

/** The parties with the ids of their accounts, where they have one. */
export function withAccounts(
  { parentage, mentioned }: Owners,
  accountOf: (coreId: string) => string | undefined,
): ToldOwners {
  const { parent, top_parent: top, top_operating_parent: operating } = parentage;
  const withAccount = (party: Party): CrosscheckParty => ({
    ...party,
    external_id: accountOf(party.core_id) ?? null,
  });
  const told = {
    ...parentage,
    parent: parent && withAccount(parent),
    top_parent: withAccount(top),
    top_operating_parent: operating && withAccount(operating),
  };
  return { parentage: told, mentioned };
}
