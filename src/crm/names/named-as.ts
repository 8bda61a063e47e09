import type { Situation } from '../actions/situation.ts';
import type { Departures } from '../status/departures.ts';
import { isOneCompany } from '../survivorship/one-company.ts';

/**
 * An account that bears the very name of a company for which no account stands, and that may be this company: which one it
 * is is in doubt, nobody knew, or it is one below that company. Of several the first by the rules.
 */
export function namedAs(
  coreId: string,
  at: number,
  { situation, departures }: { readonly situation: Situation; readonly departures: Departures },
): number | undefined {
  const { entities, companies, standings } = situation;
  const mayBe = (one: number) => {
    const entity = situation.entityOf(one);
    if (entity === undefined || entities.isCreated(entity)) return true;
    // A regional company that bears the name of its group is often an account of the group.
    return [entity, ...entities.ancestorsOf(entity).map((above) => above.entity)].some(
      (known) => entities.coreIdOf(known) === coreId,
    );
  };
  return situation
    .bearersOf(coreId)
    .filter(
      (one) =>
        mayBe(one) &&
        !isOneCompany(at, one, situation) &&
        !standings.isJunk(one) &&
        !standings.isPerson(one) &&
        departures.reasonOf(one) === undefined,
    )
    .sort((a, b) => (companies.isBefore(a, b) ? -1 : 1))[0];
}
