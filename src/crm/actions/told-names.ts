import { shortened } from '../../resolution/reasoning/clause.ts';
import { nameOf } from '../../universe/hierarchy/family.ts';
import { accountName, placeWords } from '../account-name.ts';
import type { NamedOwner } from '../hierarchy/parent-link.ts';
import type { ActionTarget } from '../verdict.ts';
import type { Situation } from './situation.ts';

/** An account in a sentence: `Acme (0015g00000ABCDE)`. */
export function toldAccount(at: number, { dataset }: Situation): string {
  const account = dataset.account(at);
  const name = accountName(account);
  return name === account.external_id ? name : `${inSentence(name)} (${account.external_id})`;
}

/** Longer names are cells that hold something else: no sentence could be read around them. */
const MOST_OF_NAME = 120;

/** A name from a cell, which may have several lines. */
function inSentence(name: string): string {
  return shortened(name, MOST_OF_NAME);
}

export function accountTarget(at: number, { dataset }: Situation): ActionTarget {
  const account = dataset.account(at);
  const { coreId } = dataset.identity(at);
  return { name: accountName(account), externalId: account.external_id, coreId };
}

/** An entity without an account. */
export function entityTarget(coreId: string, { world }: Situation): ActionTarget {
  const facts = world.family.facts(coreId);
  return { name: facts === undefined ? coreId : nameOf(facts), externalId: null, coreId };
}

/** How the reasoning of an Associate begins. */
export function toldTarget({ name, externalId, coreId }: ActionTarget): string {
  const ids = [
    ...(externalId === null ? [] : [`account ${externalId}`]),
    ...(coreId === null ? [] : [`core_id ${coreId}`]),
  ];
  return ids.length === 0 ? inSentence(name) : `${inSentence(name)} (${ids.join(', ')})`;
}

/** A parent that is not among the accounts, as the account names it. */
export function lostParent(at: number, { dataset }: Situation): string {
  const { parent_name: name, parent_external_id: id } = dataset.account(at);
  const shown = name === undefined ? undefined : inSentence(name);
  const told = [shown, name === undefined || id === undefined ? id : `(${id})`].filter(
    (part) => part !== undefined,
  );
  return told.length === 0 ? 'The parent that it has' : `The parent that it has, ${told.join(' ')},`;
}

/** That an account bears the name, or has the website, of a company for which no account surely stands. */
export function namedOwnerWords({ coreId, named }: NamedOwner, situation: Situation): string {
  const { name } = entityTarget(coreId, situation);
  const place = placeWords(situation.dataset.account(named));
  const where = place === '' ? '' : `, ${place},`;
  const bears = isBearer(coreId, named, situation) ? 'bears this name' : 'has its website';
  return `No account surely stands for ${name} (${coreId}), its owner, but ${toldAccount(named, situation)}${where} ${bears}: a person has to say whether it is this company before another account is made.`;
}

/** `bears the name` or `has the website`: by which an account may be a company. */
export function bearsWhat(coreId: string, named: number, situation: Situation): string {
  return isBearer(coreId, named, situation) ? 'bears the name' : 'has the website';
}

function isBearer(coreId: string, named: number, { bearersOf }: Situation): boolean {
  return bearersOf(coreId).includes(named);
}

const MOST_BEARERS = 5;

/** The accounts of which one is the parent, when it is given by a name that several bear. */
export function severalParents(at: number, situation: Situation): string {
  const bearers = situation.standings.bearersFor(at).map((one) => ({ one, key: situation.keyOf(one) }));
  const told = bearers
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, MOST_BEARERS)
    .map(({ one }) => toldAccount(one, situation));
  const more = bearers.length > MOST_BEARERS ? [`${bearers.length - MOST_BEARERS} more`] : [];
  const name = situation.dataset.account(at).parent_name ?? '';
  return `Its parent is given by the name ${inSentence(name)} alone, which several accounts bear: ${listed([...told, ...more])}.`;
}

/** A sentence with one full stop, also behind `Acme Inc.`. */
export function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** `A, B and C`. */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
