import type { OpStatus } from '../../contract/crosscheck.ts';
import type { EntityFacts, StatusStatement } from '../entity.ts';
import { type Family, nameOf } from '../hierarchy/family.ts';
import { sentence, sourceLabel } from '../source-label.ts';
import { isVanished } from '../vanished-source.ts';
import { WITHDRAWING, withdrawnInFavourOf } from '../withdrawing-source.ts';

/** A company that is wound up still stands in its register. */
const WINDING_UP =
  /liquidation|administration|receiver|insolven|bankrupt|strike off|voluntary arrangement|winding|in abwicklung|liquidaci/i;

/** Tells whether a company still works: the most believed source says so, the others are named where they differ. */
export function operationalStatusOf(facts: EntityFacts, family: Family): OpStatus {
  const [best, ...others] = facts.statuses;
  const successor = facts.successorId === null ? undefined : family.facts(facts.successorId);
  if (best === undefined) return { operational_status: 'Undetermined', reasoning: unknownWords(facts) };
  const differing = others.filter(({ status }) => isLiving(status) !== isLiving(best.status)).map(saying);
  const told = statusOf(best, successor);
  const reasoning = [told.reasoning, ...(differing.length === 0 ? [] : [`But ${differing.join(', and ')}.`])];
  return { ...told, reasoning: reasoning.join(' ') };
}

function statusOf(best: StatusStatement, successor: EntityFacts | undefined): OpStatus {
  const words = sentence(saying(best));
  if (best.status === 'active')
    return best.note !== undefined && WINDING_UP.test(best.note)
      ? {
          operational_status: 'Undetermined',
          reasoning: `${words}: it is still registered, but may not work any more.`,
        }
      : { operational_status: 'Active', reasoning: `${words}.` };
  if (successor !== undefined)
    return {
      operational_status: 'Absorbed',
      reasoning:
        best.source === WITHDRAWING && best.status === 'absorbed'
          ? `${withdrawnInFavourOf(nameOf(successor))}.`
          : `It became part of ${nameOf(successor)}. ${sayingSo(best, words)}.`,
    };
  return best.status === 'absorbed'
    ? { operational_status: 'Absorbed', reasoning: `${words}; by whom is not known.` }
    : { operational_status: 'Out of business', reasoning: `${words}.` };
}

/** A source that tells nothing more says so; one that knows more is heard. */
function sayingSo({ status, source, note, closedOn, updatedOn }: StatusStatement, words: string): string {
  if (status !== 'absorbed' || note !== undefined || closedOn !== undefined) return words;
  return `${sentence(sourceLabel(source))} says so${updatedOn === undefined ? '' : ` (as of ${updatedOn})`}`;
}

const WORDS = { active: 'still operates', closed: 'is closed', absorbed: 'was absorbed by another' } as const;

/** `Companies House says that it is closed since 2020-01-31 (as of 2024-05-01)`. */
function saying(statement: StatusStatement): string {
  const { status, source, note, closedOn, updatedOn, isByListing } = statement;
  if (isByListing === true) return listingWords(statement);
  const when = closedOn === undefined || status === 'active' ? '' : ` since ${closedOn}`;
  const inWords = note === undefined ? WORDS[status] : `${WORDS[status]} ("${note}")`;
  const asOf = updatedOn === undefined ? '' : ` (as of ${updatedOn})`;
  return `${sourceLabel(source)} says that it ${inWords}${when}${asOf}`;
}

/** A list of shares says nothing more of the company, and often not of which day it is. */
function listingWords({ source, updatedOn }: StatusStatement): string {
  const day = updatedOn === undefined ? 'undated' : `as of ${updatedOn}`;
  return `its shares are listed according to ${sourceLabel(source)} (${day})`;
}

function isLiving(status: StatusStatement['status']): boolean {
  return status === 'active';
}

function unknownWords({ sources }: EntityFacts): string {
  return sources.every(isVanished)
    ? 'It stands in no source any more, which does not say that it closed.'
    : 'No source says whether it still operates.';
}
