import { CoreId } from '../../contract/core-id.ts';
import { CoreError } from '../../contract/errors.ts';

/** Reads the core_id that a command is given. Throws USAGE for a text that is none. */
export function coreIdOf(text: string): CoreId {
  if (CoreId.safeParse(text).success) return text;
  throw new CoreError('USAGE', `${text} is no core_id: it has ten digits and the first is not 0`, {
    field: 'core_id',
  });
}
