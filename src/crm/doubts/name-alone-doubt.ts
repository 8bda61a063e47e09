import { nameOf } from '../../universe/hierarchy/family.ts';
import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { compareWithOne } from '../duplicates/judge-entity-pair.ts';
import { haveOwnAgreement } from '../duplicates/own-agreement.ts';
import { type NameStanding, nameStandingOf, wholeNames } from '../names/name-standing.ts';
import { normalOfAccount } from '../normal-account.ts';
import { bareOwnedDoubt } from './bare-name-doubt.ts';

/** Other names that are so short are letters that many bear. */
const MOST_LETTERS = 4;

/**
 * Why an account may not be the company that it was taken for, as a sentence, so that it is not deleted for the end of that company: it
 * bears none of the names that the sources know of it, or only a former one or a few letters, and neither website, mail, profile,
 * phone, registration nor street is the company's. `NexGen Energy` is not Nexen, whoever the matcher takes it for. Undefined where
 * one of these is, and where nobody can tell.
 */
export function nameAloneDoubt(at: number, situation: Situation): string | undefined {
  const { dataset, world } = situation;
  const { coreId } = dataset.identity(at);
  const facts = coreId === null ? undefined : world.family.facts(coreId);
  if (facts === undefined || world.family.names === undefined) return undefined;
  const words = DOUBTED[standingIn(at, situation)];
  if (words === undefined || agreesBesideName(at, situation)) return undefined;
  const told = words(accountName(dataset.account(at)), nameOf(facts));
  return `But ${told}, and nothing beside the name says that it is this company.`;
}

/**
 * Why no parent is created for an account, as a sentence: which company it is, is only likely, by a name that the sources do not know or
 * that many bear.
 */
export function likelyNameDoubt(at: number, situation: Situation): string | undefined {
  const { confidence, outcome } = situation.dataset.identity(at);
  if (outcome === 'created') return undefined;
  const isUnheard = confidence !== 'HIGH' && nameStandingOf(at, situation) === 'unknown';
  return (isUnheard ? nameAloneDoubt(at, situation) : undefined) ?? bareOwnedDoubt(at, situation);
}

type Told = (name: string, company: string) => string;

const DOUBTED: Readonly<Partial<Record<NameStanding, Told>>> = {
  unknown: (name, company) => `the sources do not know "${name}" as a name of ${company}`,
  former: (name, company) => `"${name}" is only known as a former name of ${company}`,
  acronym: (name, company) => `"${name}" is only short for ${company}`,
};

function standingIn(at: number, situation: Situation): NameStanding {
  const standing = nameStandingOf(at, situation);
  const isShort = wholeNames(at, situation.dataset).every(
    ({ tokens }) => tokens.join('').length <= MOST_LETTERS,
  );
  return standing === 'alias' && isShort ? 'acronym' : standing;
}

/** Something beside the name is what the sources know of its company. */
function agreesBesideName(at: number, { dataset, world }: Situation): boolean {
  const { coreId } = dataset.identity(at);
  const profile = coreId === null ? undefined : world.family.profile?.(coreId);
  if (profile === undefined) return false;
  return haveOwnAgreement(compareWithOne(normalOfAccount(dataset, at), profile));
}
