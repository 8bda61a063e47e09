import type { OperationalStatus } from '../../contract/firmographics.ts';
import { operationalStatusOf } from '../../universe/firmographics/operational-status.ts';
import type { Situation } from '../actions/situation.ts';
import { accountFacts } from '../hierarchy/account-facts.ts';

/** Whether the company of an account works, as a person decided or the sources say. */
export function toldStatus(
  at: number,
  situation: Situation,
): { readonly status: OperationalStatus; readonly reasoning: string } {
  const { overrides, dataset, world } = situation;
  const decided = overrides.isOperating(situation.keyOf(at));
  if (decided === true) return { status: 'Active', reasoning: 'A person decided that it works.' };
  if (decided === false)
    return { status: 'Out of business', reasoning: 'A person decided that it works no more.' };
  const entity = situation.entityOf(at);
  const facts =
    entity === undefined
      ? accountFacts(dataset.account(at), dataset.identity(at), world.family)
      : situation.factsOf(at);
  if (facts === undefined)
    return { status: 'Undetermined', reasoning: 'It is not known which company it is.' };
  const { operational_status, reasoning } = operationalStatusOf(facts, world.family);
  const doubt = entity === undefined ? ' But it is in doubt whether the account is this company.' : '';
  return { status: operational_status, reasoning: `${reasoning}${doubt}` };
}
