import { type NormalName, type Reading, readAs } from '../names/normal-name.ts';
import { legalForms } from '../tables/legal-forms.ts';
import { GENERIC_WORDS } from '../tables/name-words.ts';

/** Forms of three letters and more that hardly end a word; behind `ag`, `co` and `sa` a word may end as well. */
const GLUED = /^([a-z0-9]{3,})(inc|incorporated|corp|corporation|llc|llp|ltd|limited|gmbh|plc)$/;

/**
 * The name with the legal form parted that somebody typed without a blank: `acme` with the form of `ACMELLC`. Undefined when
 * its last word does not end in one. `Unicorp` ends like it too: the reading counts only where the rest is a word of the
 * other name (`endsInWordOf`).
 */
export function withoutGluedForm(name: NormalName): Reading<NormalName> | undefined {
  if (name.forms.length > 0) return undefined;
  const last = name.tokens.at(-1) ?? '';
  const [, rest, form = ''] = GLUED.exec(last) ?? [];
  if (rest === undefined || GENERIC_WORDS.has(last)) return undefined;
  const family = legalForms().get(form)?.family ?? form;
  return readAs(name, [...name.tokens.slice(0, -1), rest], { forms: [family] });
}

/** Whether the last word stands in the other name too. */
export function endsInWordOf(
  { tokens }: Pick<NormalName, 'tokens'>,
  other: Pick<NormalName, 'tokens'>,
): boolean {
  return other.tokens.includes(tokens.at(-1) ?? '');
}
