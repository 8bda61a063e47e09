import type { Dataset, Texts } from '../../crm/dataset.ts';
import { keptTexts } from '../../crm/kept-texts.ts';
import type { ToldOwners } from '../../jobs/judged-accounts.ts';

/**
 * The owners of the entity of an account as JSON; null without an entity. Those of one that has several accounts are worked
 * out once.
 */
export function toldOwners(
  { identity, texts }: Pick<Dataset, 'identity'> & { readonly texts: Texts },
  ownersOf: (at: number) => ToldOwners | undefined,
): (at: number, hasDoubles: boolean) => string | null {
  const told = (at: number) => {
    const owners = ownersOf(at);
    return owners === undefined ? null : JSON.stringify(owners);
  };
  const ofEntity = keptTexts<string>(texts);
  return (at, hasDoubles) => {
    const { coreId, outcome } = identity(at);
    // What is known of a created one is what each account of it says.
    if (!hasDoubles || coreId === null || outcome === 'created') return told(at);
    return ofEntity(coreId, () => told(at) ?? '') || null;
  };
}
