import { isInAnotherPlace, isInSameTown } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { isEverydayWord } from '../../resolution/tables/everyday-words.ts';
import { weightyWords } from '../../resolution/tables/name-words.ts';
import { nameOf } from '../../universe/hierarchy/family.ts';
import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { compareAccountsAlone, compareWithOne } from '../duplicates/judge-entity-pair.ts';
import { haveOwnAgreement } from '../duplicates/own-agreement.ts';
import { wholeNames } from '../names/name-standing.ts';
import { normalOfAccount } from '../normal-account.ts';

type Rows = readonly EvidenceRow[];

/**
 * Why an account that bears the very name of a company may be another one of that name, as a sentence, so that it is not deleted for
 * the end of that company: nothing beside the name is that company's, and it is in another place (`Gateway` of Tulsa), or the name is a
 * word, initials or a surname that many bear and no town tells which of them it is. Undefined where nobody can tell.
 */
export function bareNameDoubt(at: number, situation: Situation): string | undefined {
  const rows = rowsBesideName(at, situation);
  if (rows === undefined) return undefined;
  if (isInAnotherPlace(rows)) return elsewhereWords('it', at, situation);
  if (isInSameTown(rows) || !isBare(at, rows, situation)) return undefined;
  return bareWords(at, situation);
}

/**
 * Why an account may be another company of that name than the one that is owned, as a sentence, so that no parent is created for it: one
 * word with a legal form that is not the company's, in another place (`Altair LLC` of Tulsa), or a word of a language without its town
 * (`Stern GmbH`). Without a form words of a language are how people call the company (`Audible`, `American
 * Airlines`): 382 of 1,857 right parents would not be created. Undefined where anything beside the name is that company's.
 */
export function bareOwnedDoubt(at: number, situation: Situation): string | undefined {
  const rows = rowsBesideName(at, situation);
  if (rows === undefined || isInSameTown(rows) || rowOf(rows, 'name_form')?.relation === 'same')
    return undefined;
  const words = wholeNames(at, situation.dataset).map(registeredWord);
  if (words.includes(undefined)) return undefined;
  if (isInAnotherPlace(rows)) return elsewhereWords('it', at, situation);
  return words.every((word) => word !== undefined && isEverydayWord(word))
    ? bareWords(at, situation)
    : undefined;
}

/** The one word of a name that says a legal form. */
function registeredWord({ tokens, forms }: NormalName): string | undefined {
  const [word, ...more] = weightyWords(tokens);
  return more.length > 0 || forms.length === 0 ? undefined : word;
}

/** Why one of two accounts of a company that has come to its end may be another one of that name, elsewhere, so that they are not merged. */
export function elsewhereDoubt(pair: readonly [number, number], situation: Situation): string | undefined {
  const found = pair.find((at) => isElsewhere(at, situation));
  if (found === undefined || isInSameTown(compareAccountsAlone(pair, situation.dataset))) return undefined;
  return elsewhereWords(`"${accountName(situation.dataset.account(found))}"`, found, situation);
}

function isElsewhere(at: number, situation: Situation): boolean {
  const entity = situation.entities.entityOf(at);
  const status = entity === undefined ? undefined : situation.entities.statusOf(entity);
  if (status !== 'Out of business' && status !== 'Absorbed') return false;
  const rows = rowsBesideName(at, situation);
  return rows !== undefined && isInAnotherPlace(rows);
}

/** What tells an account and its company of each other, where they agree in no more than names and places. */
function rowsBesideName(at: number, { dataset, world }: Situation): Rows | undefined {
  const { coreId } = dataset.identity(at);
  const profile = coreId === null ? undefined : world.family.profile?.(coreId);
  const rows = profile && compareWithOne(normalOfAccount(dataset, at), profile);
  return rows === undefined || haveOwnAgreement(rows) ? undefined : rows;
}

function elsewhereWords(account: string, at: number, situation: Situation): string {
  return `But ${account} is in another place than ${companyName(at, situation)}, and nothing beside the name says that it is that company.`;
}

function bareWords(at: number, situation: Situation): string {
  return `But many may bear the name "${accountName(situation.dataset.account(at))}", and neither a town nor anything else says that it is ${companyName(at, situation)}.`;
}

function companyName(at: number, { dataset, world }: Situation): string {
  const facts = world.family.facts(dataset.identity(at).coreId ?? '');
  return facts === undefined ? 'the company' : nameOf(facts);
}

/** One word, or everyday words alone, without the legal form of the company: too little to tell it from others of that name. */
function isBare(at: number, rows: Rows, { dataset }: Situation): boolean {
  if (rowOf(rows, 'name_form')?.relation === 'same') return false;
  return wholeNames(at, dataset).every(({ tokens }) => {
    const words = weightyWords(tokens);
    return words.length < 2 || words.every(isEverydayWord);
  });
}
