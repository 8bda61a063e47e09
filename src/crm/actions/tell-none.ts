import { ancestryOf } from '../../universe/hierarchy/ancestry.ts';
import { nameOf } from '../../universe/hierarchy/family.ts';
import { likelyNameDoubt } from '../doubts/name-alone-doubt.ts';
import { otherSuccessorDoubt } from '../doubts/other-company-doubt.ts';
import type { KeepReason, ParentStep } from '../hierarchy/parent-link.ts';
import { unlistedOwnerWords } from '../hierarchy/unlisted-owner.ts';
import { ownersNameWords } from '../names/owners-name.ts';
import { endOf } from '../status/end-of.ts';
import { toldStatus } from '../status/told-status.ts';
import { protectionsOf } from '../survivorship/protection.ts';
import { tieWords } from '../survivorship/tie-words.ts';
import type { Judgement } from './judge.ts';
import { everydayNameWords, junkWords } from './junk-words.ts';
import { severalAccountsWords } from './owner-accounts.ts';
import type { Situation } from './situation.ts';
import { ended, listed, lostParent, namedOwnerWords, severalParents, toldAccount } from './told-names.ts';

/** Why nothing is recommended, in words. */
export function noneWords(
  at: number,
  { because, step }: Extract<Judgement, { action: 'None' }>,
  situation: Situation,
): string {
  const why = () => listed(protectionsOf(at, situation));
  switch (because) {
    case 'parent':
      return keepWords(at, step, situation);
    case 'kept apart':
      return `It is kept beside the other account of its company: ${ended(situation.companies.unitOf(at)?.keptApart ?? '')}`;
    case 'unknown':
      return 'It is not known which company it is.';
    case 'person':
      return 'It is the account of a person, and stands for no company.';
    case 'protected junk':
      return `${junkWords(situation.dataset.account(at), situation.rules)} But ${why()}.`;
    case 'protected double':
      return protectedDouble(at, why(), situation);
    case 'no unique primary':
      return noUniquePrimary(at, situation);
    case 'unsure double':
      return unsureDouble(at, situation);
    case 'survivor leaves':
      return 'It is a double of an account that is to be deleted, but it is not certain enough that this one should go, too.';
    case 'protected closed':
      return `${toldStatus(at, situation).reasoning} But ${why()}.`;
    case 'unsure closed':
      return unsureClosed(at, situation);
    case 'other company':
      return `${toldStatus(at, situation).reasoning} ${otherSuccessorDoubt(at, situation) ?? ''} It is put below nobody before a person has looked.`;
    case 'name of owner':
      return `${toldStatus(at, situation).reasoning} ${ownersNameWords(at, situation) ?? ''} It is put below nobody before a person has looked.`;
    case 'low identity':
      return lowIdentity(at, situation);
    case 'likely name':
      return likelyName(at, situation);
    case 'unfound double':
      return 'Somebody has marked it as a double, but no other account of its company was found.';
    case 'nameless':
      return 'It has neither a name nor a website.';
    case 'everyday name':
      return everydayNameWords(situation.dataset.account(at));
    case 'too risky':
      return 'It is riskier than the rules allow.';
    case 'would make a circle':
      return 'The parent that it should have would close a circle of parents with links that cannot be settled.';
  }
}

function unsureClosed(at: number, situation: Situation): string {
  const { doubt } = endOf(at, situation);
  const why = [toldStatus(at, situation).reasoning, doubt].filter((part) => part !== undefined).join(' ');
  return `${why} That is not sure enough to delete the account.`;
}

function lowIdentity(at: number, { dataset, world }: Situation): string {
  const { coreId } = dataset.identity(at);
  const facts = coreId === null ? undefined : world.family.facts(coreId);
  return facts === undefined
    ? 'It is in doubt which company it is.'
    : `It may be ${nameOf(facts)}, but that is in doubt.`;
}

function likelyName(at: number, situation: Situation): string {
  const { dataset, world } = situation;
  const facts = world.family.facts(dataset.identity(at).coreId ?? '');
  const company = facts === undefined ? 'a known company' : nameOf(facts);
  return `It is probably ${company}. ${likelyNameDoubt(at, situation) ?? ''} No parent is created for it before a person has looked.`;
}

function protectedDouble(at: number, why: string, situation: Situation): string {
  const survivor = situation.companies.survivorOf(at);
  const other = survivor === null ? 'another account' : toldAccount(survivor, situation);
  const also = survivor !== null && situation.standings.isProtected(survivor) ? ' Both are protected.' : '';
  const { standings } = situation;
  const hasOnlyChildren = !standings.isProtectedItself(at);
  const isAbove = survivor !== null && standings.parent[survivor] === at;
  const known = standings.mayHaveChildren(at)
    ? 'it is known which account is the parent'
    : isAbove
      ? 'that one no longer stands below it'
      : 'they stand below that one';
  const then = hasOnlyChildren && also === '' ? ` It can be once ${known}.` : '';
  return `It is a double of ${other}, but may not be merged away: ${why}.${also}${then}`;
}

function noUniquePrimary(at: number, situation: Situation): string {
  const [first, second] = situation.companies.unitOf(at)?.members ?? [];
  if (first === undefined || second === undefined) return 'Nothing tells which account survives.';
  return `It is one of the accounts of one company, but nothing tells which of them survives: ${toldAccount(first, situation)} and ${toldAccount(second, situation)} are protected and equal in everything that decides.`;
}

function unsureDouble(at: number, situation: Situation): string {
  const survivor = situation.companies.survivorOf(at);
  if (survivor === null) return 'It may be a double.';
  const words = [tieWords(at, survivor, situation), situation.surenessOf(at, survivor)?.doubt ?? ''];
  return `It may be a double of ${toldAccount(survivor, situation)}, but that is not sure enough to merge them. ${words.join(' ').trim()}`.trim();
}

type KeptStep = ParentStep & { readonly kind: 'keep' };

function keepWords(at: number, step: KeptStep | undefined, situation: Situation): string {
  const why: KeepReason = step?.why ?? 'no parent known';
  const current = situation.standings.parent[at] ?? -1;
  const parent = current >= 0 ? toldAccount(current, situation) : 'its parent';
  switch (why) {
    case 'right':
      return `Nothing to do: ${parent} is its parent, as it should be.`;
    case 'no parent known':
      return `Nothing to do: ${unlistedOwnerWords(at, situation) ?? 'no source names a company that owns it'}.`;
    case 'other owner':
      return `${parent} is its parent in the CRM, but ${unlistedOwnerWords(at, situation)}.`;
    case 'nothing against':
      return `Nothing to do: no source contradicts ${parent} as its parent.`;
    case 'own company':
      return `Nothing to do: ${parent}, its parent in the CRM, is another account of the same company.`;
    case 'site of owner':
      return `Nothing to do: the sources name ${ownersWords(at, situation)} as its owner, and ${parent}, its parent in the CRM, belongs to that company and has its website.`;
    case 'only holdings':
      return `Nothing to do: all its known owners are holdings without a business of their own (${ownersWords(at, situation)}).`;
    case 'owners gone':
      return `Nothing to do: the sources name ${ownersWords(at, situation)} as its owner, but the account of that company leaves, as it no longer operates.`;
    case 'owners itself':
      return `Nothing to do: the sources name ${ownersWords(at, situation)} as its owner, but the accounts are one company.`;
    case 'decided':
      return 'Nothing to do: its parent is as a person decided.';
    case 'doubtful owner':
      return `${ownersWords(at, situation)} may own it, but that is in doubt.`;
    case 'doubtful parent':
      return `The sources name ${ownersWords(at, situation)} as its owner, but it is not known which company ${parent} is, its parent in the CRM.`;
    case 'at top':
      return `As far as the sources know, no other company owns it, and it is not known which company ${parent} is, its parent in the CRM.`;
    case 'family':
      return `${parent}, its parent in the CRM, belongs to the same group, but the sources name ${ownersWords(at, situation)} as its owner.`;
    case 'not among accounts':
      return `${lostParent(at, situation)} is not among the accounts.`;
    case 'several of the name':
      return severalParents(at, situation);
    case 'decided itself':
      return 'The parent that a person decided on is the company itself.';
    case 'named as owner':
      return step?.owner === undefined ? '' : namedOwnerWords(step.owner, situation);
    case 'several accounts':
      return step?.of === undefined ? '' : severalAccountsWords(step.of, situation);
    case 'cycle':
      return 'It stands in a circle of parents, and nothing tells which of its links is wrong.';
  }
}

function ownersWords(at: number, situation: Situation): string {
  const { world } = situation;
  const facts = situation.factsOf(at);
  if (facts === undefined) return 'nobody';
  const { parents } = ancestryOf(facts, world.family, world.infer);
  return listed(parents.map((parent) => nameOf(parent.facts)));
}
