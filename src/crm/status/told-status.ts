import type { EntityFacts } from '../../universe/entity.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';
import type { Situation } from '../actions/situation.ts';
import { accountFacts } from '../hierarchy/account-facts.ts';
import { decidedStatus } from '../overrides/decided-facts.ts';
import type { Verdict } from '../verdict.ts';
import { companyStatusOf } from './withdrawn-record.ts';

type ToldStatus = Verdict['status'];

const NOBODY_SAYS = {
  status: 'Undetermined',
  reasoning: 'No source says whether it still operates.',
} as const;

/** Whether the company of an account works, as a person decided or the sources say. */
export function toldStatus(at: number, situation: Situation): ToldStatus {
  const { dataset, world } = situation;
  const decided = situation.decided.isOperating(at);
  if (decided !== undefined) {
    const by = situation.decided.about(at).find(({ decision }) => decision === 'operating');
    return decidedStatus({ isOperating: decided, by });
  }
  const entity = situation.entityOf(at);
  // What was made of an account says nothing of that, and making it once more takes long.
  if (entity !== undefined && situation.entities.isCreated(entity)) return NOBODY_SAYS;
  if (entity === undefined) return statusBy(accountFacts(dataset, at, world.family), world, IN_DOUBT);
  const tell = () => statusBy(situation.factsOf(at), world);
  // What is known of a created one is what each account of it says; who has no double is asked about once.
  const isShared = dataset.identity(at).outcome !== 'created' && situation.companies.unitOf(at) !== undefined;
  if (!isShared) return tell();
  // Accounts of one company may be far apart, and ask for the same.
  return JSON.parse(situation.statuses(entity, () => JSON.stringify(tell()))) as ToldStatus;
}

const IN_DOUBT = ' But it is in doubt whether the account is this company.';

function statusBy(facts: EntityFacts | undefined, { family }: Hierarchy, doubt = ''): ToldStatus {
  if (facts === undefined)
    return { status: 'Undetermined', reasoning: 'It is not known which company it is.' };
  const { operational_status: status, reasoning } = companyStatusOf(facts, family);
  return { status, reasoning: `${reasoning}${doubt}` };
}
