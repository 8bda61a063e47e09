import { CoreError } from '../../contract/errors.ts';
import { accountId, accountIdFault } from '../../crm/account-id.ts';
import type { Context } from '../context.ts';

/**
 * The whole form of an account's id that was typed; what was put right is said. Throws USAGE naming the option when its last
 * three letters fit no writing of the others.
 */
export function crmIdOf(sent: string, option: string, context: Pick<Context, 'say'>): string {
  const fault = accountIdFault(sent);
  if (fault !== undefined)
    throw new CoreError('USAGE', `${option}: ${fault.what}`, { field: option, fix: fault.fix });
  const { id, remark } = accountId(sent);
  if (remark === 'repaired') context.say(repairedWords(sent, id));
  return id;
}

/** Says which id is taken in the place of the one that was given. */
function repairedWords(sent: string, id: string): string {
  return `The case of the id ${sent.trim()} was damaged; by its last three letters it is ${id}.`;
}
