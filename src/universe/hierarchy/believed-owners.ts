import { foldWords } from '../../resolution/names/fold.ts';
import type { EntityFacts, OwnerStatement } from '../entity.ts';
import { sourceLabel } from '../source-label.ts';
import { currentOwners, NONE_LISTED, OWNER_UNLISTED } from '../source-statements.ts';
import { type Family, nameBeside, nameOf } from './family.ts';

/** A list of research organisations, which keeps owners of companies that went to the stock exchange since. */
const RESEARCH_LIST = 'ror';
/** Who files there because of its shares belongs to its shareholders. */
const LISTED_BY = 'sec-edgar';

/** Owners of today, but not those that a more believed source leaves out on purpose, nor those that ROR alone gives a listed company. */
export function believedOwners(facts: EntityFacts, family: Family): readonly OwnerStatement[] {
  const none = facts.noOwners.find(({ reason }) => reason === NONE_LISTED || reason === OWNER_UNLISTED);
  const believed = currentOwners(facts.owners).filter(
    ({ trust, owner }) =>
      none === undefined || trust > none.trust || isNamed(none.owner, family.facts(owner)),
  );
  return isListedItself(facts) && believed.every(isOfResearch) ? [] : believed;
}

/** Whether the owner that one source knows by its name alone is the one of which another has a record. */
function isNamed(name: string | undefined, owner: EntityFacts | undefined): boolean {
  return name !== undefined && owner !== undefined && foldWords(name) === foldWords(nameOf(owner));
}

/** Why there is no owner though ROR names one; undefined when that is not so. */
export function listedItselfWords(facts: EntityFacts, family: Family): string | undefined {
  const named = isListedItself(facts) ? currentOwners(facts.owners).find(isOfResearch) : undefined;
  const owner = named === undefined ? undefined : family.facts(named.owner);
  if (owner === undefined) return undefined;
  return `${sourceLabel(RESEARCH_LIST)} names ${nameBeside(owner, facts)} as its parent, but it is listed in its own right, as ${sourceLabel(LISTED_BY)} says.`;
}

function isListedItself({ statuses }: EntityFacts): boolean {
  return statuses.some(({ source, status }) => source === LISTED_BY && status === 'active');
}

function isOfResearch({ source }: OwnerStatement): boolean {
  return source === RESEARCH_LIST;
}
