import type { DeleteReason } from '../status/departures.ts';
import { toldStatus } from '../status/told-status.ts';
import { junkWords } from './junk-words.ts';
import type { Situation } from './situation.ts';
import { listed, toldAccount } from './told-names.ts';

/** Why an account is to be deleted, in words. */
export function deleteWords(at: number, because: DeleteReason, situation: Situation): string {
  return `${whyWords(at, because, situation)} ${nothingLost(at, situation)}`;
}

function whyWords(at: number, because: DeleteReason, situation: Situation): string {
  switch (because) {
    case 'junk':
      return junkWords(situation.dataset.account(at), situation.rules);
    case 'closed':
      return toldStatus(at, situation).reasoning;
    case 'absorbed':
      return `${toldStatus(at, situation).reasoning} ${withoutHeirWords(at, situation)}`;
    case 'marked': {
      const survivor = situation.companies.survivorOf(at);
      const of = survivor === null ? '' : ` of ${toldAccount(survivor, situation)}`;
      return `Somebody has marked it as a double, it is one${of}, and it has no activity.`;
    }
  }
}

function withoutHeirWords(at: number, { entities, entityOf }: Situation): string {
  const entity = entityOf(at);
  const hasMoreAbove = entity !== undefined && entities.ancestorsOf(entity).length > 1;
  return hasMoreAbove
    ? 'Neither the company that it became part of has an account, nor one above that.'
    : 'The company that it became part of has no account.';
}

/** What does not hang on the account, as far as the file tells of it, and of what it does not tell. */
function nothingLost(at: number, { standings }: Situation): string {
  const { tells, openOpportunities, contractedRevenue } = standings;
  const missing = [
    ...(tells.opportunities && openOpportunities[at] === 0 ? ['no open opportunities'] : []),
    ...(tells.revenue && contractedRevenue[at] === 0 ? ['no contracted revenue'] : []),
    'no accounts below it',
  ];
  const untold = [
    ...(tells.customers ? [] : ['who is a customer']),
    ...(tells.opportunities ? [] : ['what opportunities there are']),
    ...(tells.revenue ? [] : ['what revenue there is']),
  ];
  const isNone = `It ${tells.customers ? 'is not a customer, and ' : ''}has ${listed(missing)}.`;
  return untold.length === 0 ? isNone : `${isNone} The file does not say ${untold.join(', nor ')}.`;
}
