import type { OpStatus } from '../../contract/crosscheck.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import { operationalStatusOf } from '../../universe/firmographics/operational-status.ts';
import { type Family, nameOf } from '../../universe/hierarchy/family.ts';
import { bearsNameOf } from '../../universe/hierarchy/name-within-name.ts';
import { sourceLabel } from '../../universe/source-label.ts';
import { VANISHED_SOURCE } from '../../universe/vanished-source.ts';
import { WITHDRAWING, withdrawnInFavourOf } from '../../universe/withdrawing-source.ts';

/** Whether nothing but a record that was withdrawn says that the company is gone: it may well be at work. */
export function isWithdrawnAlone({ statuses }: Pick<EntityFacts, 'statuses'>): boolean {
  const ended = statuses.filter(({ status }) => status !== 'active').map(({ source }) => source);
  return (
    ended.includes(WITHDRAWING) &&
    ended.every((source) => source === WITHDRAWING || source === VANISHED_SOURCE.name)
  );
}

/** Why the end of such a company is not sure, as a sentence. */
export const WITHDRAWN_WORDS = `But no other source says so, and ${sourceLabel(WITHDRAWING)} withdraws records of companies that work, too.`;

/**
 * Whether a company works, as the sources say; what was withdrawn in favour of one whose name it bears is a unit of it, or the
 * same company, and has not come to an end by that.
 */
export function companyStatusOf(facts: EntityFacts, family: Family): OpStatus {
  const head = isWithdrawnAlone(facts) ? successorOf(facts, family) : undefined;
  if (head === undefined || !bearsNameOf(facts, head)) return operationalStatusOf(facts, family);
  const reasoning = `${withdrawnInFavourOf(nameOf(head))}, whose name it bears. That does not say that it closed.`;
  return { operational_status: 'Undetermined', reasoning };
}

/** The company that it became part of, as far as that is known. */
export function successorOf({ successorId }: EntityFacts, family: Family): EntityFacts | undefined {
  return successorId === null ? undefined : family.facts(successorId);
}
