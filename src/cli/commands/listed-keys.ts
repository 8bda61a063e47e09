import type { KeyListing } from '../../admin/keys-admin.ts';
import type { Context } from '../context.ts';
import { DECLINED, isConfirmed, type YesOption } from '../terminal/ask.ts';
import { spaceOf, table } from '../terminal/table.ts';

type ListedKey = Awaited<ReturnType<KeyListing['list']>>[number];
type Kind = 'key' | 'token';

/** Prints keys or tokens, by what people know of them. */
export function printKeys(listed: readonly ListedKey[], kind: Kind, context: Context): number {
  const headings = ['id', 'workspace', 'name', kind, 'created', 'last used', 'deleted'];
  context.print(
    context.isJson
      ? `${JSON.stringify(listed.map(asJson))}\n`
      : table(headings, listed.map(asRow), {
          ...spaceOf(context),
          painted: (text, heading) => (heading === 'deleted' ? context.paintOut.red(text) : text),
        }),
  );
  return 0;
}

/** Shows what was made, this once: each member and, in a column of this width before it, its name. */
export function printCreated(
  created: object,
  { width, remark }: { readonly width: number; readonly remark: string },
  context: Context,
): number {
  const lines = Object.entries(created).map(([member, value]) => `${member.padEnd(width)}${value}\n`);
  context.print(context.isJson ? `${JSON.stringify(created)}\n` : lines.join(''));
  context.say(remark);
  return 0;
}

interface Removal {
  readonly id: string;
  readonly kind: Kind;
  readonly options: YesOption;
  readonly context: Context;
}

/** Deletes a key or a token, once it is confirmed. `within` opens those of its kind for as long as the work takes. */
export async function removeKey(
  { id, kind, options, context }: Removal,
  within: (work: (keys: KeyListing) => Promise<unknown>) => Promise<unknown>,
): Promise<number> {
  // A question about a key that is not there would be answered in vain.
  await within((keys) => keys.find(id));
  const question = `Delete ${kind} ${id}? Whoever uses it is refused at once.`;
  if (!(await isConfirmed(question, options, context))) return DECLINED;
  await within((keys) => keys.remove(id));
  context.say(`${kind === 'key' ? 'Key' : 'Token'} ${id} deleted.`);
  return 0;
}

function asRow(key: ListedKey): readonly string[] {
  const { id, workspace, name, hint, createdAt, lastUsedAt, deletedAt } = key;
  return [id, workspace, name ?? '', hint, createdAt, lastUsedAt ?? 'never', deletedAt ?? ''];
}

function asJson({ createdAt, lastUsedAt, deletedAt, ...key }: ListedKey): Readonly<Record<string, unknown>> {
  const { id, workspace, name, hint } = key;
  const times = { created_at: createdAt, last_used_at: lastUsedAt, deleted_at: deletedAt };
  return { id, workspace, name, hint, ...times };
}
