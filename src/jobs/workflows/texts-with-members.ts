import type { CrosscheckRecord } from '../../contract/crosscheck.ts';
import type { Extended } from '../../contract/extended.ts';
import type { ResultTexts } from '../job-store.ts';

/** Within a text of JSON nothing else is written so: quotes inside of it are escaped. */
const NO_MEMBERS = '"members":[]';

/**
 * The texts of a result, with the members of its group put in as the text that they are: of a large group they are more than
 * the rest, and need be neither read nor written again. Undefined where the members are no text, or not told.
 */
export function textsWith(
  membersText: string | undefined,
  { record, extended }: { readonly record: CrosscheckRecord; readonly extended: Extended },
): ResultTexts | undefined {
  const group = record.crosscheck?.duplicate;
  if (membersText === undefined || !record.crosscheck || !group) return undefined;
  const { type, reasoning, duplicate_of, group_id, checked_at } = group;
  const duplicate = { type, reasoning, duplicate_of, group_id, members: [], checked_at };
  const text = JSON.stringify({ ...record, crosscheck: { ...record.crosscheck, duplicate } });
  const at = text.indexOf(NO_MEMBERS) + NO_MEMBERS.length;
  const whole = `${text.slice(0, at - '[]'.length)}${membersText}${text.slice(at)}`;
  return { record: whole, extended: JSON.stringify(extended) };
}
