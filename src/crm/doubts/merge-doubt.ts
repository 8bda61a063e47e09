import type { NormalName } from '../../resolution/names/normal-name.ts';
import { OFTEN_LEFT_OUT_WORDS } from '../../resolution/tables/company-words.ts';
import { GENERIC_WORDS, INSTITUTION_PART_WORDS } from '../../resolution/tables/name-words.ts';
import { saysOrganisation } from '../../resolution/tables/organisation-kinds.ts';
import { isUnitWord } from '../../universe/hierarchy/brand.ts';
import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { areOneEntity } from '../duplicates/known-entity.ts';
import { nameStandingOf, wholeNames, wordsMore } from '../names/name-standing.ts';
import { websiteStanding } from '../names/website-standing.ts';
import type { Double } from '../verdict.ts';
import { elsewhereDoubt } from './bare-name-doubt.ts';
import { sisterDoubt } from './sister-doubt.ts';

/** Why two accounts that are tied surely enough are not merged before a person has looked, as a sentence; undefined where nothing is in doubt. */
export function mergeDoubt(
  at: number,
  survivor: number,
  link: Pick<Double, 'hasOwnAgreement' | 'confidence'>,
  situation: Situation,
): string | undefined {
  const { standings, rules } = situation;
  if (rules.survivorship.includes('active') && standings.isInactive(survivor) && !standings.isInactive(at))
    return 'But the file says that that one is inactive, blocked, archived or to be deleted, and it would survive one that is in use.';
  if (rules.survivorship.includes('company_name') && standings.isUnit(survivor) && !standings.isUnit(at))
    return 'But that one bears the name of a store or unit, and would survive the account of the company itself.';
  const sister = sisterDoubt([at, survivor], link, situation);
  if (sister !== undefined || link.hasOwnAgreement) return sister;
  return (
    otherTrade(at, survivor, situation) ??
    stranger([at, survivor], situation) ??
    elsewhereDoubt([at, survivor], situation)
  );
}

/** `Nike Farm` and `Nike`: words of a trade are all that tells them apart, and nothing beside the names agrees. */
function otherTrade(at: number, survivor: number, situation: Situation): string | undefined {
  const more = tradeMore(at, survivor, situation) ?? tradeMore(survivor, at, situation);
  return more && `But "${more.join(' ')}" in one name alone may make it another business.`;
}

function tradeMore(longer: number, shorter: number, situation: Situation): readonly string[] | undefined {
  const { dataset } = situation;
  const names = wholeNames(longer, dataset);
  const others = wholeNames(shorter, dataset);
  const more = names.flatMap((name) => others.filter(isWithin(name)).map((other) => wordsMore(name, other)));
  const found = more.find((words) => words.length > 0 && words.every(isCommon) && words.some(isOfTrade));
  return found !== undefined && nameStandingOf(longer, situation) === 'unknown' ? found : undefined;
}

/** The one name begins or ends with the other: `Hotel Nike`, `Nike Farm`. */
function isWithin({ tokens }: NormalName): (other: NormalName) => boolean {
  const longer = tokens.join(' ');
  return (other) => {
    const shorter = other.tokens.join(' ');
    return longer.startsWith(`${shorter} `) || longer.endsWith(` ${shorter}`);
  };
}

function isCommon(word: string): boolean {
  return GENERIC_WORDS.has(word) || isOfTrade(word);
}

/** No word that accounts leave out, nor of a department or a sales company. */
function isOfTrade(word: string): boolean {
  if (OFTEN_LEFT_OUT_WORDS.has(word) || isUnitWord(word)) return false;
  return GENERIC_WORDS.has(word) || INSTITUTION_PART_WORDS.has(word) || saysOrganisation(word);
}

/**
 * One of the two has neither a name nor a website that the sources know of the company. Of a company that closed another website
 * suffices: brands outlive their company.
 */
function stranger(pair: readonly [number, number], situation: Situation): string | undefined {
  const { dataset, world, entities } = situation;
  if (!areOneEntity(dataset.identity(pair[0]), dataset.identity(pair[1]))) return undefined;
  const others = pair.filter((at) => websiteStanding(at, dataset, world.family) === 'other');
  const [other] = others;
  if (other === undefined) return undefined;
  const entity = entities.entityOf(other);
  if (entity !== undefined && entities.statusOf(entity) === 'Out of business')
    return `But the sources do not know the website of "${accountName(dataset.account(other))}" as one of the company, which closed.`;
  const found = others.find((at) => nameStandingOf(at, situation) === 'unknown');
  if (found === undefined) return undefined;
  return `But the sources know neither the name nor the website of "${accountName(dataset.account(found))}" as the company's.`;
}
