import type { Situation } from '../actions/situation.ts';
import type { Departures } from '../status/departures.ts';
import { isOneCompany } from '../survivorship/one-company.ts';

/**
 * An account that bears the very name of a company for which no account stands, or has its website and is named alike, and that may
 * be this company: which one it is is in doubt, nobody knew, or it is one below that company that bears its name. Of several the
 * first by the rules.
 */
export function namedAs(
  coreId: string,
  at: number,
  { situation, departures }: { readonly situation: Situation; readonly departures: Departures },
): number | undefined {
  const { entities, companies, standings } = situation;
  const isUnknown = (one: number) => {
    const entity = situation.entityOf(one);
    return entity === undefined || entities.isCreated(entity);
  };
  const mayBe = (one: number) => {
    const entity = situation.entityOf(one);
    if (entity === undefined || entities.isCreated(entity)) return true;
    // A regional company that bears the name of its group is often an account of the group.
    return [entity, ...entities.ancestorsOf(entity).map((above) => above.entity)].some(
      (known) => entities.coreIdOf(known) === coreId,
    );
  };
  const first = (bearers: readonly number[]) =>
    bearers
      .filter(
        (one) =>
          !isOneCompany(at, one, situation) &&
          !standings.isJunk(one) &&
          !standings.isPerson(one) &&
          departures.reasonOf(one) === undefined,
      )
      .sort((a, b) => (companies.isBefore(a, b) ? -1 : 1))[0];
  return (
    first(situation.bearersOf(coreId).filter(mayBe)) ??
    first(situation.siteBearersOf(coreId).filter((one) => isUnknown(one) && !standings.isSite(one)))
  );
}
