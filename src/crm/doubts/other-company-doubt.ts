import { nameOf } from '../../universe/hierarchy/family.ts';
import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { nameStandingOf, namesOfEntity, PRESENT, sayMore, wholeNames } from '../names/name-standing.ts';
import { ownersNameWords } from '../names/owners-name.ts';
import { type WebsiteStanding, websiteStanding } from '../names/website-standing.ts';
import { normalOfAccount } from '../normal-account.ts';
import { bareNameDoubt } from './bare-name-doubt.ts';
import { nameAloneDoubt } from './name-alone-doubt.ts';

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
  if (website === 'other' || website === 'unlisted' || (website === 'other_suffix' && end === 'closed'))
    return websiteWords(at, website, situation);
  if (website === undefined && isPartOfName(at, situation)) return nameWords(at, situation);
  const ownersName = ownersNameWords(at, situation);
  if (ownersName !== undefined || website === 'own') return ownersName;
  return nameAloneDoubt(at, situation) ?? bareNameDoubt(at, situation);
}

/**
 * Why an account may be another company than the one that became part of another, so that it does not belong to that either, as a
 * sentence: its name is no more than a part of that company's, and its website is neither that company's nor that of one above it.
 */
export function otherSuccessorDoubt(at: number, situation: Situation): string | undefined {
  const { dataset, world } = situation;
  const website = websiteStanding(at, dataset, world.family);
  if (website === undefined)
    return isPartOfName(at, situation) ? nameWords(at, situation) : misnamed(at, situation);
  if (website !== 'other' && website !== 'unlisted') return undefined;
  const isInUse = PRESENT.includes(nameStandingOf(at, situation));
  if (isInUse || !isShorter(at, situation) || isOfOwner(at, situation)) return undefined;
  return `${websiteWords(at, website, situation)} ${nameWords(at, situation, 'And')}`;
}

/** A former name of it, or a few letters, stand below its successor as it does. */
function misnamed(at: number, situation: Situation): string | undefined {
  return nameStandingOf(at, situation) === 'unknown' ? nameAloneDoubt(at, situation) : undefined;
}

function websiteWords(at: number, website: WebsiteStanding, { dataset, world }: Situation): string {
  const facts = world.family.facts(dataset.identity(at).coreId ?? '');
  const name = facts === undefined ? 'it' : nameOf(facts);
  const told = dataset.account(at).website ?? '';
  return website === 'unlisted'
    ? `But the sources know no website of ${name}, and ${told} may be that of another company.`
    : `But the sources do not know its website ${told} as one of ${name}.`;
}

function nameWords(at: number, { dataset, world }: Situation, joint = 'But'): string {
  const facts = world.family.facts(dataset.identity(at).coreId ?? '');
  const name = facts === undefined ? 'another company' : nameOf(facts);
  return `${joint} the name "${accountName(dataset.account(at))}" is only a part of that of ${name}.`;
}

/** The website is that of a company above, into which the account has moved. */
function isOfOwner(at: number, { dataset, world, entities }: Situation): boolean {
  const { website } = normalOfAccount(dataset, at);
  const entity = entities.entityOf(at);
  const owners = entity === undefined ? [] : entities.ancestorsOf(entity);
  return owners.some((owner) => {
    const known = world.family.domains?.(entities.coreIdOf(owner.entity)) ?? [];
    return website !== undefined && known.includes(website.domain);
  });
}

/** No source knows the name, and one that it knows has all its words and more. */
function isPartOfName(at: number, situation: Situation): boolean {
  return nameStandingOf(at, situation) === 'unknown' && isShorter(at, situation);
}

/** A name that the company bears now has all words of the account's, and more. */
function isShorter(at: number, { dataset, world }: Situation): boolean {
  const known = namesOfEntity(dataset.identity(at).coreId, world.family);
  return sayMore(known, wholeNames(at, dataset));
}
