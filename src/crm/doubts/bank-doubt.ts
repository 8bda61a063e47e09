import { isSame } from '../../resolution/comparisons/candidate-evidence.ts';
import type { EvidenceRow } from '../../resolution/comparisons/evidence.ts';
import { hasFormOfBank, saysBank } from '../../resolution/names/banks.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { tradesOf } from '../../resolution/tables/trades.ts';
import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { areOneEntity } from '../duplicates/known-entity.ts';
import { namesOfEntity, wholeNames } from '../names/name-standing.ts';

type Named = Pick<NormalName, 'tokens' | 'forms'>;

/**
 * Why one of two accounts of a known company may be the bank or insurer that it owns, as a sentence: its name says a bank, or an insurer with
 * a legal form, and neither the other's does nor any name that the company bears now. `Synchrony Bank` is owned by Synchrony Financial,
 * `Allianz Versicherungs-AG` by Allianz SE: lists keep such names beside the head's own, or as former ones.
 */
export function bankDoubt(
  pair: readonly [number, number],
  rows: readonly EvidenceRow[],
  situation: Situation,
): string | undefined {
  const { dataset, world } = situation;
  const [one, other] = pair;
  const company = dataset.identity(one);
  if (isSame(rows, 'registration') || !areOneEntity(company, dataset.identity(other))) return undefined;
  const [mine, theirs] = [wholeNames(one, dataset), wholeNames(other, dataset)];
  const own = namesOfEntity(company.coreId, world.family).filter(isInUse);
  for (const { kind, says, isSaid, isOwn } of KINDS)
    for (const [at, names, others] of [[one, mine, theirs] as const, [other, theirs, mine] as const])
      if (names.some(says) && !others.some(isSaid) && !own.some(isOwn))
        return `But "${accountName(dataset.account(at))}" may be ${kind} that the company owns.`;
  return undefined;
}

/** What a name says, what the other account's does as well, and what the company itself is. */
interface Kind {
  readonly kind: string;
  says(name: Named): boolean;
  isSaid(name: Named): boolean;
  isOwn(name: Named): boolean;
}

const isBank = (name: Named) => saysBank(name) || hasFormOfBank(name);
const saysInsurer = ({ tokens }: Named) => tradesOf(tokens).has('insurance');

const KINDS: readonly Kind[] = [
  { kind: 'a bank', says: saysBank, isSaid: isBank, isOwn: isBank },
  // `U.S. Bank National Association` is not U.S. Bancorp, which calls itself U.S. Bank.
  { kind: 'a bank', says: hasFormOfBank, isSaid: isBank, isOwn: hasFormOfBank },
  {
    kind: 'an insurer',
    says: (name) => name.forms.length > 0 && saysInsurer(name),
    isSaid: saysInsurer,
    isOwn: saysInsurer,
  },
];

function isInUse({ kind }: { readonly kind: string }): boolean {
  return kind === 'legal' || kind === 'trading';
}
