import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { normalOfAccount } from '../normal-account.ts';

/**
 * What to know of the website where an account takes the present name of one that is merged into it, as a sentence: no website is
 * taken over, and the one that stays may have gone with the former name. Undefined where both have one website, one of them
 * has none, or the one that stays is the present one.
 */
export function websiteLeftWords(at: number, into: number, situation: Situation): string | undefined {
  const { dataset } = situation;
  const [mine, kept] = [websiteOf(at, situation), websiteOf(into, situation)];
  const present = presentWebsite(at, situation);
  if (mine === undefined || kept === undefined || mine === kept || kept === present) return undefined;
  const which = mine === present ? ', which is the present one' : '';
  return `But it keeps the website ${kept}, while that of "${accountName(dataset.account(at))}" is ${mine}${which}.`;
}

/** A page at a host that many share is nobody's website. */
function websiteOf(at: number, { dataset }: Situation): string | undefined {
  const { website } = normalOfAccount(dataset, at);
  return website === undefined || website.isShared ? undefined : website.domain;
}

function presentWebsite(at: number, { dataset, world }: Situation): string | undefined {
  const { coreId } = dataset.identity(at);
  return coreId === null ? undefined : world.family.facts(coreId)?.website?.value;
}
