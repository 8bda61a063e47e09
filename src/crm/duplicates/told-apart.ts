import { isSame, WHOLE_NAME } from '../../resolution/comparisons/candidate-evidence.ts';
import { compareNamePair, type NameComparison } from '../../resolution/comparisons/compare-name-pair.ts';
import type { ProfileName } from '../../resolution/comparisons/entity-profile.ts';
import type { EvidenceRow } from '../../resolution/comparisons/evidence.ts';
import { isAbbreviationOf } from '../../resolution/names/brackets.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { areNotesApart } from '../../resolution/names/notes-apart.ts';
import { INSTITUTION_PART_WORDS, isTellingWord } from '../../resolution/tables/name-words.ts';
import { isUnitWord } from '../../universe/hierarchy/brand.ts';
import { FIXED_RARITY } from '../../universe/link-comparison.ts';
import { areCustomerAndJob } from './jobs-of-customers.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import type { Pair } from './pair-number.ts';

/** What tells two accounts apart that share a name: who trades under it, what stands in the brackets or as a job behind it. */
export type ToldApart = 'operator' | 'bracket' | 'job';

type Accounts = Pick<OrderedAccounts, 'record' | 'profile'>;

/**
 * `Marlow Foods LLC dba Zym` and `Ledford Dairy LLC dba Zym` are two that trade under one name, and `Zym (Plessey)` and `Zym
 * (Mitel)` two of one name, whatever website and telephone they share: the name may be that of a franchise. Undefined where
 * nothing tells two accounts apart so. One registration number is that of one company.
 */
export function toldApart(
  pair: Pair,
  accounts: Accounts,
  rows: readonly EvidenceRow[],
): ToldApart | undefined {
  // A job has the number of its customer.
  if (areCustomerAndJob(pair, accounts)) return 'job';
  return isSame(rows, 'registration') ? undefined : toldApartByNames(pair, accounts);
}

/** The same by their names alone. */
export function toldApartByNames([a, b]: Pair, accounts: Accounts): ToldApart | undefined {
  if (!saysTwoNames(a, accounts) || !saysTwoNames(b, accounts)) return undefined;
  const [mine, theirs] = [namesOf(a, accounts), namesOf(b, accounts)];
  if (areOperatorsApart(mine, theirs)) return 'operator';
  return areBracketsApart(mine, theirs) ? 'bracket' : undefined;
}

/** Of a name alone nothing is asked, and most accounts say no more. */
export function saysTwoNames(account: number, { record }: Pick<Accounts, 'record'>): boolean {
  const { names } = record(account);
  if (names.some(({ note }) => note !== undefined)) return true;
  return names.length > 1 && names.some(({ part }) => part === 'trading' || part === 'bracket');
}

interface Names {
  readonly names: readonly NormalName[];
  /** The same, each in its place, as the other account is compared with them. */
  readonly asKnown: readonly ProfileName[];
}

function namesOf(account: number, { record, profile }: Accounts): Names {
  return { names: record(account).names, asKnown: profile(account).names };
}

function comparisonsOf(mine: Names, theirs: Names, part: NormalName['part']): readonly NameComparison[] {
  const others = theirs.asKnown.filter((_, at) => theirs.names[at]?.part === part);
  return mine.names
    .filter((name) => name.part === part)
    .flatMap((name) => others.map((other) => compareNamePair(name, other, FIXED_RARITY)));
}

function areOperatorsApart(mine: Names, theirs: Names): boolean {
  if (!sayPart(mine, 'trading') || !sayPart(theirs, 'trading')) return false;
  const operators = comparisonsOf(mine, theirs, 'whole');
  return operators.length > 0 && operators.every(areTwoCompanies);
}

/** Names that tell, and no one name but for its spelling and common words; of two legal names one with a word more is another. */
function areTwoCompanies({ relation, isGeneric, left, right }: NameComparison): boolean {
  if (isGeneric || ![left, right].every(({ tokens }) => tokens.some(isTellingWord))) return false;
  if (relation === 'different' || relation === 'overlap') return true;
  const areLegal = left.forms.length > 0 && right.forms.length > 0;
  return areLegal && (relation === 'entity_longer' || relation === 'record_longer');
}

function areBracketsApart(mine: Names, theirs: Names): boolean {
  const whole = comparisonsOf(mine, theirs, 'whole').filter(({ relation }) => WHOLE_NAME.includes(relation));
  if (whole.some(({ left, right }) => areNotesApart(left, right))) return true;
  if (whole.length === 0 || !sayPart(mine, 'bracket') || !sayPart(theirs, 'bracket')) return false;
  const areOther = ({ relation, left, right }: NameComparison) =>
    relation === 'different' && isOfOther(left, mine) && isOfOther(right, theirs);
  return comparisonsOf(mine, theirs, 'bracket').every(areOther);
}

function sayPart({ names }: Names, part: NormalName['part']): boolean {
  return names.some((name) => name.part === part);
}

/** No department (`Zym (Purchasing Dept.)`), and no abbreviation of the name itself (`Quarter Institute of Zoology (QIZ)`). */
function isOfOther({ text, tokens }: Pick<NormalName, 'text' | 'tokens'>, { names }: Names): boolean {
  const last = tokens.at(-1) ?? '';
  if (INSTITUTION_PART_WORDS.has(last) || isUnitWord(last)) return false;
  return !names.some((name) => name.part === 'whole' && isAbbreviationOf(text, name.text));
}
