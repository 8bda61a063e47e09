import {
  areNames,
  isElsewhereAltogether,
  isInSameTown,
  isSame,
} from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { weightyWords } from '../../resolution/tables/name-words.ts';
import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { areOneEntity } from '../duplicates/known-entity.ts';
import { haveOwnAgreement } from '../duplicates/own-agreement.ts';
import { areTwoSites } from '../duplicates/two-seats.ts';
import { isMadeOfBeginnings } from '../names/made-of-beginnings.ts';
import { type NameStanding, nameStandingOf, wholeNames } from '../names/name-standing.ts';
import { normalOfAccount } from '../normal-account.ts';

type Rows = readonly EvidenceRow[];
type Pair = readonly [number, number];

/**
 * Why two accounts of one known company may be two brands of it, or the company and a brand, as a sentence: sources list the name of one
 * beside the company's own, and each has a website of its own (`Land Rover` beside `Jaguar`, `Routledge` beside `Taylor & Francis`: each
 * has buyers of its own; a former name may have a former website); or nothing agrees, neither their names nor what stands beside them, and
 * neither bears the company's own name (`Karstadt`, `Kaufhof`) or towns and telephones differ.
 */
export function brandDoubt(pair: Pair, rows: Rows, situation: Situation): string | undefined {
  const { dataset } = situation;
  const [one, other] = pair;
  if (isSame(rows, 'registration') || !areOneEntity(dataset.identity(one), dataset.identity(other)))
    return undefined;
  const standings = pair.map((at) => nameStandingOf(at, situation));
  const brands = pair.filter((_, index) => standings[index] === 'alias');
  if (brands.length === 0) return undefined;
  const told = brands.map((at) => `"${accountName(dataset.account(at))}"`).join(' and ');
  const why = whyBrands(pair, rows, { situation, standings });
  if (why === undefined) return undefined;
  return brands.length > 1
    ? `But ${told} may be two brands or parts of one company, for ${why}.`
    : `But ${told} may be a brand or a part of the company, for ${why}.`;
}

function whyBrands(
  pair: Pair,
  rows: Rows,
  { situation, standings }: { readonly situation: Situation; readonly standings: readonly NameStanding[] },
): string | undefined {
  const { dataset } = situation;
  const [site, otherSite] = pair.map((at) => normalOfAccount(dataset, at).website);
  if (areTwoSites(site, otherSite)) return 'each of the two has a website of its own';
  const isOneSite = site !== undefined && otherSite !== undefined && !site.isShared;
  if (isOneSite || haveOwnAgreement(rows) || !areNamesApart(pair, rows, situation)) return undefined;
  if (!standings.some((standing) => OWN.has(standing)))
    return 'neither is the name that it bears or bore, and nothing beside the names agrees';
  return isElsewhereAltogether(rows) && areNames(rows, ['different'])
    ? 'the names have nothing in common, and neither have towns and telephones'
    : undefined;
}

/** What the company is called itself, or was. */
const OWN: ReadonlySet<NameStanding> = new Set(['legal', 'trading', 'acronym', 'written', 'former']);

/**
 * They have no word in common, or in no one town each has one of its own (`LS Electric`, `LS Cable`), and the one is no short way to say
 * the other (`SocGen`).
 */
function areNamesApart([one, other]: Pair, rows: Rows, { dataset }: Situation): boolean {
  if (!areNames(rows, ['different']) && !haveWordsApart(rows)) return false;
  const [names, others] = [wholeNames(one, dataset), wholeNames(other, dataset)];
  return !names.some((name) =>
    others.some((another) => isMadeOfBeginnings(name, another) || isMadeOfBeginnings(another, name)),
  );
}

function haveWordsApart(rows: Rows): boolean {
  if (!areNames(rows, ['overlap']) || isInSameTown(rows)) return false;
  const { onlyLeft = [], onlyRight = [] } = rowOf(rows, 'name_words') ?? {};
  return [onlyLeft, onlyRight].every((words) => weightyWords(words).length > 0);
}
