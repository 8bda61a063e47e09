import { nameOf } from '../../universe/hierarchy/family.ts';
import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { nameStandingOf, namesOfEntity, sayMore, wholeNames } from '../names/name-standing.ts';
import { ownersNameWords } from '../names/owners-name.ts';
import { websiteStanding } from '../names/website-standing.ts';

/**
 * Why an account may be another company than the one that has come to an end, as a sentence: `Time Warner` is not Time
 * Warner Cable, which became part of another, and `Topshop` not the group of that brand, which closed. Undefined where nothing
 * says so.
 */
export function otherCompanyDoubt(
  at: number,
  end: 'closed' | 'absorbed',
  situation: Situation,
): string | undefined {
  const { dataset, world } = situation;
  const { coreId } = dataset.identity(at);
  const facts = coreId === null ? undefined : world.family.facts(coreId);
  if (facts === undefined) return undefined;
  const website = websiteStanding(at, dataset, world.family);
  // Who took over the name of a closed company has its domain under another suffix.
  if (website === 'other' || (website === 'other_suffix' && end === 'closed'))
    return `But the sources do not know its website ${dataset.account(at).website} as one of ${nameOf(facts)}.`;
  if (website === undefined && isPartOfName(at, situation))
    return `But the name "${accountName(dataset.account(at))}" is only a part of that of ${nameOf(facts)}.`;
  return ownersNameWords(at, situation);
}

/** No source knows the name, and one that it knows has all its words and more. */
function isPartOfName(at: number, situation: Situation): boolean {
  if (nameStandingOf(at, situation) !== 'unknown') return false;
  const { dataset, world } = situation;
  const known = namesOfEntity(dataset.identity(at).coreId, world.family);
  return sayMore(known, wholeNames(at, dataset));
}
