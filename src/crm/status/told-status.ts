import type { OperationalStatus } from '../../contract/firmographics.ts';
import { operationalStatusOf } from '../../universe/firmographics/operational-status.ts';
import type { Situation } from '../actions/situation.ts';
import { accountFacts } from '../hierarchy/account-facts.ts';
import { decidedThat } from '../overrides/decided-by.ts';

const NOBODY_SAYS = {
  status: 'Undetermined',
  reasoning: 'No source says whether it still operates.',
} as const;

/** Whether the company of an account works, as a person decided or the sources say. */
export function toldStatus(
  at: number,
  situation: Situation,
): { readonly status: OperationalStatus; readonly reasoning: string } {
  const { dataset, world } = situation;
  const decided = situation.decided.isOperating(at);
  if (decided !== undefined) {
    const by = situation.decided.about(at).find(({ decision }) => decision === 'operating');
    const reasoning = decidedThat(by, decided ? 'it still operates' : 'it no longer operates');
    return { status: decided ? 'Active' : 'Out of business', reasoning };
  }
  const entity = situation.entityOf(at);
  // What was made of an account says nothing of that, and making it once more takes long.
  if (entity !== undefined && situation.entities.isCreated(entity)) return NOBODY_SAYS;
  const facts = entity === undefined ? accountFacts(dataset, at, world.family) : situation.factsOf(at);
  if (facts === undefined)
    return { status: 'Undetermined', reasoning: 'It is not known which company it is.' };
  const { operational_status, reasoning } = operationalStatusOf(facts, world.family);
  const doubt = entity === undefined ? ' But it is in doubt whether the account is this company.' : '';
  return { status: operational_status, reasoning: `${reasoning}${doubt}` };
}
